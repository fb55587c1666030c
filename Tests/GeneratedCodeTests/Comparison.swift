import QuoinEmit
import QuoinLayout
import QuoinScreen
import UIKitDouble

/// The frames of a table beside those that generated code gives.
struct Comparison {
  /// A view that the code has elsewhere, by more than a pixel.
  struct Mismatch {
    /// The view's id.
    var view: String
    /// Where the code has it, x, y, width, height; nil where it has none.
    var found: [Double]?
    /// Where the table has it.
    var expected: [Double]
  }

  /// What differs though only one layout fits the constraints.
  private(set) var mismatches: [Mismatch] = []
  /// What differs because several layouts fit the constraints, as both sides say.
  private(set) var undecided: [Mismatch] = []

  /// Compares a table with an answer.
  init(_ table: EmitInput, _ answer: ScreenAnswer) {
    let layout = table.layout
    let isAmbiguous =
      table.diagnostics.contains { $0.id == "ambiguous" } && !answer.ambiguous.isEmpty
    let pixel = 1 / layout.screen.canvas.scale + 1e-6
    for (view, entry) in zip(layout.screen.views, layout.frames.views) {
      let frame = entry.frame
      let expected = [frame.x, frame.y, frame.width, frame.height]
      let found = answer.frames[ScreenLayout.identifier(of: view)]
      if let found, zip(expected, found).allSatisfy({ abs($0 - $1) <= pixel }) { continue }
      let mismatch = Mismatch(view: view.id, found: found, expected: expected)
      if isAmbiguous && found != nil {
        undecided.append(mismatch)
      } else {
        mismatches.append(mismatch)
      }
    }
  }
}

extension Comparison.Mismatch: CustomStringConvertible {
  var description: String { "\(view) is \(text(found)), in the table \(text(expected))" }

  private func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "nowhere" }
    return numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}
