/// A name cut at its dots.
struct DottedName {
  /// A piece between dots and its UTF-8 offsets in the name.
  struct Part {
    /// The piece.
    var text: String
    /// Where it stands in the name.
    var range: Range<Int>
  }

  /// The whole name.
  let text: String
  private let parts: [Part]

  /// Cuts a name.
  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var offset = 0
    for piece in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      let end = offset + piece.count
      parts.append(Part(text: String(decoding: piece, as: UTF8.self), range: offset..<end))
      offset = end + 1
    }
    self.parts = parts
  }

  /// How many parts there are.
  var count: Int { parts.count }

  /// The text of the first part.
  var first: String { parts.first?.text ?? "" }

  /// A part; nil when there are not so many.
  func part(_ index: Int) -> Part? { parts.indices.contains(index) ? parts[index] : nil }

  /// The first parts with the dots between them.
  func prefix(_ count: Int) -> String {
    parts.prefix(count).map(\.text).joined(separator: ".")
  }
}
