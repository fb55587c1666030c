import QuoinLayout
import QuoinTestSupport
import Testing

/// Every distribution with every alignment, hidden child, spacing and size, against a table that
/// another program works out.
@Suite struct StackTableTests {
  @Test func theTableIsWhole() {
    // 12 kinds of hidden and spacing, 2 sizes with each alignment and one more with fill.
    #expect(StackRow.all.count == 5 * 12 * (2 * (6 + 4) + 2))
  }

  @Test(
    arguments: ["horizontal", "vertical"],
    ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
  func stacksAreAsTheTableHasThem(axis: String, distribution: String) throws {
    let rows = StackRow.all.filter { $0.axis == axis && $0.distribution == distribution }
    let specs = rows.enumerated().map { $0.element.spec(number: $0.offset) }
    let spec = TestSpec.canvas(
      width: "2000", height: "2000", "views:\n" + specs.joined(separator: "\n"))
    let findings = spec.result.diagnostics.filter {
      $0.id != "truncated" && $0.id != "insets-exceed-frame"
    }
    #expect(findings.map(\.message).prefix(3) == [])
    let layout = try #require(spec.result.layouts.first)
    let boxes = solvedBoxes(LayoutTrace(layout.screen).solution)
    for (number, row) in rows.enumerated() {
      let stack = try #require(boxes["s\(number)"])
      let children = ["a", "b", "c"].compactMap { boxes["\($0)\(number)"] }
      let isRight =
        agree(Array(stack[2...]), row.stack)
        && zip(children, row.children).allSatisfy { agree($0, $1) }
      #expect(isRight, "\(row): \(stack[2...]) \(children)")
    }
  }

  /// The boxes of a solution's text: x, y, width and height before rounding, by id.
  private func solvedBoxes(_ text: String) -> [String: [Double]] {
    var boxes: [String: [Double]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      if fields.count == 5 { boxes[String(fields[0])] = fields[1...].compactMap { Double($0) } }
    }
    return boxes
  }

  private func agree(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}
