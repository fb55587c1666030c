extension ViewKind {
  /// `UIStepper`.
  static let stepper = ViewKind(
    name: "stepper", contentType: .number, summary: "A minus and a plus for a value.",
    attributes: [], prepare: { $0.hugging = .high }
  ) { body, view, context in
    _ = ValueType<Double>.number.read(body.content, &context)
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
