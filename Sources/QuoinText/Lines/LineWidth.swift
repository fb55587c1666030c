/// The width of a line, added up cluster by cluster.
struct LineWidth {
  /// The width in points.
  private(set) var value = 0.0
  /// Whether a cluster that takes room is on the line, so that the next one kerns with it.
  private var hasGlyph = false

  /// Adds a cluster at the end.
  mutating func add(_ cluster: Cluster) {
    if hasGlyph { value += cluster.kerning }
    value += cluster.advance
    hasGlyph = hasGlyph || !cluster.isTransparent
  }
}
