/// Text of the user's made safe to show in a message, on a terminal or in a report.
///
/// Controls, bidirectional controls and characters without width are written as `\u{202E}`, so
/// that text cannot move the cursor, hide itself or reorder what stands beside it (CVE-2021-42574).
public enum VisibleText {
  /// The text with what cannot be seen escaped, cut after `limit` characters with an ellipsis.
  public static func escape(_ text: some StringProtocol, limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for cluster in text {
      if count == limit { return result + "…" }
      // A cluster can hold any number of scalars; few of them say enough.
      for scalar in cluster.unicodeScalars.prefix(Self.scalarsInCluster) {
        result += isVisible(scalar, in: cluster) ? String(scalar) : escaped(scalar)
      }
      count += 1
    }
    return result
  }

  /// The columns that a text takes on a terminal once it is escaped.
  public static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ExcerptCell($1).width }
  }

  /// How many scalars of one character are shown: the longest emoji sequences have ten.
  static let scalarsInCluster = 16

  /// Whether a scalar shows itself, alone or, for joiners of emoji, within its character.
  static func isVisible(_ scalar: Unicode.Scalar, in cluster: Character) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return true }
    if scalar.value == 0x200D || scalar.value == 0xFE0F || isTag(scalar) {
      return cluster.unicodeScalars.first?.properties.isEmoji ?? false
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      return false
    default:
      return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar as Swift and Rust write it: `\u{1B}`.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The tag characters that spell the flags of England, Scotland and Wales.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }
}
