import QuoinEmit
import QuoinLayout
import QuoinScreen
import UIKitDouble

/// The frames of a table beside those that generated code gives.
struct Comparison {
  /// What differs by more than a pixel, of what is decided; and what else is wrong.
  private(set) var mismatches: [String] = []
  /// The views whose frames differ because several fit the constraints, as both sides say.
  private(set) var undecided: [String] = []

  /// Compares a table with an answer.
  init(_ table: EmitInput, _ answer: ScreenAnswer) {
    let layout = table.layout
    let isAmbiguous =
      table.diagnostics.contains { $0.id == "ambiguous" } && !answer.ambiguous.isEmpty
    let pixel = 1 / layout.screen.canvas.scale + 1e-6
    for (view, entry) in zip(layout.screen.views, layout.frames.views) {
      let frame = entry.frame
      let expected = [frame.x, frame.y, frame.width, frame.height]
      guard let found = answer.frames[ScreenLayout.identifier(of: view)] else {
        mismatches.append("\(view.id) is missing")
        continue
      }
      guard zip(expected, found).contains(where: { abs($0 - $1) > pixel }) else { continue }
      if isAmbiguous {
        undecided.append(view.id)
      } else {
        mismatches.append("\(view.id) is \(text(found)), table \(text(expected))")
      }
    }
    mismatches += answer.findings
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}
