import QuoinSource

/// The text that libyaml reads in the place of a file's: character for character the same, but
/// for those that it would take amiss.
struct CharacterSubstitution {
  /// The text for libyaml, without a byte-order mark.
  let bytes: [UInt8]
  /// Stand-ins and what they stand for.
  private let originals: [Unicode.Scalar: Unicode.Scalar]

  init(of file: SourceFile, check: CharacterCheck) {
    let start = file.byteOrderMarkLength
    guard !check.separators.isEmpty || !check.controls.isEmpty else {
      bytes = Array(file.bytes[start...])
      originals = [:]
      return
    }
    let standIns = Self.standIns(absentFrom: file.bytes)
    var replaced: [UInt8] = []
    replaced.reserveCapacity(file.bytes.count)
    var position = start
    for index in (check.separators + check.controls).sorted() {
      guard let (scalar, length) = UTF8Reading.scalar(in: file.bytes, at: index) else { continue }
      replaced += file.bytes[position..<index]
      replaced += Array(String(standIns[scalar] ?? "\u{FFFD}").utf8)
      position = index + length
    }
    bytes = replaced + file.bytes[position...]
    originals = Dictionary(
      standIns.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text as the file has it.
  func restore(_ text: String) -> String {
    guard !originals.isEmpty else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(originals[scalar] ?? scalar) }
    return String(result)
  }

  /// A noncharacter for each special character, none of which the text contains as itself or, by
  /// its digits, as an escape.
  private static func standIns(absentFrom bytes: [UInt8]) -> [Unicode.Scalar: Unicode.Scalar] {
    let text = String(decoding: bytes, as: UTF8.self)
    let present = Set(text.unicodeScalars.lazy.filter { $0.value & 0xFFFE == 0xFFFE })
    let planes: ClosedRange<UInt32> = 1...16
    let candidates = planes.flatMap { plane in
      [0xFFFE, 0xFFFF].compactMap { Unicode.Scalar(plane << 16 | $0) }
    }
    let upper = text.uppercased()
    let free = candidates.filter {
      !present.contains($0) && !upper.contains(String($0.value, radix: 16, uppercase: true))
    }
    let special: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}"]
    return Dictionary(zip(special, free), uniquingKeysWith: { first, _ in first })
  }
}
