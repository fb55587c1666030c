extension Double {
  /// The number as every output prints it: at most four decimals, no exponent, no "-0".
  ///
  /// Halves go away from zero. What is not finite, or too large for four exact decimals, cannot come
  /// out of a layout; it is clamped, so that the text is a decimal number whatever happens.
  var decimalText: String {
    guard isFinite else { return "0" }
    let scaled = min(magnitude * 10_000, 900_000_000_000_000)
    // The difference is exact; `rounded()` would need the C mathematics library in debug builds.
    var units = UInt64(scaled)
    if scaled - Double(units) >= 0.5 { units += 1 }
    var text = String(units / 10_000)
    var fraction = String(units % 10_000)
    if fraction != "0" {
      fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return self < 0 && units > 0 ? "-" + text : text
  }
}
