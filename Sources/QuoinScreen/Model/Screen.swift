import QuoinSource

/// One screen of a spec in one cell of its matrix: the meaning of the text, before any solving.
public struct Screen: Sendable {
  /// The name, which is the Swift type's name.
  public var name: String
  /// The spec file's place that declares it.
  public var source: SourceRange
  /// The cell it is resolved for.
  public var cell: Cell
  /// The area it is laid out in.
  public var canvas: Canvas
  /// The views in preorder, parents first; later ones are on top.
  public var views: [View]
  /// The uses of components, outer ones first.
  public var instances: [Instance] = []
  /// The guides in order of declaration.
  public var guides: [Guide]
  /// The constraints as written, in order.
  public var constraints: [Constraint]
  /// The font families, by name; "system" is always there.
  public var fonts: [String: FontSource]

  /// Ids of diagnostics that are not reported for the screen.
  public var ignoredDiagnostics: [String]

  /// Makes an empty screen.
  public init(name: String, source: SourceRange, cell: Cell, canvas: Canvas) {
    self.name = name
    self.source = source
    self.cell = cell
    self.canvas = canvas
    views = []
    guides = []
    constraints = []
    ignoredDiagnostics = []
    fonts = [Font.systemFamily: .system(legacy: false)]
  }
}

/// A box without content that constraints may name.
public struct Guide: Sendable {
  /// The name that is unique among views and guides.
  public var id: String
  /// Where the id is written.
  public var source: SourceRange

  /// Makes a guide.
  public init(id: String, source: SourceRange) {
    self.id = id
    self.source = source
  }
}

/// One cell of the matrix: what a screen is resolved for.
public struct Cell: Sendable, Hashable {
  /// The device's name; nil for a canvas of the spec's own.
  public var device: String?
  /// How the device is held.
  public var orientation: Orientation
  /// The Dynamic Type category.
  public var textSize: TextSize
  /// The locale, such as "en".
  public var locale: String
  /// The layout direction.
  public var direction: LayoutDirection
  /// Light or dark.
  public var theme: Theme

  /// How a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
  }

  /// Light or dark.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// Makes a cell.
  public init(
    device: String? = nil, orientation: Orientation = .portrait, textSize: TextSize = .L,
    locale: String = "en", direction: LayoutDirection = .leftToRight, theme: Theme = .light
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.locale = locale
    self.direction = direction
    self.theme = theme
  }
}

/// The area a screen is laid out in.
public struct Canvas: Sendable, Hashable {
  /// The size in points; nil on an axis that fits its content.
  public var width: Double?
  /// The height in points; nil when it fits its content.
  public var height: Double?
  /// Pixels in a point.
  public var scale: Double
  /// What bars and notch take at each physical edge, in points.
  public var safeArea: EdgeInsets
  /// What the device alone takes of it: status bar, notch and home indicator.
  public let hardwareInsets: EdgeInsets
  /// The root view's layout margins, safe area included, in points.
  public var margins: EdgeInsets
  /// The bars at its edges, which `safeArea` and `margins` already leave out; later ones are on top.
  public var chrome: [ChromeBar] = []
  /// The most that the readable guide is wide, in points; nil when it is the margins'.
  public var readableWidth: Double?

  /// Makes a canvas without a safe area or margins.
  public init(
    width: Double?, height: Double?, scale: Double = 3, safeArea: EdgeInsets = .zero,
    margins: EdgeInsets = .zero, readableWidth: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    hardwareInsets = safeArea
    self.margins = margins
    self.readableWidth = readableWidth
  }
}

/// The twelve Dynamic Type categories, smallest first.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
}

/// UIKit's text styles.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2
}
