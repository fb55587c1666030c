import QuoinSource

extension ViewKind {
  /// `UISegmentedControl`, whose segments are equally wide.
  static let segments = ViewKind(
    name: "segments", contentType: .texts, summary: "A choice of one among a list of titles.",
    attributes: [selected.description]
  ) { body, view, context in
    guard let resolved = context.resolve(body.content) else { return }
    guard let items = resolved.items, !items.isEmpty else {
      context.report(
        .expected("a list of titles", got: resolved, hint: "write segments: [Day, Week, Month]"))
      return
    }
    let titles = items.map { context.text($0) ?? "" }
    let chosen = body.attributes.read(selected, &context) ?? 1
    if chosen > titles.count, let layer = body.attributes.layer(selected.name) {
      context.report(
        .beyondCount(chosen, of: titles.count, "segments", at: layer.entry.value.range))
    }
    view.element = .control(
      ControlElement(
        "UISegmentedControl",
        properties: [
          .init("titles", .texts(titles)), .init("selectedSegmentIndex", .integer(chosen - 1)),
        ]))
    view.content = .control(
      ControlContent(
        size: ContentSize(height: context.controls.segments),
        shapes: shapes(count: titles.count, chosen: chosen, context),
        captions: Captions(
          titles, font: ChosenMetrics.segmentFont, color: context.systemColor("label"),
          fitting: ChosenMetrics.segmentFitting)))
  }

  private static let selected = AttributeKey(
    "selected", .count, default: "1", "The selected segment, counted from 1; 0 for none.")

  private static func shapes(count: Int, chosen: Int, _ context: ReadContext) -> [Shape] {
    let share = 1 / Double(count)
    var shapes = [Shape.plate(context.systemColor("tertiarySystemFill"), cornerRadius: 8)]
    for number in 1..<max(count, 1) where number != chosen && number != chosen - 1 {
      shapes.append(
        Shape(
          .box(cornerRadius: 0), .around(Double(number) * share, length: 1), .whole(less: 8),
          fill: context.systemColor("separator")))
    }
    guard (1...count).contains(chosen) else { return shapes }
    let isLight = context.cell.theme == .light
    shapes.append(
      Shape(
        .box(cornerRadius: 7),
        .init(from: .init(Double(chosen - 1) * share, 2), to: .init(Double(chosen) * share, -2)),
        .whole(less: 2), fill: Color(rgb: isLight ? 0xFFFFFF : 0x636366)))
    return shapes
  }
}

extension Diagnostic {
  /// A number that chooses one among fewer.
  static func beyondCount(
    _ number: Int, of count: Int, _ things: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "out-of-range", "there is no number \(number) among \(count) \(things)",
      at: range,
      hint: "write 1 to \(count), or 0 for none")
  }
}
