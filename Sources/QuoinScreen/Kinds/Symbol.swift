extension ViewKind {
  /// A `UIImageView` with an SF Symbol.
  static let symbol = ViewKind(
    name: "symbol", contentType: .name,
    summary: "An SF Symbol by its name, 20 × 20 unless sized.", attributes: [givenSize.description]
  ) { body, view, context in
    guard let name = context.name(body.content, of: "an SF Symbol's name") else { return }
    view.content = .picture(name: name, size: ChosenMetrics.symbol)
    view.givenContentSize = body.attributes.read(givenSize, &context)
    view.element = .picture(isSymbol: true)
  }
}
