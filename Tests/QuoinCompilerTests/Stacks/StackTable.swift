import Foundation
import QuoinTestSupport

/// One line of `Tests/Oracle/stack-table.tsv`, which `scripts/oracle/stack_table.py` works out
/// from UIKit's rules: a stack of three texts and where it has them.
struct StackRow: Sendable {
  /// What the stack is like.
  var axis, distribution, alignment: String
  /// The hidden child; nil for none.
  var hidden: String?
  /// The space between, and the one after `a` where it is another.
  var spacing: String
  var afterFirst: String?
  /// Whether the stack is wide, narrow or fit.
  var size: String
  /// The stack's width and height.
  var stack: [Double]
  /// The children's x, y, width and height in the stack.
  var children: [[Double]]

  /// All lines; empty when the file is missing or malformed.
  static let all: [StackRow] = {
    let url = SharedFolder.package.appendingPathComponent("Tests/Oracle/stack-table.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap(StackRow.init)
  }()

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 11 else { return nil }
    (axis, distribution, alignment) = (fields[0], fields[1], fields[2])
    hidden = fields[3] == "-" ? nil : fields[3]
    spacing = fields[4]
    afterFirst = fields[5] == "-" ? nil : fields[5]
    size = fields[6]
    let numbers = fields[7...].map { $0.split(separator: " ").compactMap { Double($0) } }
    guard numbers[0].count == 2, numbers[1...].allSatisfy({ $0.count == 4 }) else { return nil }
    stack = numbers[0]
    children = Array(numbers[1...])
  }

  /// The stack as a spec says it; ids end in a number.
  func spec(number: Int) -> String {
    let kind = axis == "horizontal" ? "hstack" : "vstack"
    let texts = [
      ("a", "aaaa", 0, ""), ("b", "bbbbbbbbbb", 1, ", insets: {top: 8, bottom: 8}"),
      ("c", "cccccc", 2, ", insets: {top: 2, bottom: 10}"),
    ]
    var lines = ["  s\(number):", "    top: 0", "    leading: 0"]
    if size == "wide" { lines.append("    size: [\(stack[0]), \(stack[1])]") }
    if size == "narrow" {
      lines.append(
        axis == "horizontal" ? "    width: \(stack[0])" : "    height: \(stack[1])")
    }
    lines += ["    distribution: \(distribution)", "    alignment: \(alignment)"]
    lines.append("    spacing: \(spacing)")
    if let afterFirst { lines.append("    spacingAfter: {a\(number): \(afterFirst)}") }
    lines.append("    \(kind):")
    for (id, text, order, insets) in texts {
      lines.append(
        "      \(id)\(number): {label: \(text), style: u, hugging: \(250 - order), "
          + "resistance: \(750 - order), hidden: \(hidden == id)\(insets)}")
    }
    return lines.joined(separator: "\n")
  }
}
