import QuoinCompiler
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// The constraints of stacks against `Tests/Oracle/stack-rules.tsv`: whatever the rows, the required
/// equations must have the same solutions, and the other rows must say the same of them.
@Suite struct StackRuleTests {
  @Test(
    arguments: ["horizontal", "vertical"],
    ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
  func stacksMakeUIKitsConstraints(axis: String, distribution: String) throws {
    let table = try OracleTable("stack-rules.tsv").rows
    for alignment in Self.alignments(axis) {
      for (hidden, custom) in [
        ("-", "-"), ("-", "a"), ("-", "b"), ("b", "-"), ("b", "a"), ("b", "b"),
      ] {
        let stack = StackCase(
          content: "sizes", axis: axis, distribution: distribution, alignment: alignment,
          hidden: hidden, custom: custom)
        try check(stack, table)
      }
    }
  }

  /// The rule of iOS 11 for texts of several lines in a row.
  @Test func textsOfSeveralLinesHaveARuleOfTheirOwn() throws {
    let stack = StackCase(
      content: "texts", axis: "horizontal", distribution: "fill", alignment: "fill", hidden: "-",
      custom: "-")
    let expected = stack.rows(of: try OracleTable("stack-rules.tsv").rows)
    #expect(expected.count == 3)
    let made = LinearRowSystem(stack.constraints)
    #expect(
      LinearRowSystem(expected + stack.constraints.filter { $0.priority == 1000 }).others
        .subtracting(made.others) == [])
  }

  private func check(_ stack: StackCase, _ table: [[String: String]]) throws {
    let expected = LinearRowSystem(stack.rows(of: table))
    let made = LinearRowSystem(stack.constraints)
    #expect(expected.equationTexts.count > 3)
    #expect(made.equationTexts == expected.equationTexts, "\(stack)")
    #expect(made.others == expected.others, "\(stack)")
  }

  private static func alignments(_ axis: String) -> [String] {
    let both = ["fill", "leading", "center", "trailing"]
    return axis == "horizontal" ? both + ["firstBaseline", "lastBaseline"] : both
  }
}

/// A stack that rules of the table are for.
private struct StackCase {
  var content, axis, distribution, alignment, hidden, custom: String

  private var isRow: Bool { axis == "horizontal" }

  /// The rules of the table that hold for it, turned to its axis.
  func rows(of table: [[String: String]]) -> [LinearRow] {
    let kind = distribution.hasPrefix("equal") ? "loose" : "tight"
    return table.filter { row in
      row["content"] == content && names(row["distribution"], distribution, kind)
        && names(row["alignment"], alignment) && names(row["hidden"], hidden)
        && names(row["custom"], custom)
    }.compactMap { row in
      let words = (row["constraint"] ?? "").split(separator: " ").map { word in
        word.split(separator: ".").map {
          isRow ? String($0) : Self.turned[String($0)] ?? String($0)
        }
        .joined(separator: ".")
      }
      return LinearRow(words.joined(separator: " "))
    }
  }

  /// The constraints that Quoin makes of it, content sizes and what the spec writes left out.
  var constraints: [LinearRow] {
    let file = SourceFile(path: "test.quoin.yaml", text: spec)
    let dump = Compiler.dump(
      .constraints, of: file, notation: .yaml, options: ScreenOptions(),
      files: MemoryFiles([UnitFont.path: UnitFont.text]))
    return dump.text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1).map(String.init)
      let origin = parts.last?.drop { $0 == " " } ?? ""
      let isOther = ["hugging of", "resistance of", "no negative"].contains(where: origin.hasPrefix)
      guard !isOther, origin.first?.isNumber != true else { return nil }
      return LinearRow(parts[0])
    }
  }

  private func names(_ cell: String?, _ values: String...) -> Bool {
    let words = (cell ?? "").split(separator: ",").map(String.init)
    return words == ["*"] || words.contains(where: values.contains)
  }

  private var spec: String {
    let sizes = [("a", 40, 20), ("b", 100, 30), ("c", 60, 10)]
    let children = sizes.map { id, length, across in
      let size = isRow ? "[\(length), \(across)]" : "[\(across), \(length)]"
      return content == "texts"
        ? "      \(id): {label: aaaa aaaa, style: u, lines: 0}"
        : "      \(id): {custom: Box, intrinsic: \(size), hidden: \(id == hidden)}"
    }
    let turned = isRow ? ["leading": "top", "trailing": "bottom"] : [:]
    return """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      fonts: {U20: {metrics: \(UnitFont.path)}}
      styles: {u: {font: {family: U20, size: 20}}}
      views:
        s:
          \(isRow ? "hstack" : "vstack"):
      \(children.joined(separator: "\n"))
          distribution: \(distribution)
          alignment: \(turned[alignment] ?? alignment)
          spacing: 8
          \(custom == "-" ? "" : "spacingAfter: {\(custom): 24}")
          top: 0
          leading: 0
          size: 300
      """
  }

  private static let turned = [
    "leading": "top", "trailing": "bottom", "centerX": "centerY", "width": "height",
    "top": "leading", "bottom": "trailing", "centerY": "centerX", "height": "width",
  ]
}
