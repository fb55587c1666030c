/// How numbers of points are written in messages and dumps: at most four decimals, no exponent, no
/// "-0".
enum PointText {
  /// The text of a number.
  static func text(_ points: Double) -> String {
    let scaled = (points * 10_000).rounded()
    guard abs(scaled) < 9e15 else { return "\(points)" }
    let units = Int64(scaled)
    let whole = units.magnitude / 10_000
    var decimals = String(units.magnitude % 10_000 + 10_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let digits = decimals.isEmpty ? "\(whole)" : "\(whole).\(decimals)"
    return units < 0 ? "-" + digits : digits
  }

  /// The text of a size: "120 × 20.3333".
  static func text(width: Double, height: Double) -> String {
    "\(text(width)) × \(text(height))"
  }
}
