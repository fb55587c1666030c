import QuoinSource

extension ViewKind {
  /// `UISlider`.
  ///
  /// Up to iOS 18 its alignment rectangle lies 2 points in at both ends and 1 above the bottom.
  /// Source: frames that Interface Builder stored.
  static let slider = ViewKind(
    name: "slider", contentType: .number, summary: "A value from 0 to 1 on a rail.", attributes: []
  ) { body, view, context in
    let value = ValueType<Double>.level.read(body.content, &context) ?? 0
    view.element = .control(
      ControlElement("UISlider", properties: [.init("value", .float(value))]))
    let insets = context.controls.sliderInsets
    view.alignmentInsets = context.insets(
      leading: insets.side, bottom: insets.bottom, trailing: insets.side)
    // The knob's middle goes from 14 points in to 14 points before the end.
    let middle = Shape.Place(value, 14 - 28 * value)
    view.content = .control(
      ControlContent(
        size: ContentSize(height: context.controls.slider - insets.bottom),
        shapes: [
          .rail(.whole(less: 2), thickness: 4, context.systemColor("systemFill")),
          .rail(.init(from: .init(0, 2), to: middle), thickness: 4, context.tint(of: view)),
          .knob(at: middle.share, offset: middle.offset, diameter: 24),
        ]))
  }

  /// `UIProgressView`, which hugs its height at 750.
  static let progress = ViewKind(
    name: "progress", contentType: .number, summary: "How far something is, from 0 to 1.",
    attributes: [], prepare: { $0.hugging = .init(horizontal: 250, vertical: 750) }
  ) { body, view, context in
    let value = ValueType<Double>.level.read(body.content, &context) ?? 0
    view.element = .control(
      ControlElement("UIProgressView", properties: [.init("progress", .float(value))]))
    let height = context.controls.progress
    view.content = .control(
      ControlContent(
        size: ContentSize(height: height),
        shapes: [
          .rail(.whole(), thickness: height, context.systemColor("systemFill")),
          .rail(
            .init(from: .init(0), to: .init(value)), thickness: height, context.tint(of: view)),
        ]))
  }
}

extension ValueType where Value == Double {
  /// How far a control has got, from 0 to 1.
  fileprivate static let level = ValueType("a value from 0 to 1") { node, context in
    guard let value = ValueType<Double>.number.read(node, &context) else { return nil }
    guard (0...1).contains(value) else {
      context.report(
        Diagnostic(
          .error, id: "out-of-range", "expected a value from 0 to 1", at: node.range,
          hint: "0 is the least and 1 the most: half of it is 0.5"))
      return nil
    }
    return value
  }
}
