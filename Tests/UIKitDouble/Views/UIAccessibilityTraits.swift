/// What tools are told about a view.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(bit: 0)
  /// A link.
  public static let link = UIAccessibilityTraits(bit: 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(bit: 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(bit: 3)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(bit: 6)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(bit: 10)
  /// It starts something that must not be talked over.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(bit: 16)
  /// A switch.
  @available(iOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(bit: 17)
  /// Zoom does not apply.
  public static let supportsZoom = UIAccessibilityTraits(bit: 18)
}
