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
  /// The box whose key it is, which `self` names; nil in an equation.
  var own: LayoutBox?
  /// The index of the view that the constraint's views are in; nil for the screen.
  var container: Int?
  /// What a box is in, which Visual Format names `|`.
  var superview: (LayoutBox) -> LayoutBox
  /// What bare edges attach to, and what `N%` is a share of.
  var guide: LayoutBox
  /// The scroll views, by index, which have a content and a frame guide.
  var scrolls: Set<Int> = []
  /// One pixel in points.
  var pixel: Double
  /// How messages name a box: "logo", "parent", "screen.safeArea".
  var name: (LayoutBox) -> String

  /// What `N%` is a share of: the guide, but the frame where the guide is what scrolls in it,
  /// since a share of the content would define the content by itself.
  var shareGuide: LayoutBox {
    if case .content(of: let index) = guide { .frame(of: index) } else { guide }
  }

  /// The text that `$name` stands for in the text of another; nil for the same as anywhere.
  var valueOfScreen: ((String) -> String?)?
  /// The component that the constraint is written in; nil for the screen's.
  var component: String?

  /// The box that `parent` names.
  var parent: LayoutBox { container.map(LayoutBox.view) ?? .screen }
}
