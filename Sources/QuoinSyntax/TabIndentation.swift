/// The tabs that indent lines of a file, and the blanks that stand for them.
struct TabIndentation {
  /// The file.
  let bytes: [UInt8]

  /// The tabs at a place and those behind as many blanks in later lines, each with the blanks for
  /// it: as many for a tab as the file's first line that is indented with blanks has, else two.
  func mended(from place: Int) -> [(tabs: Range<Int>, blanks: String)] {
    let unit = self.unit
    var lower = YAMLLine.start(of: place, in: bytes)
    let before = run(of: Self.blank, from: lower).count
    var result: [(tabs: Range<Int>, blanks: String)] = []
    while lower < bytes.count {
      let blanks = run(of: Self.blank, from: lower)
      let tabs = run(of: Self.tab, from: blanks.upperBound)
      if blanks.count == before, !tabs.isEmpty {
        result.append((tabs, String(repeating: " ", count: unit * tabs.count)))
      }
      guard let end = bytes[lower...].firstIndex(of: Self.lineFeed) else { break }
      lower = end + 1
    }
    return result
  }

  /// The blanks that one step of indentation has.
  private var unit: Int {
    var lower = 0
    while lower < bytes.count {
      let blanks = run(of: Self.blank, from: lower)
      let next = blanks.upperBound < bytes.count ? bytes[blanks.upperBound] : Self.lineFeed
      if !blanks.isEmpty, next > Self.blank, next != Self.hash { return blanks.count }
      guard let end = bytes[lower...].firstIndex(of: Self.lineFeed) else { break }
      lower = end + 1
    }
    return 2
  }

  private func run(of byte: UInt8, from lower: Int) -> Range<Int> {
    var upper = lower
    while upper < bytes.count, bytes[upper] == byte { upper += 1 }
    return lower..<upper
  }

  private static let tab: UInt8 = 0x09
  private static let lineFeed: UInt8 = 0x0A
  private static let blank: UInt8 = 0x20
  private static let hash = UInt8(ascii: "#")
}
