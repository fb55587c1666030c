/// What one run of a text is set in.
struct RunFont<Font: GlyphSource> {
  /// Where advances come from.
  var glyphs: Font
  /// Extra space after every glyph, in points.
  var kern: Double
  /// The heights of its lines.
  var metrics: LineMetrics
}

/// The runs of a text: the text as a whole, and where each run ends.
struct RunText {
  /// The whole text, in contiguous UTF-8.
  let text: String
  /// Where each run ends.
  let ends: [String.Index]

  /// Joins runs.
  init(_ runs: [String]) {
    var text = runs.joined()
    text.makeContiguousUTF8()
    self.text = text
    var index = text.startIndex
    ends = runs.map { run in
      index = text.utf8.index(index, offsetBy: run.utf8.count)
      return index
    }
  }
}
