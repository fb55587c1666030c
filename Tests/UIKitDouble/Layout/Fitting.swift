/// The size that a root should have where its constraints leave it open.
struct Fitting {
  /// The size.
  var size: CGSize
  /// How strongly its width is wanted.
  var horizontal: UILayoutPriority
  /// How strongly its height is wanted.
  var vertical: UILayoutPriority
}
