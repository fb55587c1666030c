/// Numbers as the language writes them.
enum DecimalNumber {
  /// A decimal number with optional sign, fraction and exponent; nil when the text is anything else
  /// (hexadecimal, `nan`, blanks) or not finite.
  static func parse(_ text: String) -> Double? {
    guard isDecimal(text.utf8), let value = Double(text), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// The largest length in points either way: what layouts can hold to a millionth of a point.
  static let lengthLimit = 1_000_000.0

  /// A number of points, or of pixels with the unit `px`; `pixel` is a pixel in points.
  static func length(_ text: String, pixel: Double) -> Double? {
    text.hasSuffix("px") ? pixels(text).map { $0 * pixel } : parse(text)
  }

  /// A number of pixels; nil for what is not written with `px`.
  static func pixels(_ text: String) -> Double? {
    text.hasSuffix("px") ? parse(String(text.dropLast(2))) : nil
  }

  /// Whether the bytes read `[+-] digits [. digits] [e [+-] digits]`, with a digit in the mantissa.
  private static func isDecimal(_ bytes: String.UTF8View) -> Bool {
    var rest = bytes[...]
    func digits() -> Int {
      let run = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[run.endIndex...]
      return run.count
    }
    func accept(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = accept("+-")
    var mantissa = digits()
    if accept(".") { mantissa += digits() }
    guard mantissa > 0 else { return false }
    if accept("eE") {
      _ = accept("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
