/// What names mean where a constraint is written.
struct AnchorScope {
  /// The box of a view's or guide's id, compared by its UTF-8 bytes.
  var boxes: (String) -> LayoutBox?
  /// All ids, for suggestions.
  var ids: [String]
  /// The text that `$name` stands for; nil when the name is unknown.
  var value: (String) -> String?
  /// All names that `$` may refer to, for suggestions.
  var valueNames: [String]
  /// The index of the view that the constraint's views are in; nil for the screen.
  var container: Int?
  /// What bare edges attach to, and what `N%` is a share of.
  var guide: LayoutBox
  /// One pixel in points.
  var pixel: Double
  /// How messages name a box: "logo", "parent", "screen.safeArea".
  var name: (LayoutBox) -> String

  /// The box that `parent` names.
  var parent: LayoutBox { container.map(LayoutBox.view) ?? .screen }
}
