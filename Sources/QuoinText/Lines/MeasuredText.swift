/// A text in measured grapheme clusters and paragraphs.
struct MeasuredText {
  /// The text, in contiguous UTF-8.
  let text: String
  /// The clusters, those that end paragraphs included; a last one stands for the text's end.
  private(set) var clusters: [Cluster] = []
  /// The clusters of each paragraph, without what ends it.
  private(set) var paragraphs: [Range<Int>] = []
  /// Whether a character's advance is a guess.
  private(set) var isEstimated = false

  /// Measures a text.
  ///
  /// Complexity: linear in its length.
  ///
  /// A paragraph ends at LF, CR, CRLF, VT, FF, U+0085, U+2028 or U+2029 (BK, CR, LF and NL of
  /// UAX #14). One at the very end of the text does not start another paragraph.
  ///
  /// - Parameter breaksAtWords: whether to mark where lines may break between words.
  init<Font: GlyphSource>(
    _ runs: RunText, fonts: [RunFont<Font>], breaksAtWords: Bool = true
  ) {
    text = runs.text
    guard let first = fonts.first else { return }
    clusters.reserveCapacity(text.utf8.count + 1)
    var reader = ClusterReader(font: first.glyphs, kern: first.kern)
    var run = 0
    var paragraphStart = 0
    var index = text.startIndex
    while index < text.endIndex {
      if index >= runs.ends[run] {
        run = runs.ends[run...].firstIndex { index < $0 } ?? run
        reader.start(run: run, font: fonts[run].glyphs, kern: fonts[run].kern)
      }
      let next: String.Index
      if let byte = Self.lonePrintableASCII(text.utf8, at: index) {
        next = text.utf8.index(after: index)
        clusters.append(reader.read(ascii: byte, at: index))
      } else {
        next = text.index(after: index)
        let character = text[index]
        if character.isNewline {
          paragraphs.append(paragraphStart..<clusters.count)
          clusters.append(Cluster(start: index, run: run))
          paragraphStart = clusters.count
          reader.startParagraph()
        } else {
          clusters.append(reader.read(character, at: index))
        }
      }
      index = next
    }
    if paragraphStart < clusters.count { paragraphs.append(paragraphStart..<clusters.count) }
    clusters.append(Cluster(start: text.endIndex, run: run))
    isEstimated = reader.isEstimated
    if breaksAtWords { markOpportunities() }
  }

  /// Marks where lines may break.
  private mutating func markOpportunities() {
    for paragraph in paragraphs {
      var rules = LineBreakRules()
      for index in paragraph {
        let following = index + 1 < paragraph.upperBound ? clusters[index + 1] : nil
        let allows = rules.allowsBreak(
          before: clusters[index].lineBreakClass, following: following?.lineBreakClass)
        let isJoined = index > paragraph.lowerBound && clusters[index - 1].isJoiner
        clusters[index].allowsBreakBefore = allows && !isJoined
      }
    }
  }

  /// The text of some clusters.
  func text(_ range: Range<Int>) -> Substring {
    text[clusters[range.lowerBound].start..<clusters[range.upperBound].start]
  }

  /// The printable ASCII character at an index, if no mark can follow it.
  private static func lonePrintableASCII(_ utf8: String.UTF8View, at index: String.Index) -> UInt8?
  {
    let byte = utf8[index]
    guard byte >= 0x20, byte < 0x7F else { return nil }
    let next = utf8.index(after: index)
    return next == utf8.endIndex || utf8[next] < 0x80 ? byte : nil
  }
}
