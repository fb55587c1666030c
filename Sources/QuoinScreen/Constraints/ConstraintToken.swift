/// A piece of a constraint's text.
struct ConstraintToken {
  /// The unit of a number.
  enum Unit: Hashable {
    /// Points, or a factor.
    case none
    /// Pixels.
    case pixels
    /// Hundredths of the guide's size.
    case percent
  }

  /// What it is.
  enum Kind: Hashable {
    /// A number and its unit; infinite when it is too large.
    case number(Double, Unit)
    /// A reference or word, dots included: "logo.bottom".
    case name(String)
    /// The name after a `$`.
    case value(String)
    /// What is written after an `@`.
    case priority(String)
    /// `==`, `<=` or `>=`.
    case relation(Constraint.Relation)
    case plus, minus, times, divide, open, close
    /// `...`.
    case ellipsis
    /// A character that begins nothing.
    case other(Unicode.Scalar)
    /// The end of the text.
    case end
  }

  /// What it is.
  var kind: Kind
  /// The UTF-8 offsets in the text.
  var range: Range<Int>
  /// Whether a blank stands before it.
  var followsBlank: Bool
}
