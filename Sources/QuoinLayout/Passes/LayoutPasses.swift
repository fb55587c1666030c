import QuoinScreen
import QuoinSolver

/// A screen solved in passes: the height of a text follows its width, so widths come first.
///
/// The first pass has each paragraph in one line. Each later pass has texts wrapped at the widths
/// that the one before gave them, and as wide as their longest line, which lets a bubble shrink to
/// its text. It is the fixed point that UILabel's automatic `preferredMaxLayoutWidth` seeks.
///
/// Every pass is solved anew: a `PreparedSystem` pays from the third solve of the same rows on, and
/// solving is a twentieth of the time a screen takes.
struct LayoutPasses {
  /// The most passes.
  static let limit = 8

  /// The last pass's system.
  let formulation: Formulation
  /// Its solution.
  let solution: Solution
  /// Its places, before the pixel pass.
  let boxes: SolvedBoxes
  /// How many passes there were.
  let count: Int
  /// What was free in the first pass, when the widths that texts wrap at were chosen.
  let firstAmbiguities: [Solution.Ambiguity]
  /// The views whose measures still changed after the last pass.
  let unsettled: [Int]

  /// Runs the passes with a measurer of a screen.
  init(_ screen: Screen, measurer: inout ContentMeasurer) {
    var measures = measurer.natural()
    var pass = 1
    var first: [Solution.Ambiguity] = []
    while true {
      let formulation = Formulation(screen, measures: measures)
      let solution = formulation.system.solve()
      let boxes = SolvedBoxes(formulation, values: solution.values)
      let next = measurer.measures(after: boxes, was: measures)
      let unsettled = measures.changes(to: next)
      if pass == 1 { first = solution.ambiguities }
      if unsettled.isEmpty || pass == Self.limit {
        self.formulation = formulation
        self.solution = solution
        self.boxes = boxes
        count = pass
        firstAmbiguities = pass == 1 ? [] : first
        self.unsettled = unsettled
        return
      }
      measures = next
      pass += 1
    }
  }
}
