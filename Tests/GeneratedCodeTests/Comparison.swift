import QuoinLayout
import QuoinScreen
import UIKitDouble

/// The frames of a table beside those that generated code gives.
struct Comparison {
  /// What differs by more than a pixel.
  private(set) var mismatches: [String] = []

  /// Compares a layout with an answer.
  init(_ layout: ScreenLayout, _ answer: ScreenAnswer) {
    let pixel = 1 / layout.screen.canvas.scale + 1e-6
    for (view, entry) in zip(layout.screen.views, layout.frames.views) {
      let frame = entry.frame
      let expected = [frame.x, frame.y, frame.width, frame.height]
      guard let found = answer.frames[ScreenLayout.identifier(of: view)] else {
        mismatches.append("\(view.id) is missing")
        continue
      }
      if zip(expected, found).contains(where: { abs($0 - $1) > pixel }) {
        mismatches.append("\(view.id) is \(text(found)), table \(text(expected))")
      }
    }
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}
