/// The priorities of what a stack wishes.
extension StackRules {
  /// Priorities that UIKit gives its own constraints.
  ///
  /// Source: kean.blog, "Let's Build UIStackView", which prints them.
  enum Priority {
    /// The first child's share of a proportional stack; each further one is 1 weaker.
    static let firstShare = 999.0
    /// Gaps between centres as large as the first one.
    static let equalCentering = 149.0
    /// The stack as small across as its children allow.
    static let spanningFit = 51.0
    /// The stack as short as its spaces allow; and as low as a child that is alone in it.
    static let canvasFit = 49.0
    /// A child across the stack as small as can be, where its content does not say.
    static let leastAcross = 25.0
    /// By how much the width of a text of several lines is stronger than the text's resistance
    /// (reported to Apple as radar 41192642, of iOS 11).
    static let severalLinesStep = 10.0
    /// The most that this width weighs, below what is required: chosen.
    static let mostForSeveralLines = 999.0
  }

  /// Priorities of spacers, which UIKit does not have: chosen below all that views want.
  enum SpacerPriority {
    /// How strongly the spacers of a stack are equal.
    static let equal = 49.0
    /// How strongly a spacer keeps to its least length: the last wish of a stack.
    static let least = 48.0
  }

  /// The fewest texts of several lines in a row that get equal widths.
  ///
  /// One alone is taken to have no neighbour to be confused with and to keep what is left. That is
  /// chosen, not measured: the report names no such exception.
  static let leastTextsOfSeveralLines = 2
}
