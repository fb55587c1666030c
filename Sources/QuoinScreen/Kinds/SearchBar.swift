extension ViewKind {
  /// `UISearchBar`, which asks for a height only.
  static let searchBar = ViewKind(
    name: "searchBar", contentType: .text, summary: "A field to search in, by its placeholder.",
    attributes: []
  ) { body, view, context in
    let placeholder = context.text(body.content) ?? ""
    view.element = .control(
      ControlElement("UISearchBar", properties: [.init("placeholder", .text(placeholder))]))
    let gray = context.systemColor("placeholderText")
    view.content = .control(
      ControlContent(
        size: ContentSize(height: context.controls.searchBar),
        shapes: [
          Shape(
            .box(cornerRadius: 10), .whole(less: 8), .around(0.5, length: 36),
            fill: context.systemColor("tertiarySystemFill")),
          Shape(
            .ellipse, .start(17, length: 11), .around(0.5, length: 11, offset: -1), stroke: gray,
            lineWidth: 1.5),
          Shape(
            .line, .start(26.5, length: 5), .around(0.5, length: 5, offset: 6), stroke: gray,
            lineWidth: 1.5),
        ],
        captions: Captions(
          [placeholder], font: Font(size: 17), color: gray, alignment: .natural,
          leadingInset: 38)))
  }
}
