import QuoinLayout
import QuoinScreen

extension ReferenceTable {
  /// The fonts of text styles in Dynamic Type categories: size, weight, and how high a line is.
  public static func fonts(_ styles: [TextStyle], at textSizes: [TextSize]) -> ReferenceTable {
    fonts(
      styles.flatMap { style in
        textSizes.map { size in
          let font = Font(size: style.pointSize(at: size), weight: style.weight, textStyle: style)
          return [.word(style.rawValue), .word(size.rawValue)] + facts(of: font, at: size)
        }
      })
  }

  /// The system font at sizes in points, which do not follow the text size.
  public static func fonts(sizes: [Double]) -> ReferenceTable {
    fonts(sizes.map { [Fact.none, Fact.none] + facts(of: Font(size: $0)) })
  }

  private static func fonts(_ rows: [[Fact]]) -> ReferenceTable {
    ReferenceTable(
      name: "fonts",
      columns: [
        Column("style"), Column("text size"), Column("size", .number), Column("weight"),
        Column("line height", .number), Column("leading", .number), Column("label @1x", .number),
        Column("label @2x", .number),
        Column("label @3x", .number), Column("ascender", .number), Column("descender", .number),
        Column("cap height", .number), Column("x height", .number),
      ], rows: rows)
  }

  private static func facts(of font: Font, at textSize: TextSize = .L) -> [Fact] {
    let line = font.systemLine(at: textSize)
    let labels = [1, 2, 3].map { line.labelHeight(atScale: $0) }
    let numbers =
      [line.height, line.leading] + labels + [
        line.ascender, line.descender, line.capHeight, line.xHeight,
      ]
    return [.number(font.size), .word(font.weight.rawValue)] + numbers.map { .number($0) }
  }
}
