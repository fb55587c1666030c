import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The views as a tree for people, each with its kind, its frame and its text.
  static let tree = Emitter(
    name: "tree", fileExtension: "tree.txt", summary: "the views as an indented tree",
    isPerLayout: false, isForReading: true
  ) { inputs in
    inputs.map { ViewTreeText(layout: $0.layout).text }.joined(separator: "\n")
  }
}

/// The tree of one layout.
private struct ViewTreeText {
  let layout: ScreenLayout

  var text: String {
    let views = layout.viewsWithDepths
    // For each depth, whether more views follow there before a shallower one; found from the end.
    var isOpen: [Bool] = []
    var lines: [String] = []
    for (view, frame, depth) in views.reversed() {
      while isOpen.count <= depth { isOpen.append(false) }
      let bars = isOpen[..<depth].map { $0 ? "│  " : "   " }.joined()
      let branch = isOpen[depth] ? "├─ " : "└─ "
      lines.append(bars + branch + line(view, frame))
      isOpen.removeSubrange((depth + 1)...)
      isOpen[depth] = true
    }
    return ([header] + lines.reversed()).map { $0 + "\n" }.joined()
  }

  private var header: String { "\(layout.screen.name.printable) (\(layout.placeText))" }

  private func line(_ view: View, _ frame: ViewFrame) -> String {
    var words = [view.id.printable, view.kind.printable, frame.frame.tableText]
    if !frame.lines.isEmpty {
      words.append("\"\(frame.lines.map(\.text).joined(separator: " / ").printable)\"")
    }
    let notes = frame.notesText(for: view)
    if !notes.isEmpty { words.append("(\(notes))") }
    return words.joined(separator: "  ")
  }
}
