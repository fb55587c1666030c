import QuoinScreen
import QuoinSource

/// Where everything is, after the pixel pass: in points in the screen's coordinates, physical
/// (x from the left in both directions).
public struct FrameTable: Sendable {
  /// The screen's size, which a canvas that fits its content leaves to the layout.
  public var size: Size
  /// One entry a view, in the order of `Screen.views`.
  public var views: [ViewFrame]
  /// One rectangle a guide, in the order of `Screen.guides`.
  public var guides: [Rect]

  /// Makes a table.
  public init(size: Size, views: [ViewFrame], guides: [Rect]) {
    self.size = size
    self.views = views
    self.guides = guides
  }
}

/// Where one view is and what stands in it.
public struct ViewFrame: Sendable {
  /// The view's frame.
  public var frame: Rect
  /// The rectangle of its text or picture, after border, side views and insets; nil without one.
  public var content: Rect?
  /// The lines of its text, or what is written in a control.
  public var lines: [TextLine]
  /// The y coordinates of the first and last baseline; nil without text.
  public var baselines: Baselines?
  /// What is shown beside the text: a field's left and right view, a button's picture and subtitle.
  public var sideViews: [SideViewFrame]
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// Whether the text has characters that the font table only guesses.
  public var isEstimated: Bool

  /// How many lines its text has: of a control, whose captions are no text of the view, none.
  public var lineCount: Int { baselines == nil ? 0 : lines.count }

  /// Makes the frame of a view without content.
  public init(frame: Rect) {
    self.frame = frame
    content = nil
    lines = []
    baselines = nil
    sideViews = []
    isTruncated = false
    isEstimated = false
  }
}

/// The y coordinates of a text's first and last baseline.
public struct Baselines: Sendable, Hashable {
  /// The first line's.
  public var first: Double
  /// The last line's.
  public var last: Double

  /// Makes baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// A line of text where it is drawn.
public struct TextLine: Sendable, Hashable {
  /// What is drawn.
  public var text: String
  /// The left end.
  public var x: Double
  /// The baseline.
  public var baseline: Double
  /// The width.
  public var width: Double
  /// Its parts where they are not all set in the view's own font and colour; else empty.
  public var runs: [Run]

  /// A part of a line.
  public struct Run: Sendable, Hashable {
    /// What is drawn and how.
    public var style: TextContent.Run
    /// The left end.
    public var x: Double
    /// The width.
    public var width: Double

    /// Makes a part.
    public init(style: TextContent.Run, x: Double, width: Double) {
      self.style = style
      self.x = x
      self.width = width
    }
  }

  /// Makes a line.
  public init(text: String, x: Double, baseline: Double, width: Double, runs: [Run] = []) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.runs = runs
  }
}

/// Where a side view or a button's picture or subtitle is and what it shows.
public struct SideViewFrame: Sendable {
  /// The side view's own frame.
  public var frame: Rect
  /// The rectangle of its picture; nil for a text or nothing.
  public var picture: Rect?
  /// Its text's line.
  public var line: TextLine?
  /// What it shows.
  public var view: SideView

  /// Makes one.
  public init(frame: Rect, picture: Rect? = nil, line: TextLine? = nil, view: SideView) {
    self.frame = frame
    self.picture = picture
    self.line = line
    self.view = view
  }
}

/// A finished layout: what emitters see.
public struct ScreenLayout: Sendable {
  /// The screen.
  public var screen: Screen
  /// Where everything in it is.
  public var frames: FrameTable

  /// Makes a layout.
  public init(screen: Screen, frames: FrameTable) {
    self.screen = screen
    self.frames = frames
  }
}
