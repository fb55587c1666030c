/// A picture: a size and a name.
public final class UIImage: Sendable, Hashable {
  /// The size in points.
  public let size: CGSize
  private let name: String
  private let isSymbol: Bool

  /// Makes a picture of a size.
  init(name: String, size: CGSize, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
  }

  /// The picture that was registered under a name; nil where none was.
  public convenience init?(named name: String) {
    guard let size = ImageRegistry.size(ofImageNamed: name) else { return nil }
    self.init(name: name, size: size)
  }

  /// A symbol.
  ///
  /// The sizes of symbols differ from one to the next and follow their fonts; this double's are one
  /// size that is not 20 × 20, so that code that counts on a size it does not ask for shows.
  public convenience init?(systemName: String) {
    self.init(name: systemName, size: CGSize(width: 22, height: 19), isSymbol: true)
  }

  /// A symbol as a configuration wants it.
  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    let size = configuration.map { CGSize(width: $0.pointSize * 1.3, height: $0.pointSize * 1.1) }
    self.init(
      name: systemName, size: size ?? CGSize(width: 22, height: 19), isSymbol: true)
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Sendable {
    /// The size of the font it goes with.
    let pointSize: CGFloat

    /// Makes a symbol for a font of a size.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  /// How the colours of a picture are taken.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The picture in a mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Whether it is turned in right-to-left interfaces: symbols that point are, by themselves.
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// The picture, turned in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { isSymbol }

  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Equal when name and size are.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.name == second.name && first.size == second.size
  }

  /// Feeds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What draws pictures; here they are only as large as they are asked to be.
public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes a renderer of pictures of a size.
  public init(size: CGSize) { self.size = size }

  /// Draws a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: "drawn", size: size)
  }
}

/// What pictures are drawn in.
public final class UIGraphicsImageRendererContext {}
