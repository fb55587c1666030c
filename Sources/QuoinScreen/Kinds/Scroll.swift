extension ViewKind {
  /// `UIScrollView`: its children decide how large its content is.
  static let scroll = ViewKind(
    name: "scroll", contentType: .children,
    summary: "A container that scrolls; its children's edges meet the content.", attributes: [],
    prepare: { $0.appearance.clips = true }
  ) { _, view, _ in
    view.content = .none
    view.scrolls = true
  }
}
