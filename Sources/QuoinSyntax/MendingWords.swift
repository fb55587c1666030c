/// Words of the language that the cure of a fault in YAML may need: nothing is read by them.
public enum MendingWords {
  /// Keys of distances and sizes, which have bounds: `minWidth`, `maxTop`.
  public static let boundable = [
    "bottom", "centerX", "centerY", "firstBaseline", "height", "lastBaseline", "leading", "left",
    "right", "size", "top", "trailing", "width",
  ]
  /// What keys of colours end in, and the themes of a colour.
  static let colors = ["color", "Color", "background", "tint", "light", "dark"]

  /// The key of the least value of another: `minWidth` of `width`; nil where it has none.
  static func minimum(of key: some StringProtocol) -> String? {
    guard boundable.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return nil }
    return "min" + key.prefix(1).uppercased() + key.dropFirst()
  }
}
