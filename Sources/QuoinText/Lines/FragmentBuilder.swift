/// Cuts a line of several runs into the fragments of each run.
struct FragmentBuilder<Font: GlyphSource> {
  let text: MeasuredText
  private(set) var fragments: [TextMeasurement.Fragment] = []
  /// What the line takes so far, in points.
  private var width = 0.0
  private var hasGlyph = false
  /// The glyph that was inserted last, as long as no cluster follows it.
  private var inserted: InsertedGlyph<Font>?
  private var last: Cluster?

  init(_ text: MeasuredText) { self.text = text }

  /// Adds clusters.
  mutating func add(_ range: Range<Int>) {
    for index in range {
      let cluster = text.clusters[index]
      let kerning = inserted?.kerning(before: cluster) ?? (hasGlyph ? cluster.kerning : 0)
      add(String(text.text(index..<index + 1)), kerning + cluster.advance, run: cluster.run)
      hasGlyph = hasGlyph || !cluster.isTransparent
      inserted = nil
      last = cluster
    }
  }

  /// Adds an ellipsis, or a hyphen in the place of a cluster.
  mutating func add(_ glyph: InsertedGlyph<Font>, run: Int, insteadOf cluster: Cluster? = nil) {
    add(String(glyph.scalar), glyph.width(after: cluster ?? last), run: run)
    inserted = glyph
  }

  private mutating func add(_ piece: String, _ advance: Double, run: Int) {
    if fragments.last?.run == run {
      fragments[fragments.count - 1].text += piece
      fragments[fragments.count - 1].width += advance
    } else {
      fragments.append(
        TextMeasurement.Fragment(run: run, text: piece, offset: width, width: advance))
    }
    width += advance
  }
}
