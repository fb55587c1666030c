/// A text with its font and what surrounds it: the primitive of labels, fields and buttons.
///
/// The text's rectangle is the view's bounds less, from the outside in, `border`, the side views
/// and `insets`; the view's content size is the text's size grown by the same.
public struct TextContent: Sendable, Hashable {
  /// What is shown: for a field the placeholder when it has no text.
  public var text: String
  /// The parts of the text that are set each in its own way, which together are the text; empty
  /// where the whole is set in `font`, `color` and `kern`.
  public var runs: [Run]
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
  /// Whether a spec can say how many lines it has; a field's text and a button's title have one.
  public var takesLines: Bool
  /// How lines follow each other.
  public var paragraph: Paragraph
  /// The least scale of the font with which a text of one line is made to fit; 1 for none.
  public var minimumScale: Double
  /// Whether a text of one line is set tighter before it is shortened.
  public var tightens: Bool
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
  /// Whether the control rounds its text's width up to a whole point, too (buttons).
  public var roundsWidthToPoint: Bool
  /// Whether the text's whole height is rounded up to a whole point (labels of iOS 26).
  public var roundsHeightToPoint: Bool
  /// What stands beside a button's title; nil for a text alone.
  public var companions: Companions?
  /// What can be typed into a field; nil for a text that cannot be edited.
  public var input: TextInput?

  /// What happens where text does not fit, as in `NSLineBreakMode`.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    case word, char, clip, head, middle, tail
  }

  /// Where lines stand, as in `NSTextAlignment`; natural follows the direction.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case natural, left, center, right, justified
  }

  /// A part of a text that is set in its own way.
  public struct Run: Sendable, Hashable {
    /// The part.
    public var text: String
    /// Its font.
    public var font: Font
    /// Its colour.
    public var color: Color
    /// Extra space after every glyph in points.
    public var kern: Double
    /// Whether a line goes through it.
    public var isStruck: Bool
    /// Whether a line goes under it.
    public var isUnderlined: Bool

    /// Makes a run.
    public init(
      text: String, font: Font, color: Color, kern: Double = 0, isStruck: Bool = false,
      isUnderlined: Bool = false
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.kern = kern
      self.isStruck = isStruck
      self.isUnderlined = isUnderlined
    }
  }

  /// How lines follow each other, as in `NSParagraphStyle`.
  public struct Paragraph: Sendable, Hashable {
    /// What a line's height is multiplied with; more than 1 adds room above the glyphs.
    public var lineHeightMultiple = 1.0
    /// Room between two lines in points.
    public var lineSpacing = 0.0
    /// Further room between two paragraphs in points.
    public var paragraphSpacing = 0.0

    /// Makes lines that stand as their font has them.
    public init() {}
  }

  /// The parts of the text, one where nothing is set apart.
  public var styledRuns: [Run] {
    runs.isEmpty ? [Run(text: text, font: font, color: color, kern: kern)] : runs
  }

  /// Makes a text content with a label's defaults.
  public init(text: String, font: Font, color: Color) {
    self.text = text
    self.font = font
    self.color = color
    runs = []
    takesLines = true
    paragraph = Paragraph()
    minimumScale = 1
    tightens = false
    companions = nil
    input = nil
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
    roundsWidthToPoint = false
    roundsHeightToPoint = false
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
  /// Room between it and the field's edge, in points.
  public var edgeGap: Double

  /// Makes a side view.
  public init(content: Content, padding: Double = 0, size: Size? = nil, edgeGap: Double = 0) {
    self.content = content
    self.padding = padding
    self.size = size
    self.edgeGap = edgeGap
  }
}
