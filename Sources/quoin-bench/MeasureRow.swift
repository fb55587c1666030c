import QuoinText

/// A label of the corpus: its text, weight and point size.
///
/// The scale changes no unrounded width.
struct MeasureRow {
  /// What the label says.
  let text: String
  /// The weight of its font.
  let weight: FontWeight
  /// The size of its font in points.
  let size: Double

  /// Reads a row of at least four columns with tabs between; nil where it is none.
  init?(_ row: String) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count >= 4, let weight = Self.weight(named: columns[1]),
      let size = Double(columns[2]), size.isFinite, size > 0
    else { return nil }
    text = String(columns[0])
    self.weight = weight
    self.size = size
  }

  /// A weight by its name here or in Interface Builder.
  private static func weight(named name: Substring) -> FontWeight? {
    switch name {
    case "system": .regular
    case "boldSystem": .bold
    case "ultralight", "hairline": .ultraLight
    case "extrabold": .heavy
    default: FontWeight(rawValue: String(name))
    }
  }
}
