/// What a font knows of one character.
struct Glyph {
  /// What a character does to the advance of its grapheme cluster.
  enum Role {
    /// It adds its advance.
    case spacing
    /// It adds its advance unless it is joined to a character before it (UTS #51, ED-16).
    case emoji
    /// It is half of a flag: every second one adds nothing (UTS #51, ED-14).
    case regionalIndicator
    /// It joins the character after it to the one before (U+200D).
    case joiner
    /// It adds nothing: a mark, a format character, a variation selector, a skin tone.
    case zeroWidth
    /// It shows, as a hyphen, only where a line breaks after it (U+00AD).
    case softHyphen
  }

  /// The advance in points, tracking included.
  var advance: Double
  /// What kerning calls the character; nil where it never kerns.
  var kerningKey: KerningKey?
  /// What it does to its cluster.
  var role: Role
  /// Whether the advance is a guess.
  var isEstimated: Bool

  /// A character that takes no room.
  static func zeroWidth(_ role: Role = .zeroWidth) -> Glyph {
    Glyph(advance: 0, kerningKey: nil, role: role, isEstimated: false)
  }
}

/// A character as the kerning pairs of a font know it.
typealias KerningKey = Unicode.Scalar
