/// Measures a paragraph's grapheme clusters in order.
struct ClusterReader<Font: GlyphSource> {
  private var font: Font
  /// Extra space after every glyph, in points.
  private var kern: Double
  /// The run that is read.
  private var run = 0
  /// What kerns with the next character.
  private var previousKey: KerningKey?
  /// Whether a character's advance was a guess.
  private(set) var isEstimated = false

  init(font: Font, kern: Double) {
    self.font = font
    self.kern = kern
  }

  /// Forgets what came before.
  mutating func startParagraph() {
    previousKey = nil
  }

  /// Goes on with another run, whose characters do not kern with those before.
  mutating func start(run: Int, font: Font, kern: Double) {
    self.run = run
    self.font = font
    self.kern = kern
    previousKey = nil
  }

  /// Measures a printable ASCII character that is a cluster by itself.
  mutating func read(ascii byte: UInt8, at start: String.Index) -> Cluster {
    var cluster = Cluster(start: start, run: run)
    let scalar = Unicode.Scalar(byte)
    addGlyph(font.glyph(for: scalar), to: &cluster, isFirst: true)
    cluster.advance += kern
    cluster.lastKey = previousKey
    cluster.isBlank = byte == UInt8(ascii: " ")
    cluster.lineBreakClass = LineBreakClass(scalar)
    return cluster
  }

  /// Measures a grapheme cluster.
  mutating func read(_ character: Character, at start: String.Index) -> Cluster {
    var cluster = Cluster(start: start, run: run)
    let scalars = character.unicodeScalars
    let isComposed = scalars.allSatisfy { $0.value < CanonicalComposition.firstChangeable }
    if isComposed {
      addGlyphs(scalars, to: &cluster)
    } else {
      addGlyphs(CanonicalComposition.compose(scalars), to: &cluster)
    }
    cluster.lastKey = previousKey
    guard let first = scalars.first else { return cluster }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    cluster.isBlank = isSingle && first.isBlank
    cluster.isSoftHyphen = isSingle && first.value == 0xAD
    // A space under a mark is the mark's base, not white space (UAX #14, LB10).
    let value = LineBreakClass(first)
    cluster.lineBreakClass = value == .space && !isSingle ? .alphabetic : value
    cluster.isJoiner = scalars.last?.value == 0x200D
    return cluster
  }

  /// Adds the glyphs of a cluster and, where any takes room, the font's extra space once.
  private mutating func addGlyphs(
    _ scalars: some Sequence<Unicode.Scalar>, to cluster: inout Cluster
  ) {
    var isFirst = true
    var isJoined = false
    var isHalfFlag = false
    for scalar in scalars {
      let glyph = font.glyph(for: scalar)
      switch glyph.role {
      case .zeroWidth, .softHyphen: continue
      case .joiner:
        isJoined = true
        continue
      case .emoji where isJoined: break
      case .regionalIndicator where isHalfFlag: isHalfFlag = false
      case .regionalIndicator, .spacing, .emoji:
        addGlyph(glyph, to: &cluster, isFirst: isFirst)
        isHalfFlag = glyph.role == .regionalIndicator
        isFirst = false
      }
      isJoined = false
    }
    if !isFirst { cluster.advance += kern }
  }

  private mutating func addGlyph(_ glyph: Glyph, to cluster: inout Cluster, isFirst: Bool) {
    let kerning = font.kerning(previousKey, glyph.kerningKey)
    if isFirst {
      cluster.kerning = kerning
      cluster.firstKey = glyph.kerningKey
      cluster.advance = glyph.advance
    } else {
      cluster.advance += kerning
      cluster.advance += glyph.advance
    }
    previousKey = glyph.kerningKey
    isEstimated = isEstimated || glyph.isEstimated
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space at which lines wrap: not one that forbids a break.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
