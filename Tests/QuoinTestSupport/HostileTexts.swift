/// Ids and texts that have broken code generators.
public enum HostileTexts {
  /// Ids, most of which no spec may have.
  public static let ids = [
    // Words of the language and names with a meaning after a dot.
    "class", "func", "self", "Self", "Type", "Protocol", "init", "deinit", "subscript", "async",
    "await", "some", "any", "_", "__", "true", "nil", "import", "default", "none", "case", "where",
    "throws", "rethrows", "actor", "macro", "repeat", "each", "allCases", "rawValue", "hashValue",
    "RawValue", "AllCases", "text", "id", "dynamicType", "as", "Any", "is", "inout", "operator",
    "precedencegroup", "package", "open", "borrowing", "consuming", "nonisolated", "extension",
    // Types and members of UIKit.
    "UI", "UIView", "UILabel", "UIImage", "UIImageView", "NSObject", "CGRect", "frame", "frameView",
    // What is no identifier.
    "25UltraLight", "1st", "a-b", "π", "👍", "é", "ß", "", " ", "a b", "`x`", "x`; exit(1); `", "$0",
    "$x", "#if", "@main", "a.b", "../../evil", "-rf", "☺", "٣", "∑", "\u{301}", "1\u{FE0F}\u{20E3}",
    // Clashes.
    "a_b", "aB", "a--b", "a__b", "aB_2", "Title", "title", "caf\u{E9}", "cafe\u{301}",
    // Look-alikes and what does not show.
    "admin", "\u{430}dmin", "\u{FF41}dmin", "ad\u{200B}min", "ad\u{200D}min", "ad\u{2060}min",
    "ad\u{AD}min", "\u{3164}", "a\u{FE0F}", "admin\0", "\u{202E}x", "👨\u{200D}👩\u{200D}👧", "🇫🇷",
  ]

  /// Texts.
  public static let texts =
    [
      "a\nb\rc\0d \\ \" \\(x) #", "\"\n\\(exit(1))", "\\(exit(1))", "\"\"\"\n\\(exit(1))\n\"\"\"",
      "\"#\\#(exit(1))#\"", "\"##\\##(exit(1))", "\\u{0}", "\\", "a\\",
      "\" + String(describing: exit(1)) + \"", "\r\n\"\r", "\u{2028}\"\u{2028}exit(1)", "\"\"\"",
      "*/ exit(1) /*", "/* nested", "x\u{85}exit(1)", "x\u{2029}exit(1)", "#error(\"x\")",
      "// swiftlint:disable all", "\u{301}mark first", "\"\u{301}", "\u{FEFF}bom", "\u{FFFE}",
      "{{mustache}}", "{{{id}}}", "é e\u{301} 漢字 שלום مرحبا 👍🏽 \u{1F468}\u{200D}\u{1F469}",
      "\u{7F}\u{9B}",
      "\u{34F}\u{115F}\u{17B4}\u{180B}\u{FE00}\u{FFA0}\u{E0041}\u{E0100}", "%s%n%@", "\t", "",
      "' onload='exit(1)", "'><script>exit(1)</script>", "${exit(1)}", "`${exit(1)}`",
    ]
    + [
      0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F, 0x61C,
    ].compactMap { Unicode.Scalar($0 as UInt32).map { "a\($0)*/ exit(1) /*\($0)b" } }

  /// Random texts of awkward and ordinary characters; the same for the same seed.
  public static func random(count: Int, seed: UInt64) -> [String] {
    var generator = SplitMix64(state: seed)
    let pool = Array(
      (ids + texts).joined().unicodeScalars
        + "abcdefghijklmnopqrstuvwxyzABC0123456789_-_-".unicodeScalars)
    return (0..<count).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        if let scalar = pool.randomElement(using: &generator) { text.unicodeScalars.append(scalar) }
      }
      return text
    }
  }
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
