import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The frame table for spreadsheets and scripts (RFC 4180): a row for each view of each screen.
  static let csv = Emitter(
    name: "csv", fileExtension: "csv", summary: "the frame table as comma-separated values",
    isPerLayout: false
  ) { inputs in
    ([CSVTable.header] + inputs.flatMap { CSVTable(layout: $0.layout).rows })
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

/// The rows of one layout.
private struct CSVTable {
  let layout: ScreenLayout

  /// The names of the columns; new ones are added at the end only.
  static let header = [
    "screen", "file", "device", "orientation", "textSize", "locale", "direction", "theme",
    "line", "id", "kind", "parent", "x", "y", "width", "height",
    "contentX", "contentY", "contentWidth", "contentHeight", "firstBaseline", "lastBaseline",
    "lines", "truncated", "hidden", "estimated",
  ]

  /// A row for each view, in preorder.
  var rows: [[String]] {
    zip(layout.screen.views, layout.frames.views).map { view, frame in
      cell + place(view) + numbers(frame.frame)
        + (frame.content.map(numbers) ?? ["", "", "", ""])
        + (frame.baselines.map { [$0.first.decimalText, $0.last.decimalText] } ?? ["", ""])
        + ["\(frame.lineCount)", "\(frame.isTruncated)", "\(view.isHidden)"]
        + ["\(frame.isEstimated)"]
    }
  }

  private var cell: [String] {
    let (screen, cell) = (layout.screen, layout.screen.cell)
    return [
      screen.name, screen.source.file.path, cell.device ?? "", cell.orientation.rawValue,
      cell.textSize.rawValue, cell.locale, cell.direction.rawValue, cell.theme.rawValue,
    ]
  }

  private func place(_ view: View) -> [String] {
    let views = layout.screen.views
    let parent = view.parent.flatMap { views.indices.contains($0) ? views[$0].id : nil }
    return ["\(view.source.start.line)", view.id, view.kind, parent ?? ""]
  }

  private func numbers(_ rect: Rect) -> [String] {
    [rect.x, rect.y, rect.width, rect.height].map(\.decimalText)
  }
}
