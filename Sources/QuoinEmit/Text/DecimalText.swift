extension Double {
  /// The number as every output prints it: at most four decimals, no exponent, no "-0".
  ///
  /// Halves go away from zero. What is not finite, or too large for four exact decimals, cannot come
  /// out of a layout; it is clamped, so that the text is a decimal number whatever happens.
  var decimalText: String {
    guard isFinite else { return "0" }
    let limit = 900_000_000_000_000.0
    let scaled = Int64(min(max((self * 10_000).rounded(), -limit), limit))
    let magnitude = scaled.magnitude
    var text = String(magnitude / 10_000)
    var fraction = String(magnitude % 10_000)
    if fraction != "0" {
      fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return scaled < 0 ? "-" + text : text
  }
}
