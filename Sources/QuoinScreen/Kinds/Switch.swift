extension ViewKind {
  /// `UISwitch`.
  ///
  /// Hugging of 750 on both axes: Interface Builder's and UIKit's default of controls of one size.
  static let toggle = ViewKind(
    name: "switch", contentType: .bool, summary: "On or off: `true` or `false`.", attributes: [],
    prepare: { $0.hugging = .high }
  ) { body, view, context in
    let isOn = ValueType<Bool>.bool.read(body.content, &context) ?? false
    view.element = .control(ControlElement("UISwitch", properties: [.init("isOn", .flag(isOn))]))
    let metrics = context.controls
    let size = metrics.toggle
    view.alignmentInsets = context.insets(trailing: metrics.toggleTrailing)
    let color =
      isOn
      ? view.appearance.tint ?? context.systemColor("systemGreen")
      : context.systemColor("systemFill")
    let diameter = size.height - 4
    let reach = diameter / 2 + 2
    view.content = .control(
      ControlContent(
        size: ContentSize(
          width: size.width - metrics.toggleTrailing, height: size.height),
        shapes: [
          .plate(color, cornerRadius: size.height / 2),
          .knob(at: isOn ? 1 : 0, offset: isOn ? -reach : reach, diameter: diameter),
        ]))
  }
}
