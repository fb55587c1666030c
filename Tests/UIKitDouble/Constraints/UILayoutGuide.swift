/// A rectangle that constraints can name and that shows nothing.
@MainActor open class UILayoutGuide {
  /// A name for messages.
  open var identifier = ""
  /// The view it belongs to.
  open internal(set) weak var owningView: UIView?
  /// Where it is, in the coordinates of its view.
  open internal(set) var layoutFrame = CGRect.zero

  /// Makes a guide of nobody.
  public init() {}

  /// What the system keeps in place; nil for a guide that only constraints do.
  var place: SystemGuide? { nil }

  /// Where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The centre, horizontally.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The centre, vertically.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A guide that follows something.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide of the keyboard.
@MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it ends at the safe area and not at the view's bottom while there is no keyboard.
  public var usesBottomSafeArea = true

  override var place: SystemGuide? { .keyboard }
}

/// The guides that the system keeps in place.
enum SystemGuide {
  case safeArea, margins, readable, keyboard, scrollContent, scrollFrame
}

/// A guide that the system keeps in place.
final class SystemLayoutGuide: UILayoutGuide {
  private let kind: SystemGuide

  /// Makes a guide of a view.
  init(_ kind: SystemGuide, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  override var place: SystemGuide? { kind }
}
