/// Words of the language that the cure of a fault in YAML may need: nothing is read by them.
public enum MendingWords {
  /// Keys of distances and sizes, which have bounds: `minWidth`, `maxTop`.
  public static let boundable = [
    "bottom", "centerX", "centerY", "firstBaseline", "height", "lastBaseline", "leading", "left",
    "right", "size", "top", "trailing", "width",
  ]
  /// What keys of colours end in, and the themes of a colour.
  static let colors = ["color", "Color", "background", "tint", "light", "dark"]

  /// The six or eight digits of CSS's short `#RGB` or `#RGBA`, with or without `#`; nil for any other
  /// text.
  public static func fullColor(of text: String) -> String? {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    guard [3, 4].contains(digits.utf8.count), digits.utf8.allSatisfy({ $0.hexValue != nil }) else {
      return nil
    }
    return digits.uppercased().map { "\($0)\($0)" }.joined()
  }

  /// The key of the least value of another: `minWidth` of `width`; nil where it has none.
  static func minimum(of key: some StringProtocol) -> String? {
    guard boundable.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return nil }
    return "min" + key.prefix(1).uppercased() + key.dropFirst()
  }
}
