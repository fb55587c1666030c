extension ViewKind {
  /// `UIActivityIndicatorView`.
  static let activity = ViewKind(
    name: "activity", contentType: .word, sample: "medium",
    summary: "A turning wheel: `medium` or `large`.",
    attributes: [], prepare: { $0.hugging = .high }
  ) { body, view, context in
    let type = ValueType<ActivitySize>.word("medium or large")
    let size = type.read(body.content, &context) ?? .medium
    let side = size.side(context.controls)
    view.element = .control(
      ControlElement(
        "UIActivityIndicatorView",
        properties: [
          .init("style", .member(size.rawValue), isContent: false),
          .init("hidesWhenStopped", .flag(false), isContent: false),
        ]))
    let gray = view.appearance.tint ?? context.systemColor("systemGray")
    view.content = .control(
      ControlContent(
        size: ContentSize(width: side, height: side),
        shapes: spokes.enumerated().map { number, direction in
          let (x, y) = (0.5 + 0.38 * direction.x, 0.5 + 0.38 * direction.y)
          var color = gray
          color.alpha = UInt8(60 + 24 * number)
          return Shape(
            .ellipse, .around(x, length: side * 0.18), .around(y, length: side * 0.18),
            fill: color)
        }))
  }

  /// The eight directions of the spokes, from the top.
  private static let spokes: [(x: Double, y: Double)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
    (-0.7071, -0.7071),
  ]
}

/// The two sizes of `UIActivityIndicatorView.Style`.
private enum ActivitySize: String, Sendable, CaseIterable {
  case medium, large

  func side(_ controls: ControlMetrics) -> Double {
    self == .medium ? controls.activity.medium : controls.activity.large
  }
}
