import QuoinScreen
import QuoinSource

/// A warning where the solver could not prove its answer.
struct ProofReport {
  private let screen: Screen
  private let isProved: Bool

  /// Makes the report of a screen; `isProved` is its solution's.
  init(_ screen: Screen, isProved: Bool) {
    self.screen = screen
    self.isProved = isProved
  }

  /// The warning, when there is no proof.
  var diagnostics: [Diagnostic] {
    guard !isProved else { return [] }
    return [
      Diagnostic(
        .warning, id: "unproved",
        "the places on '\(screen.name)' may not be the best: rounding kept them from being proved",
        at: screen.source,
        hint: "bring the smallest and the largest numbers of its constraints nearer together")
    ]
  }
}
