/// The tolerances of the method; all but the floor of `residual` are relative to the numbers used.
enum Tolerance {
  /// A sum of coefficients smaller than this share of its terms is rounding.
  static let coefficient = 1e-12
  /// Residuals that differ by less than this share of their numbers are the same.
  static let same = 1e-14
  /// An entry of a tableau below this is rounding: rows are scaled to a largest coefficient near 1.
  static let pivot = 1e-9
  /// A multiplier over 1 by less than this is 1.
  static let multiplier = 1e-7
  /// A slope smaller than this share of its terms is 0.
  static let slope = 1e-9

  /// How far a scaled row may be from holding when numbers of this size were added up.
  ///
  /// A millionth at coordinates of a million, which is what double precision leaves after some
  /// thousand additions; never less than a hundredth of the millionth that answers are exact to.
  static func residual(_ magnitude: Double) -> Double { 1e-8 + 1e-12 * magnitude }
}
