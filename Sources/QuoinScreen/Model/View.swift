import QuoinSource

/// A view of a screen with all that layout and output need to know of it.
public struct View: Sendable {
  /// What gives a view its content size and what is drawn in it: a small closed set, so that later
  /// stages never ask for a view's kind.
  public enum Content: Sendable, Hashable {
    /// Nothing, and no content size.
    case none
    /// A text and what surrounds it.
    case text(TextContent)
    /// A picture; without a size it has no content size.
    case picture(name: String, size: Size?)
    /// Shapes and captions of a control, with a content size on each axis or on one.
    case control(ControlContent)
  }

  /// A priority for each axis.
  public struct AxisPriorities: Sendable, Hashable {
    /// For widths.
    public var horizontal: Double
    /// For heights.
    public var vertical: Double

    /// Makes priorities.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The hugging of most views, and of all in code that is not of one size.
    ///
    /// Source: Apple's `UILayoutPriority` and Interface Builder's defaults. Labels and pictures have
    /// 251 in Interface Builder, and 250 in code.
    static let low = AxisPriorities(horizontal: Constraint.low, vertical: Constraint.low)
    /// The resistance of every view, and the hugging of controls of one size.
    ///
    /// Source: as `low`.
    static let high = AxisPriorities(horizontal: Constraint.high, vertical: Constraint.high)
  }

  /// The layout margins of a view inside the screen.
  ///
  /// Source: Apple, `UIView.layoutMargins`.
  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The name that is unique in its screen.
  public var id: String
  /// The name of its kind: "label".
  public var kind: String
  /// The index of the view it is in; nil at the top.
  public var parent: Int?
  /// Where the id is written.
  public var source: SourceRange
  /// The instance in whose component it is written, by its index in `Screen.instances`; nil for the
  /// screen's own.
  public var instance: Int?
  /// What it shows.
  public var content: Content
  /// The size that the view asks for in place of what its content measures, in points: the
  /// alignment rectangle's.
  public var givenContentSize: ContentSize?
  /// What it is in UIKit.
  public var element: Element
  /// How it arranges its children when it is a stack.
  public var stack: StackArrangement?
  /// Its least length along the stack it is in when it is a spacer, in points.
  public var spacerMinimum: Double?
  /// How strongly it resists growing beyond its content size.
  public var hugging: AxisPriorities
  /// How strongly it resists shrinking below its content size.
  public var resistance: AxisPriorities
  /// Its layout margins as a container, in points; leading at the left in left-to-right.
  public var margins: EdgeInsets
  /// How far the frame reaches beyond the alignment rectangle, which constraints act on, in points;
  /// leading at the left in left-to-right.
  public var alignmentInsets: EdgeInsets
  /// Whether content that is larger than the view scrolls in it: it then asks for no size, and
  /// children meet its content guide.
  public var scrolls: Bool
  /// Whether a text that leaves room stands at the top and not in the middle.
  public var alignsTextToTop: Bool
  /// How it is drawn.
  public var appearance: Appearance
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Whether it is laid out but not drawn; in a stack it takes no room either.
  public var isHidden: Bool
  /// What accessibility tools are told.
  public var accessibility: Accessibility
  /// A remark for readers of the generated code.
  public var note: String?
  /// Ids of diagnostics that are not reported for it.
  public var ignoredDiagnostics: [String]

  /// Makes a view that shows nothing.
  public init(id: String, kind: String, parent: Int?, source: SourceRange) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.source = source
    content = .none
    givenContentSize = nil
    element = .container
    stack = nil
    spacerMinimum = nil
    hugging = .low
    resistance = .high
    margins = View.defaultMargins
    alignmentInsets = .zero
    scrolls = false
    alignsTextToTop = false
    appearance = Appearance()
    isEnabled = true
    isHidden = false
    accessibility = Accessibility()
    note = nil
    ignoredDiagnostics = []
  }
}

/// How a view is drawn.
public struct Appearance: Sendable, Hashable {
  /// A line around a view.
  public struct Border: Sendable, Hashable {
    /// Its colour.
    public var color: Color
    /// Its width in points.
    public var width: Double
    /// Its width in pixels, where it is written so.
    public var widthInPixels: Double?

    /// Makes a border.
    public init(color: Color, width: Double, widthInPixels: Double? = nil) {
      self.color = color
      self.width = width
      self.widthInPixels = widthInPixels
    }
  }

  /// A shadow below a view.
  public struct Shadow: Sendable, Hashable {
    /// Its colour, opacity included.
    public var color: Color
    /// How far it is blurred, in points.
    public var radius: Double
    /// How far it lies to the right, in points.
    public var x: Double
    /// How far it lies below, in points.
    public var y: Double

    /// Makes a shadow.
    public init(color: Color, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// The colour behind the content.
  public var background: Color?
  /// The radius of the corners in points.
  public var cornerRadius = 0.0
  /// The line around the view.
  public var border: Border?
  /// The shadow below the view.
  public var shadow: Shadow?
  /// Opacity, 0…1.
  public var alpha = 1.0
  /// The colour of symbols and titles.
  public var tint: Color?
  /// Whether children are cut at the bounds.
  public var clips = false
  /// Where a picture stands in the view.
  public var contentMode = ContentMode.scaleToFill

  /// Makes an appearance that draws nothing.
  public init() {}
}

/// What accessibility tools are told of a view.
public struct Accessibility: Sendable, Hashable {
  /// The identifier for tests.
  public var identifier: String?
  /// The label that is read out.
  public var label: String?
  /// The traits, by their names in Swift's `UIAccessibilityTraits`.
  public var traits: [String] = []

  /// Makes one that tells nothing.
  public init() {}
}
