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
  ///   - hasMore: whether paragraphs follow that are not shown. A line that itself fits then ends
  ///     in the ellipsis in every mode.
  /// - Complexity: linear in the length of the rest.
  func shorten(_ rest: Range<Int>, mode: LineBreakMode, hasMore: Bool) -> ShortenedLine {
    let line = trimmed(rest)
    switch mode {
    case .head where !(hasMore && fits(line)): return keepingEnds(line, headShare: 0)
    case .middle where !(hasMore && fits(line)): return keepingEnds(line, headShare: 1)
    case .head, .middle, .tail: return keepingHead(line)
    case .clip, .word, .char: return clipped(line)
    }
  }

  private func fits(_ line: Range<Int>) -> Bool { breaker.fits(width(of: line)) }

  private func width(of line: Range<Int>) -> Double {
    line.reduce(0) { $0 + clusters[$1].advance + ($1 > line.lowerBound ? clusters[$1].kerning : 0) }
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
    var width = 0.0
    for index in line {
      if index > line.lowerBound { width += clusters[index].kerning }
      width += clusters[index].advance
      guard breaker.fits(width) else { break }
      if clusters[index].isBlank { continue }
      result.head = line.lowerBound..<index + 1
      result.width = width
    }
    return result
  }

  private func keepingHead(_ line: Range<Int>) -> ShortenedLine {
    var result = onlyEllipsis(line)
    guard result.hasEllipsis else { return result }
    var width = 0.0
    for index in line {
      if index > line.lowerBound { width += clusters[index].kerning }
      width += clusters[index].advance
      guard breaker.fits(width) else { break }
      let whole = width + ellipsis.width(after: clusters[index])
      if clusters[index].isBlank || !breaker.fits(whole) { continue }
      result.head = line.lowerBound..<index + 1
      result.width = whole
    }
    return result
  }

  /// Keeps as much of both ends as fits, adding a cluster to the narrower end each time.
  ///
  /// - Parameter headShare: 1 to keep both ends alike, 0 to keep only the line's end.
  private func keepingEnds(_ line: Range<Int>, headShare: Double) -> ShortenedLine {
    let nothing = onlyEllipsis(line)
    guard nothing.hasEllipsis else { return nothing }
    var ends = Ends(head: line.lowerBound, tail: line.upperBound)
    while ends.head < ends.tail {
      let prefersHead = headShare > 0 && ends.headWidth <= ends.tailWidth
      guard
        let longer = extended(ends, atHead: prefersHead, in: line)
          ?? (headShare > 0 ? extended(ends, atHead: !prefersHead, in: line) : nil)
      else { break }
      ends = longer
    }
    return trimmedBesideEllipsis(ends, in: line)
  }

  /// How much of both ends is kept; the widths in points, without the ellipsis.
  private struct Ends {
    var head: Int
    var tail: Int
    var headWidth = 0.0
    var tailWidth = 0.0
  }

  /// One more cluster at an end; nil where it does not fit.
  private func extended(_ ends: Ends, atHead: Bool, in line: Range<Int>) -> Ends? {
    var ends = ends
    if atHead {
      let cluster = clusters[ends.head]
      ends.headWidth += cluster.advance + (ends.head > line.lowerBound ? cluster.kerning : 0)
      ends.head += 1
    } else {
      if ends.tail < line.upperBound { ends.tailWidth += clusters[ends.tail].kerning }
      ends.tail -= 1
      ends.tailWidth += clusters[ends.tail].advance
    }
    return breaker.fits(width(of: ends, in: line)) ? ends : nil
  }

  private func trimmedBesideEllipsis(_ ends: Ends, in line: Range<Int>) -> ShortenedLine {
    var ends = ends
    while ends.head > line.lowerBound, clusters[ends.head - 1].isBlank {
      ends.head -= 1
      ends.headWidth -= clusters[ends.head].advance
      if ends.head > line.lowerBound { ends.headWidth -= clusters[ends.head].kerning }
    }
    while ends.tail < line.upperBound, clusters[ends.tail].isBlank {
      ends.tailWidth -= clusters[ends.tail].advance
      ends.tail += 1
      if ends.tail < line.upperBound { ends.tailWidth -= clusters[ends.tail].kerning }
    }
    return ShortenedLine(
      head: line.lowerBound..<ends.head, tail: ends.tail..<line.upperBound, hasEllipsis: true,
      width: width(of: ends, in: line))
  }

  /// The width of both ends with the ellipsis between, in points.
  private func width(of ends: Ends, in line: Range<Int>) -> Double {
    let before = ends.head > line.lowerBound ? clusters[ends.head - 1] : nil
    let after = ends.tail < line.upperBound ? clusters[ends.tail] : nil
    return ends.headWidth + ellipsis.width(after: before) + ellipsis.kerning(before: after)
      + ends.tailWidth
  }

  /// Nothing but the ellipsis, or nothing at all where that does not fit.
  private func onlyEllipsis(_ line: Range<Int>) -> ShortenedLine {
    let hasRoom = breaker.fits(ellipsis.advance)
    return ShortenedLine(
      head: line.lowerBound..<line.lowerBound, tail: line.upperBound..<line.upperBound,
      hasEllipsis: hasRoom, width: hasRoom ? ellipsis.advance : 0)
  }
}
