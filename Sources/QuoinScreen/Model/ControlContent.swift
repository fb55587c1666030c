/// A control whose size does not come from a text or a picture: what it asks for on each axis, and
/// the shapes and captions that make it known in a drawing.
public struct ControlContent: Sendable, Hashable {
  /// The size of its alignment rectangle; a width that its captions give is nil here.
  public var size: ContentSize
  /// The height that it has instead where it stands on the home indicator.
  public var heightOnHomeIndicator: Double?
  /// What is drawn in its bounds, the lowest first.
  public var shapes: [Shape]
  /// The texts in it.
  public var captions: Captions?

  /// Makes a control.
  public init(
    size: ContentSize = .none, heightOnHomeIndicator: Double? = nil, shapes: [Shape] = [],
    captions: Captions? = nil
  ) {
    self.size = size
    self.heightOnHomeIndicator = heightOnHomeIndicator
    self.shapes = shapes
    self.captions = captions
  }
}

/// Texts of one line each, side by side from leading to trailing in equal shares of the width.
public struct Captions: Sendable, Hashable {
  /// What the captions add up to where they give the control its width.
  public struct Fitting: Sendable, Hashable {
    /// What each share has beyond the widest text, in points.
    public var padding: Double
    /// What stands between two shares, in points.
    public var divider: Double

    /// Makes a rule.
    public init(padding: Double, divider: Double) {
      self.padding = padding
      self.divider = divider
    }
  }

  /// The texts.
  public var texts: [String]
  /// Their font.
  public var font: Font
  /// Their colour.
  public var color: Color
  /// Where a text stands in its share: natural at the leading end, center in the middle.
  public var alignment: TextContent.Alignment
  /// The room before the text at the leading end of its share, in points.
  public var leadingInset: Double
  /// The room above the texts, which stand in the middle of the height below it, in points.
  public var topInset = 0.0
  /// How they give the control its width; nil when they do not.
  public var fitting: Fitting?

  /// Makes captions in the middle of their shares.
  public init(
    _ texts: [String], font: Font, color: Color, alignment: TextContent.Alignment = .center,
    leadingInset: Double = 0, fitting: Fitting? = nil
  ) {
    self.texts = texts
    self.font = font
    self.color = color
    self.alignment = alignment
    self.leadingInset = leadingInset
    self.fitting = fitting
  }
}
