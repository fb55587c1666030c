/// What stands beside a button's title: a picture, a subtitle below.
///
/// Picture and texts stand together, as one block, in what border and insets leave of the button.
public struct Companions: Sendable, Hashable {
  /// The picture; nil for none.
  public var picture: Picture?
  /// The subtitle; nil for none.
  public var subtitle: Subtitle?
  /// The side of the texts that the picture stands on.
  public var placement: Placement
  /// Room between picture and texts, in points.
  public var imagePadding: Double
  /// Room between title and subtitle, in points.
  public var titlePadding: Double
  /// What moves and narrows the title without changing the button's size, in points.
  public var titleInsets: EdgeInsets
  /// What moves the picture without changing the button's size, in points.
  public var imageInsets: EdgeInsets

  /// A picture of a size.
  public struct Picture: Sendable, Hashable {
    /// A symbol's, a file's or an asset's name.
    public var name: String
    /// The size in points.
    public var size: Size
    /// The colour of a symbol.
    public var color: Color

    /// Makes a picture.
    public init(name: String, size: Size, color: Color) {
      self.name = name
      self.size = size
      self.color = color
    }
  }

  /// A line of text below the title.
  public struct Subtitle: Sendable, Hashable {
    /// What is shown.
    public var text: String
    /// Its font.
    public var font: Font
    /// Its colour.
    public var color: Color

    /// Makes a subtitle.
    public init(text: String, font: Font, color: Color) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The side of the texts that a picture stands on, leading and trailing already turned.
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom

    /// Whether picture and texts stand side by side.
    public var isRow: Bool { self == .left || self == .right }
  }

  /// Makes a text without companions.
  public init() {
    placement = .left
    imagePadding = 0
    titlePadding = 0
    titleInsets = .zero
    imageInsets = .zero
  }
}
