/// Breaks paragraphs into lines, each as long as the width allows.
struct LineBreaker<Font: GlyphSource> {
  let clusters: [Cluster]
  /// The room for a line in points.
  let width: Double
  /// Whether a line may break between any two clusters, not only between words.
  let breaksAnywhere: Bool
  /// What each run is set in.
  let fonts: [RunFont<Font>]

  /// A place to end the line at.
  private struct End {
    var next: Int
    var drawn: Int
    var width: Double
    var isHyphenated = false
  }

  /// Breaks the first line off the rest of a paragraph.
  ///
  /// White space at the end takes no width, however much there is; the last line of a paragraph
  /// keeps it if it fits. A line has at least one cluster, even if that is too wide.
  ///
  /// Complexity: linear in the length of the line.
  func line(of rest: Range<Int>) -> BrokenLine {
    var full = LineWidth()
    var inked = End(next: rest.lowerBound, drawn: rest.lowerBound, width: 0)
    var opportunity: End?
    // A soft hyphen shows only behind a word that it divides.
    var isInWord = false
    for index in rest {
      let cluster = clusters[index]
      let allowsBreak = cluster.allowsBreakBefore || breaksAnywhere && !cluster.isTransparent
      if allowsBreak, index > rest.lowerBound {
        opportunity = end(before: index, inked: inked, isInWord: isInWord) ?? opportunity
      }
      full.add(cluster)
      if cluster.isBlank {
        isInWord = false
        continue
      }
      if !fits(full.value), index > rest.lowerBound {
        inked.next = index
        let end = opportunity ?? inked
        return BrokenLine(
          drawn: rest.lowerBound..<end.drawn, isHyphenated: end.isHyphenated, width: end.width,
          next: end.next)
      }
      inked = End(next: index + 1, drawn: index + 1, width: full.value)
      isInWord = isInWord || !cluster.isTransparent
    }
    if fits(full.value) { return BrokenLine(drawn: rest, width: full.value, next: rest.upperBound) }
    return BrokenLine(
      drawn: rest.lowerBound..<inked.drawn, width: inked.width, next: rest.upperBound)
  }

  /// Whether a line of a width in points fits.
  func fits(_ lineWidth: Double) -> Bool { lineWidth <= width + measuringTolerance }

  /// The hyphen that shows after a cluster, in its font.
  func hyphen(after index: Int) -> InsertedGlyph<Font> {
    InsertedGlyph("-", fonts[clusters[index].run])
  }

  /// The end of the line if it breaks before a cluster; nil where it cannot end in a hyphen.
  private func end(before index: Int, inked: End, isInWord: Bool) -> End? {
    var end = inked
    end.next = index
    if clusters[index - 1].isSoftHyphen {
      end.width += hyphen(after: index - 1).width(after: clusters[index - 1])
      end.isHyphenated = true
      if !isInWord || !fits(end.width) { return nil }
    }
    return end
  }
}

/// By how many points text may exceed its room: what was measured, rounded or not, must fit.
let measuringTolerance = 1e-6
