import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The frame table for pull requests: a GitHub Flavored Markdown table for each screen.
  static let markdown = Emitter(
    name: "markdown", fileExtension: "md", summary: "the frame table for pull requests",
    isPerLayout: false, isForReading: true
  ) { inputs in
    inputs.map { MarkdownTableText(layout: $0.layout).text }.joined(separator: "\n")
  }
}

/// The table of one layout.
private struct MarkdownTableText {
  let layout: ScreenLayout

  var text: String {
    let rows = layout.viewsWithDepths.map { view, frame, depth in
      let rect = frame.frame
      return [
        // Blanks at the start of a cell are dropped.
        String(repeating: "&emsp;", count: depth) + view.id.codeSpan, view.kind.codeSpan,
        rect.x.decimalText, rect.y.decimalText, rect.width.decimalText, rect.height.decimalText,
        frame.content?.tableText ?? "", frame.notesText(for: view),
      ]
    }
    let lines =
      [
        "### " + layout.screen.name.codeSpan, "", layout.placeText.codeSpan, "",
        row(["view", "kind", "x", "y", "width", "height", "content", "notes"]),
        row(["---", "---", "---:", "---:", "---:", "---:", "---", "---"]),
      ] + rows.map(row)
    return lines.map { $0 + "\n" }.joined()
  }

  private func row(_ cells: [String]) -> String {
    "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
  }
}

extension String {
  /// The text as a code span of a table's cell, in which GitHub takes nothing for markup, a mention
  /// or a link.
  ///
  /// Source: GitHub Flavored Markdown Spec, 6.1 Code spans and 4.10 Tables.
  fileprivate var codeSpan: String {
    let text = printable.replacing("|", with: "\\|")
    let ticks = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: ticks + 1)
    // A blank at each end is dropped again, and an empty span is no span.
    let needsBlanks = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
    return needsBlanks ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}
