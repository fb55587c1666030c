/// One character of an excerpt as it is shown, and the columns it takes.
struct ExcerptCell {
  let text: String
  let width: Int

  static let ellipsis = ExcerptCell(text: "…", width: 1)

  /// The characters of UTF-8 text, what is broken as U+FFFD.
  static func cells(of bytes: ArraySlice<UInt8>) -> [ExcerptCell] {
    String(decoding: bytes, as: UTF8.self).map { ExcerptCell($0) }
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// One character, a tab as two blanks.
  init(_ character: Character) {
    guard character != "\t" else {
      self.init(text: "  ", width: 2)
      return
    }
    var text = ""
    var width = 0
    let scalars = character.unicodeScalars
    for (index, scalar) in scalars.prefix(VisibleText.scalarsInCluster).enumerated() {
      if !VisibleText.isVisible(scalar, in: character) {
        let escape = VisibleText.escaped(scalar)
        text += escape
        width += escape.utf8.count
      } else {
        text.unicodeScalars.append(scalar)
        if index == 0 { width += Self.columns(of: scalar) }
      }
    }
    // The emoji presentation selector makes a narrow symbol wide (UTS #51).
    if scalars.contains("\u{FE0F}"), width == 1 { width = 2 }
    self.init(text: text, width: width)
  }

  /// The columns of a character's first scalar; marks that stand alone take none.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return isRegional || WideCharacters.contains(scalar) ? 2 : 1
  }
}
