extension ViewKind {
  /// `UIStepper`.
  static let stepper = ViewKind(
    name: "stepper", contentType: .number, summary: "A minus and a plus for a value.",
    attributes: [], prepare: { $0.hugging = .high }
  ) { body, view, context in
    let value = ValueType<Double>.number.read(body.content, &context) ?? 0
    view.element = .control(
      ControlElement(
        "UIStepper",
        properties: [
          .init("minimumValue", .double(min(0, value)), isContent: false),
          .init("maximumValue", .double(max(100, value)), isContent: false),
          .init("value", .double(value)),
        ]))
    let color = context.systemColor("label")
    view.content = .control(
      ControlContent(
        size: ContentSize(context.controls.stepper),
        shapes: [
          .plate(context.systemColor("tertiarySystemFill"), cornerRadius: 8),
          Shape(
            .box(cornerRadius: 0), .around(0.5, length: 1), .whole(less: 7),
            fill: context.systemColor("separator")),
          Shape(
            .box(cornerRadius: 1), .around(0.25, length: 14), .around(0.5, length: 1.5),
            fill: color),
          Shape(
            .box(cornerRadius: 1), .around(0.75, length: 14), .around(0.5, length: 1.5),
            fill: color),
          Shape(
            .box(cornerRadius: 1), .around(0.75, length: 1.5), .around(0.5, length: 14),
            fill: color),
        ]))
  }
}
