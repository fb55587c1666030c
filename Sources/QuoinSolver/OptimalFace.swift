/// What both simplexes do to keep the points where a level's costs are least.
enum OptimalFace {
  /// Bounds a basic item to its side of the kink in its costs, and takes the costs away.
  ///
  /// - Parameters:
  ///   - isAbove: the side it is on.
  ///   - below: the slope of its cost below the kink; -infinity where it may not go.
  ///   - above: the slope above it; infinity where it may not go.
  static func keepSide(isAbove: Bool, below: inout Double, above: inout Double) {
    guard below < above else {
      below = 0
      above = 0
      return
    }
    if isAbove {
      below = -.infinity
      if above.isFinite { above = 0 }
    } else {
      above = .infinity
      if below.isFinite { below = 0 }
    }
  }
}
