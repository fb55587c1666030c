extension ViewKind {
  /// `UIStackView` with a vertical axis.
  static let vstack = stack(
    "vstack", .vertical, "A column: its children one below the other.",
    StackAttributes.columnAlignment.description
  ) { $0.read(StackAttributes.columnAlignment, &$1)?.alignment }

  /// `UIStackView` with a horizontal axis.
  static let hstack = stack(
    "hstack", .horizontal, "A row: its children one after the other.",
    StackAttributes.rowAlignment.description
  ) { $0.read(StackAttributes.rowAlignment, &$1)?.alignment }

  private static func stack(
    _ name: String, _ axis: Attribute.Axis, _ summary: String, _ alignment: AttributeDescription,
    readAlignment:
      @escaping @Sendable (AttributeBag, inout ReadContext) -> StackArrangement.Alignment?
  ) -> ViewKind {
    ViewKind(
      name: name, contentType: .children, summary: summary,
      attributes: StackAttributes.descriptions + [alignment],
      // What a spec says of margins is all there is: a side it leaves open has none.
      prepare: { $0.margins = .zero },
      finish: { body, index, views, context in
        let written = body.attributes.read(StackAttributes.spacingAfter, &context) ?? []
        let spacings = StackAttributes.customSpacings(written, in: index, views, &context)
        views[index].stack?.customSpacings = spacings
      }
    ) { body, view, context in
      var stack = StackArrangement(axis: axis)
      stack.spacing = body.attributes.read(StackAttributes.spacing, &context) ?? 0
      stack.distribution =
        body.attributes.read(StackAttributes.distribution, &context) ?? stack.distribution
      stack.alignment = readAlignment(body.attributes, &context) ?? stack.alignment
      stack.usesMargins = body.attributes.layer(CommonAttributes.margins.name) != nil
      view.stack = stack
    }
  }
}
