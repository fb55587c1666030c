extension ViewKind {
  /// `UIPageControl`: dots, as wide as they are many.
  static let pages = ViewKind(
    name: "pages", contentType: .number, summary: "A dot for each page, by their count.",
    attributes: [current.description]
  ) { body, view, context in
    let type = ValueType<Int>.count.where("at most 10000") { $0 <= 10_000 }
    let count = type.read(body.content, &context) ?? 0
    let chosen = body.attributes.read(current, &context) ?? 1
    if chosen > count, let layer = body.attributes.layer(current.name) {
      context.report(.beyondCount(chosen, of: count, "pages", at: layer.entry.value.range))
    }
    view.element = .control(
      ControlElement(
        "UIPageControl",
        properties: [
          .init("numberOfPages", .integer(count)),
          .init("currentPage", .integer(max(0, chosen - 1))),
        ]))
    let (dot, gap) = ChosenMetrics.pageDot
    let width = max(0, Double(count) * (dot + gap) - gap)
    view.content = .control(
      ControlContent(
        size: ContentSize(width: width, height: context.controls.pages),
        // More dots than fit on any screen need no drawing.
        shapes: (0..<min(count, 100)).map { number in
          let offset = Double(number) * (dot + gap) + dot / 2 - width / 2
          return Shape(
            .ellipse, .around(0.5, length: dot, offset: offset), .around(0.5, length: dot),
            fill: context.systemColor(number == chosen - 1 ? "label" : "systemFill"))
        }))
  }

  private static let current = AttributeKey(
    "current", .count, default: "1", "The page that is shown, counted from 1; 0 for none.")
}
