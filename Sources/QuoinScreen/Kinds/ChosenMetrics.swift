/// Sizes of kinds that no source settles, or only one: docs/FIDELITY.md lists them.
enum ChosenMetrics {
  /// The font of labels and text fields where nothing is set.
  ///
  /// Source: UIKit's in code is the system font at 17 points; Interface Builder sets 14 for fields.
  static let textFont = Font(size: 17)

  /// What a text field's border takes, whatever its style.
  ///
  /// Source: rectangles printed from a rounded field on iOS 10; a line and a bezel are taken to be
  /// the same.
  static let fieldBorder = EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  /// The sides of the clear button, and its distance from the field's right edge.
  ///
  /// Source: frames printed by single projects; Apple documents neither.
  static let clearButton = (side: 19.0, gap: 5.0)

  /// The title's size of a classic button.
  ///
  /// Source: Interface Builder's "Button" is 46 × 30; in code a custom button has 18.
  static let classicTitleFont = Font(size: 15)
  /// The content insets of a button's configuration at its default size; the other sizes have others.
  ///
  /// Source: Apple's developer forum, thread 733541.
  static let configuredInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The room between title and subtitle of a configuration.
  ///
  /// Source: one project's.
  static let titlePadding = 1.0
  /// The text style of a subtitle: chosen, Apple names none.
  static let subtitleStyle = TextStyle.caption1

  /// The font of segments' titles.
  ///
  /// Source: widths of segmented controls that Interface Builder stored agree with 13 points medium.
  static let segmentFont = Font(size: 13, weight: .medium)
  /// What a segment has beyond its title, and between two.
  ///
  /// Source: as `segmentFont`; four of five stored widths are met exactly, the fifth within a point.
  static let segmentFitting = Captions.Fitting(padding: 18, divider: 1)
  /// A dot of a page control, and the room between two.
  ///
  /// Source: Interface Builder's three dots are 3 × 7 + 2 × 9 = 39 wide up to iOS 13; the same is
  /// taken for later ones.
  static let pageDot = (diameter: 7.0, gap: 9.0)
  /// The size of a picker and of a date picker of wheels.
  ///
  /// Source: UIKit's default, 216 high; 320 is the width of the first screens and the least that
  /// shows all wheels.
  static let wheels = Size(width: 320, height: 216)
  /// The padding of a text view: `textContainerInset` and `lineFragmentPadding`.
  ///
  /// Source: Apple's documentation of both.
  static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  /// The font of a text view: UIKit's is 12 points system where nothing is set.
  static let textViewFont = Font(size: 12)
  /// A symbol, or a picture of a button or a field, that is given no size: real ones follow a font.
  static let symbol = Size(width: 20, height: 20)
}
