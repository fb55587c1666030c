/// A table of a Markdown document.
struct MarkdownTable {
  private var lines: [String]

  /// Starts with a heading.
  init(_ heading: String...) {
    lines = [Self.row(heading), Self.row(heading.map { _ in "---" })]
  }

  /// Adds a row.
  mutating func add(_ cells: String...) { lines.append(Self.row(cells)) }

  /// The lines, without a line end after the last.
  var text: String { lines.joined(separator: "\n") }

  private static func row(_ cells: [String]) -> String {
    let shown = cells.map { cell in
      cell.isEmpty
        ? " |"
        : " "
          + cell.split(separator: "|", omittingEmptySubsequences: false)
          .joined(separator: "\\|") + " |"
    }
    return "|" + shown.joined()
  }
}

extension String {
  /// The text as a code span.
  var code: String { "`\(self)`" }
}
