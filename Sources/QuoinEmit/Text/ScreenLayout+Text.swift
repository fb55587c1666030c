import QuoinLayout
import QuoinScreen

extension ScreenLayout {
  /// The views in preorder with their frames and how many views they are in.
  var viewsWithDepths: [(view: View, frame: ViewFrame, depth: Int)] {
    var depths: [Int] = []
    return zip(screen.views, frames.views).map { view, frame in
      let depth = view.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      return (view, frame, depth)
    }
  }

  /// The cell and its size: "iPhone 16 portrait, 393 x 852 @3x, text size L, en, ltr, light".
  var placeText: String {
    let (cell, size) = (screen.cell, frames.size)
    let place = cell.device.map { "\($0.printable) \(cell.orientation.rawValue)" } ?? "canvas"
    return [
      place,
      "\(size.width.decimalText) x \(size.height.decimalText) @\(screen.canvas.scale.decimalText)x",
      "text size \(cell.textSize.rawValue)", cell.locale.printable, cell.direction.rawValue,
      cell.theme.rawValue,
    ].joined(separator: ", ")
  }
}

extension ViewFrame {
  /// What is to be said of a view beside its frame: "2 lines, truncated".
  func notesText(for view: View) -> String {
    var notes: [String] = []
    if lineCount > 1 { notes.append("\(lineCount) lines") }
    if isTruncated { notes.append("truncated") }
    if view.isHidden { notes.append("hidden") }
    if isEstimated { notes.append("estimated") }
    return notes.joined(separator: ", ")
  }
}

extension Rect {
  /// The four numbers with blanks between them: "16 79 54 28.3333".
  var tableText: String { [x, y, width, height].map(\.decimalText).joined(separator: " ") }
}
