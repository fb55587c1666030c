import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The frame table for people: a line for each view.
  static let table = Emitter(
    name: "table", fileExtension: "txt", summary: "the frame table as aligned text",
    isPerLayout: false, isForReading: true
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
    for (view, frame, depth) in layout.viewsWithDepths {
      let rect = frame.frame
      table.add(
        [String(repeating: "  ", count: depth) + view.id.printable, view.kind.printable]
          + [rect.x, rect.y, rect.width, rect.height].map(\.decimalText)
          + [frame.content?.tableText ?? "", frame.notesText(for: view)])
    }
    return header + "\n\n" + table.text
  }

  private var header: String { "\(layout.screen.name.printable): \(layout.placeText)" }
}
