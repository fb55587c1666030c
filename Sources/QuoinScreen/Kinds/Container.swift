extension ViewKind {
  /// `UIView` with children.
  static let view = ViewKind(
    name: "view", contentType: .children, summary: "A container of other views.", attributes: []
  ) { _, view, _ in
    view.content = .none
  }
}
