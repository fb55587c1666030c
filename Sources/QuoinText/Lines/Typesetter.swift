/// Lays a measured text out in lines.
struct Typesetter<Font: GlyphSource> {
  private let text: MeasuredText
  private let breaker: LineBreaker<Font>
  private let mode: LineBreakMode
  /// The most lines; nil for no limit.
  private let limit: Int?

  /// The lines so far.
  private(set) var lines: [TextMeasurement.Line] = []
  /// Whether some of the text is not shown.
  private(set) var isTruncated = false

  init(
    _ text: MeasuredText, font: Font, kern: Double, width: Double, mode: LineBreakMode,
    limit: Int?
  ) {
    self.text = text
    self.mode = mode
    self.limit = limit
    breaker = LineBreaker(
      clusters: text.clusters, width: width, breaksAnywhere: mode == .char, font: font, kern: kern)
  }

  /// Lays out all lines.
  ///
  /// Complexity: linear in the length of the text.
  mutating func setLines() {
    for paragraph in text.paragraphs {
      var rest = paragraph
      repeat {
        if let limit, lines.count + 1 >= limit {
          setLastLine(rest, hasMore: hasInk(from: paragraph.upperBound))
          return
        }
        let line = breaker.line(of: rest)
        append(line)
        rest = line.next..<paragraph.upperBound
      } while !rest.isEmpty
    }
  }

  private mutating func setLastLine(_ rest: Range<Int>, hasMore: Bool) {
    let line = breaker.line(of: rest)
    let fits = line.next == rest.upperBound && breaker.fits(line.width)
    switch mode {
    case .word, .char:
      append(line)
      isTruncated = line.next < rest.upperBound || hasMore
    case .clip:
      if fits { append(line) } else { append(shorten(rest, hasMore: false)) }
      isTruncated = !fits || hasMore
    case .head, .middle, .tail:
      isTruncated = !fits || hasMore
      if isTruncated {
        append(shorten(rest, hasMore: hasMore))
      } else {
        append(line)
      }
    }
  }

  private func shorten(_ rest: Range<Int>, hasMore: Bool) -> ShortenedLine {
    let ellipsis = InsertedGlyph("\u{2026}", font: breaker.font, kern: breaker.kern)
    return Truncation(breaker: breaker, ellipsis: ellipsis)
      .shorten(rest, mode: mode, hasMore: hasMore)
  }

  /// Whether anything but white space stands in the text from a cluster on.
  private func hasInk(from index: Int) -> Bool {
    text.paragraphs.contains { paragraph in
      paragraph.upperBound > index
        && paragraph.contains { $0 >= index && !text.clusters[$0].isBlank }
    }
  }

  private mutating func append(_ line: BrokenLine) {
    var drawn = String(text.text(line.drawn))
    if line.isHyphenated {
      drawn.removeLast()
      drawn.append("-")
    }
    lines.append(TextMeasurement.Line(text: drawn, width: line.width))
  }

  private mutating func append(_ line: ShortenedLine) {
    let ellipsis = line.hasEllipsis ? "\u{2026}" : ""
    lines.append(
      TextMeasurement.Line(
        text: text.text(line.head) + ellipsis + text.text(line.tail), width: line.width))
  }
}
