/// Shortens the last line that is shown, with an ellipsis or, in `clip`, without.
///
/// White space beside the ellipsis is left out. A line too narrow for the ellipsis is empty.
struct Truncation<Font: GlyphSource> {
  /// The room for the line.
  let breaker: LineBreaker<Font>
  /// U+2026.
  let ellipsis: InsertedGlyph<Font>

  private var clusters: [Cluster] { breaker.clusters }

  /// Shortens the rest of a paragraph, all of which stands on one line.
  ///
  /// - Parameters:
  ///   - hasMore: whether paragraphs follow that are not shown. A line that fits whole with the
  ///     ellipsis then ends in it in every mode.
  /// - Complexity: linear in the length of the rest.
  func shorten(_ rest: Range<Int>, mode: LineBreakMode, hasMore: Bool) -> ShortenedLine {
    let line = trimmed(rest)
    switch mode {
    case .head where !(hasMore && fitsWithEllipsis(line)):
      return keepingEnds(line, keepsHead: false)
    case .middle where !(hasMore && fitsWithEllipsis(line)):
      return keepingEnds(line, keepsHead: true)
    case .head, .middle, .tail: return keepingHead(line)
    case .clip, .word, .char: return clipped(line)
    }
  }

  /// Whether the whole line and the ellipsis after it have room.
  private func fitsWithEllipsis(_ line: Range<Int>) -> Bool {
    var width = LineWidth()
    for index in line { width.add(clusters[index]) }
    return breaker.fits(width.value + ellipsis.width(after: line.last.map { clusters[$0] }))
  }

  /// A line without the white space at its end.
  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, clusters[end - 1].isBlank { end -= 1 }
    return line.lowerBound..<end
  }

  private func clipped(_ line: Range<Int>) -> ShortenedLine {
    var result = ShortenedLine(
      head: line.lowerBound..<line.lowerBound, tail: line.upperBound..<line.upperBound,
      hasEllipsis: false, width: 0)
    var width = LineWidth()
    for index in line {
      width.add(clusters[index])
      guard breaker.fits(width.value) else { break }
      if clusters[index].isBlank { continue }
      result.head = line.lowerBound..<index + 1
      result.width = width.value
    }
    return result
  }

  private func keepingHead(_ line: Range<Int>) -> ShortenedLine {
    var result = onlyEllipsis(line)
    guard result.hasEllipsis else { return result }
    var width = LineWidth()
    for index in line {
      width.add(clusters[index])
      guard breaker.fits(width.value) else { break }
      let whole = width.value + ellipsis.width(after: clusters[index])
      if clusters[index].isBlank || !breaker.fits(whole) { continue }
      result.head = line.lowerBound..<index + 1
      result.width = whole
    }
    return result
  }

  /// Keeps as much of both ends as fits, adding a cluster to the narrower end each time.
  ///
  /// - Parameter keepsHead: whether to keep both ends alike, not only the line's end.
  private func keepingEnds(_ line: Range<Int>, keepsHead: Bool) -> ShortenedLine {
    let nothing = onlyEllipsis(line)
    guard nothing.hasEllipsis else { return nothing }
    var ends = Ends(line)
    while ends.head < ends.tail {
      let prefersHead = keepsHead && ends.headWidth.value <= ends.tailWidth
      guard
        let longer = extended(ends, atHead: prefersHead, in: line)
          ?? (keepsHead ? extended(ends, atHead: !prefersHead, in: line) : nil)
      else { break }
      ends = longer
    }
    return ShortenedLine(
      head: line.lowerBound..<ends.drawnHead, tail: ends.drawnTail..<line.upperBound,
      hasEllipsis: true, width: width(of: ends, in: line))
  }

  /// How much of both ends is kept; the widths in points, without the ellipsis.
  ///
  /// What is drawn leaves out white space beside the ellipsis.
  private struct Ends {
    var head: Int
    var tail: Int
    var headWidth = LineWidth()
    var tailWidth = 0.0
    var drawnHead: Int
    var drawnTail: Int
    var drawnHeadWidth = 0.0
    var drawnTailWidth = 0.0

    init(_ line: Range<Int>) {
      (head, drawnHead) = (line.lowerBound, line.lowerBound)
      (tail, drawnTail) = (line.upperBound, line.upperBound)
    }
  }

  /// One more cluster at an end; nil where it does not fit.
  private func extended(_ ends: Ends, atHead: Bool, in line: Range<Int>) -> Ends? {
    var ends = ends
    if atHead {
      let cluster = clusters[ends.head]
      ends.headWidth.add(cluster)
      ends.head += 1
      if !cluster.isBlank {
        (ends.drawnHead, ends.drawnHeadWidth) = (ends.head, ends.headWidth.value)
      }
    } else {
      if ends.tail < line.upperBound { ends.tailWidth += clusters[ends.tail].kerning }
      ends.tail -= 1
      let cluster = clusters[ends.tail]
      ends.tailWidth += cluster.advance
      if !cluster.isBlank, !cluster.isTransparent {
        (ends.drawnTail, ends.drawnTailWidth) = (ends.tail, ends.tailWidth)
      }
    }
    return breaker.fits(width(of: ends, in: line)) ? ends : nil
  }

  /// The width of both ends with the ellipsis between, in points.
  private func width(of ends: Ends, in line: Range<Int>) -> Double {
    let before = ends.drawnHead > line.lowerBound ? clusters[ends.drawnHead - 1] : nil
    let after = ends.drawnTail < line.upperBound ? clusters[ends.drawnTail] : nil
    return ends.drawnHeadWidth + ellipsis.width(after: before) + ellipsis.kerning(before: after)
      + ends.drawnTailWidth
  }

  /// Nothing but the ellipsis, or nothing at all where that does not fit.
  private func onlyEllipsis(_ line: Range<Int>) -> ShortenedLine {
    let hasRoom = breaker.fits(ellipsis.advance)
    return ShortenedLine(
      head: line.lowerBound..<line.lowerBound, tail: line.upperBound..<line.upperBound,
      hasEllipsis: hasRoom, width: hasRoom ? ellipsis.advance : 0)
  }
}
