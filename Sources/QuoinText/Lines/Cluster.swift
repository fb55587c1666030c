/// A grapheme cluster of a text, measured.
struct Cluster {
  /// Where it starts in the text; it ends where the next one starts.
  var start: String.Index
  /// The run it is set in: that of its first character.
  var run = 0
  /// Its width in points, the font's extra space included.
  var advance: Double = 0
  /// The kerning with the cluster before, where both are on one line, in points.
  var kerning: Double = 0
  /// What kerns with the text before it and after it.
  var firstKey: KerningKey?
  var lastKey: KerningKey?
  /// Whether it is white space, which takes no width at a wrap.
  var isBlank = false
  /// Whether it is a soft hyphen, which shows only at a wrap.
  var isSoftHyphen = false
  /// Whether it takes no room, so that the characters around it kern.
  var isTransparent: Bool { firstKey == nil && advance == 0 }
  /// What it is to the rules of line breaking.
  var lineBreakClass = LineBreakClass.alphabetic
  /// Whether it ends in a joiner, after which no line breaks (UAX #14, LB8a).
  var isJoiner = false
  /// Whether a line may break before it.
  var allowsBreakBefore = false
}
