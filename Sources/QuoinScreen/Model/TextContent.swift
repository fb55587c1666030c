/// A text with its font and what surrounds it: the primitive of labels, fields and buttons.
///
/// The text's rectangle is the view's bounds less, from the outside in, `border`, the side views
/// and `insets`; the view's content size is the text's size grown by the same.
public struct TextContent: Sendable, Hashable {
  /// What is shown: for a field the placeholder when it has no text.
  public var text: String
  /// Its font.
  public var font: Font
  /// Its colour.
  public var color: Color
  /// The most lines; 0 for no limit.
  public var lineLimit: Int
  /// What happens where it does not fit.
  public var lineBreak: LineBreak
  /// Where lines stand in the text's rectangle.
  public var alignment: Alignment
  /// Extra space after every glyph in points.
  public var kern: Double
  /// The width at which it wraps however wide the view is, insets included; nil for the view's own.
  public var preferredMaxWidth: Double?
  /// What the control's border takes, in points.
  public var border: EdgeInsets
  /// The view shown at the left of a field; nil when it has none in this state.
  public var leftView: SideView?
  /// The view shown at the right of a field; nil when it has none in this state.
  public var rightView: SideView?
  /// The spec's padding, in points; leading and trailing already turned to left and right.
  public var insets: EdgeInsets
  /// Whether an empty text still has the height of one line (fields, not labels).
  public var keepsLineWhenEmpty: Bool
  /// The least content size without `insets`, in points: a bordered field's height, a button's
  /// width.
  public var minimumSize: Size
  /// Whether the control rounds its line height up to a whole point (fields and buttons).
  public var roundsLineToPoint: Bool

  /// What happens where text does not fit, as in `NSLineBreakMode`.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    case word, char, clip, head, middle, tail
  }

  /// Where lines stand, as in `NSTextAlignment`; natural follows the direction.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case natural, left, center, right, justified
  }

  /// Makes a text content with a label's defaults.
  public init(text: String, font: Font, color: Color) {
    self.text = text
    self.font = font
    self.color = color
    lineLimit = 1
    lineBreak = .tail
    alignment = .natural
    kern = 0
    preferredMaxWidth = nil
    border = .zero
    leftView = nil
    rightView = nil
    insets = .zero
    keepsLineWhenEmpty = false
    minimumSize = Size(width: 0, height: 0)
    roundsLineToPoint = false
  }
}

/// A view at the side of a text field.
public struct SideView: Sendable, Hashable {
  /// What it shows.
  public enum Content: Sendable, Hashable {
    /// A text.
    case text(String, Font, Color)
    /// A picture of a size: a symbol's or an image's name.
    case picture(name: String, Size, Color)
    /// Nothing: room of a width.
    case blank(width: Double)
  }

  /// What it shows.
  public var content: Content
  /// Room at the left and the right of the content, in points.
  public var padding: Double
  /// The size the spec gives instead of the content's own.
  public var size: Size?

  /// Makes a side view.
  public init(content: Content, padding: Double = 0, size: Size? = nil) {
    self.content = content
    self.padding = padding
    self.size = size
  }
}
