import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The frame table for people: a line for each view.
  static let table = Emitter(
    name: "table", fileExtension: "txt", summary: "the frame table as aligned text",
    isPerLayout: false
  ) { inputs in
    inputs.map { FrameTableText(layout: $0.layout).text }.joined(separator: "\n")
  }
}

/// The table of one layout.
private struct FrameTableText {
  let layout: ScreenLayout

  var text: String {
    var table = TextTable([.left, .left, .right, .right, .right, .right, .left, .left])
    table.add(["view", "kind", "x", "y", "width", "height", "content", "notes"])
    var depths: [Int] = []
    for (view, frame) in zip(layout.screen.views, layout.frames.views) {
      let depth = view.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      let rect = frame.frame
      table.add(
        [String(repeating: "  ", count: depth) + view.id.printable, view.kind.printable]
          + [rect.x, rect.y, rect.width, rect.height].map(\.decimalText)
          + [content(frame), notes(view, frame)])
    }
    return header + "\n\n" + table.text
  }

  private var header: String {
    let (screen, cell) = (layout.screen, layout.screen.cell)
    let size = layout.frames.size
    let place = cell.device.map { "\($0.printable) \(cell.orientation.rawValue)" } ?? "canvas"
    return [
      "\(screen.name.printable): \(place)",
      "\(size.width.decimalText) x \(size.height.decimalText) @\(screen.canvas.scale.decimalText)x",
      "text size \(cell.textSize.rawValue)", cell.locale.printable, cell.direction.rawValue,
      cell.theme.rawValue,
    ].joined(separator: ", ")
  }

  private func content(_ frame: ViewFrame) -> String {
    guard let rect = frame.content else { return "" }
    return [rect.x, rect.y, rect.width, rect.height].map(\.decimalText).joined(separator: " ")
  }

  private func notes(_ view: View, _ frame: ViewFrame) -> String {
    var notes: [String] = []
    if frame.lines.count > 1 { notes.append("\(frame.lines.count) lines") }
    if frame.isTruncated { notes.append("truncated") }
    if view.isHidden { notes.append("hidden") }
    if frame.isEstimated { notes.append("estimated") }
    return notes.joined(separator: ", ")
  }
}
