/// Lays a measured text out in lines.
struct Typesetter<Font: GlyphSource> {
  private let text: MeasuredText
  private let breaker: LineBreaker<Font>
  private let mode: LineBreakMode
  /// The most lines; nil for no limit.
  private let limit: Int?

  /// The lines so far, their baselines not yet known.
  private(set) var lines: [TextMeasurement.Line] = []
  /// The heights of the lines.
  private(set) var extents: [LineExtent] = []
  /// Whether some of the text is not shown.
  private(set) var isTruncated = false

  init(
    _ text: MeasuredText, fonts: [RunFont<Font>], width: Double, mode: LineBreakMode, limit: Int?
  ) {
    self.text = text
    self.mode = mode
    self.limit = limit
    breaker = LineBreaker(
      clusters: text.clusters, width: width, breaksAnywhere: mode == .char, fonts: fonts)
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
        append(line, of: rest)
        rest = line.next..<paragraph.upperBound
      } while !rest.isEmpty
    }
  }

  private mutating func setLastLine(_ rest: Range<Int>, hasMore: Bool) {
    let line = breaker.line(of: rest)
    let fits = line.next == rest.upperBound && breaker.fits(line.width)
    switch mode {
    case .word, .char:
      append(line, of: rest)
      isTruncated = line.next < rest.upperBound || hasMore
    case .clip:
      if fits { append(line, of: rest) } else { appendShortened(rest, hasMore: false) }
      isTruncated = !fits || hasMore
    case .head, .middle, .tail:
      isTruncated = !fits || hasMore
      if isTruncated {
        appendShortened(rest, hasMore: hasMore)
      } else {
        append(line, of: rest)
      }
    }
  }

  /// Whether anything but white space stands in the text from a cluster on.
  private func hasInk(from index: Int) -> Bool {
    text.paragraphs.contains { paragraph in
      paragraph.upperBound > index
        && paragraph.contains { $0 >= index && !text.clusters[$0].isBlank }
    }
  }

  private mutating func append(_ line: BrokenLine, of rest: Range<Int>) {
    var drawn = String(text.text(line.drawn))
    if line.isHyphenated {
      drawn.removeLast()
      drawn.append("-")
    }
    let fragments = fragments { builder in
      guard line.isHyphenated else { return builder.add(line.drawn) }
      let hyphen = line.drawn.upperBound - 1
      builder.add(line.drawn.lowerBound..<hyphen)
      let cluster = text.clusters[hyphen]
      builder.add(breaker.hyphen(after: hyphen), run: cluster.run, insteadOf: cluster)
    }
    append(
      TextMeasurement.Line(
        text: drawn, width: line.width, fragments: fragments,
        endsParagraph: line.next >= rest.upperBound), from: rest.lowerBound)
  }

  /// Shortens the rest of a paragraph; the ellipsis is set as its first character is.
  private mutating func appendShortened(_ rest: Range<Int>, hasMore: Bool) {
    let run = text.clusters[rest.lowerBound].run
    let ellipsis = InsertedGlyph("\u{2026}", breaker.fonts[run])
    let line = Truncation(breaker: breaker, ellipsis: ellipsis)
      .shorten(rest, mode: mode, hasMore: hasMore)
    let fragments = fragments { builder in
      builder.add(line.head)
      if line.hasEllipsis { builder.add(ellipsis, run: run) }
      builder.add(line.tail)
    }
    let drawn = String(
      text.text(line.head) + (line.hasEllipsis ? "\u{2026}" : "") + text.text(line.tail))
    append(
      TextMeasurement.Line(text: drawn, width: line.width, fragments: fragments),
      from: rest.lowerBound)
  }

  /// The fragments of a line; none in a text of one run.
  private func fragments(
    _ build: (inout FragmentBuilder<Font>) -> Void
  ) -> [TextMeasurement.Fragment] {
    guard breaker.fonts.count > 1 else { return [] }
    var builder = FragmentBuilder<Font>(text)
    build(&builder)
    return builder.fragments
  }

  /// Adds a line, as high as its fonts; one without characters is as high as where it starts.
  private mutating func append(_ line: TextMeasurement.Line, from start: Int) {
    var extent = LineExtent()
    for fragment in line.fragments { extent.include(breaker.fonts[fragment.run].metrics) }
    if line.fragments.isEmpty { extent.include(breaker.fonts[text.clusters[start].run].metrics) }
    lines.append(line)
    extents.append(extent)
  }
}
