import QuoinLayout
import QuoinScreen

extension ReferenceTable {
  /// The kinds of view by a sample of each: its content size, as a frame and as constraints see it, and
  /// its default priorities.
  ///
  /// - Parameter samples: a screen that holds a view of each kind with the kind's own sample.
  public static func kinds(_ samples: Screen) -> ReferenceTable {
    let sizes = ScreenLayout.contentSizes(of: samples)
    return ReferenceTable(
      name: "kinds",
      columns: [
        Column("kind"), Column("content"), Column("width", .number), Column("height", .number),
        Column("aligned width", .number), Column("aligned height", .number),
        Column("h hugging", .number), Column("v hugging", .number), Column("h resistance", .number),
        Column("v resistance", .number),
      ], rows: zip(samples.views, sizes).map { row($0, $1) })
  }

  private static func row(_ view: View, _ aligned: ContentSize) -> [Fact] {
    let insets = view.alignmentInsets
    let sample = ViewKind.all.first { $0.name == view.kind }?.sample
    return [
      .word(view.kind), sample.map { .word($0) } ?? .none,
      number(aligned.width.map { $0 + insets.left + insets.right }),
      number(aligned.height.map { $0 + insets.top + insets.bottom }), number(aligned.width),
      number(aligned.height), .number(view.hugging.horizontal), .number(view.hugging.vertical),
      .number(view.resistance.horizontal), .number(view.resistance.vertical),
    ]
  }

  private static func number(_ length: Double?) -> Fact { length.map { .number($0) } ?? .none }
}
