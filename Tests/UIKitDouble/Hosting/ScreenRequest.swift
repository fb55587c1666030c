/// One screen to lay out in one setting.
public struct ScreenRequest: Codable, Sendable {
  /// What the answer is called.
  public var name: String
  /// The class of the view.
  public var screen: String
  /// The width in points; nil for the least that fits.
  public var width: Double?
  /// The height in points; nil for the least that fits.
  public var height: Double?
  /// Pixels in a point.
  public var scale: Double
  /// What bars and the device cover: top, left, bottom, right.
  public var safeArea: [Double]
  /// The margins inside the safe area: top, leading, bottom, trailing.
  public var margins: [Double]
  /// The height of the keyboard.
  public var keyboardHeight: Double
  /// The place of the text size among the categories, 0 is XS.
  public var textSize: Int
  /// Whether lines run from right to left.
  public var isRightToLeft: Bool
  /// The raw value of the size class of the width.
  public var horizontalSizeClass: Int
  /// The raw value of the size class of the height.
  public var verticalSizeClass: Int
  /// The raw value of the idiom.
  public var idiom: Int
  /// The pictures of the app, by name: width and height.
  public var images: [String: [Double]]
  /// The identifiers of fields that are edited.
  public var edited: [String]
  /// Whether the view of the last request is laid out again, with new surroundings, after it showed
  /// something else.
  public var isReused: Bool

  /// Makes a request of a setting.
  public init(
    name: String, screen: String, width: Double?, height: Double?, scale: Double,
    safeArea: [Double], margins: [Double], keyboardHeight: Double, textSize: Int,
    isRightToLeft: Bool, horizontalSizeClass: Int, verticalSizeClass: Int, idiom: Int,
    images: [String: [Double]], edited: [String], isReused: Bool
  ) {
    self.name = name
    self.screen = screen
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.margins = margins
    self.keyboardHeight = keyboardHeight
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.images = images
    self.edited = edited
    self.isReused = isReused
  }
}

/// Where the views of a screen are.
public struct ScreenAnswer: Codable, Sendable {
  /// The request's name.
  public var name: String
  /// The frames by accessibility identifier, from the screen's origin: x, y, width, height.
  public var frames: [String: [Double]]
  /// What is in the views that show a text, by identifier.
  public var texts: [String: TextAnswer]
  /// The identifiers of the views of which several layouts fit the constraints.
  public var ambiguous: [String]
  /// What UIKit would have said on the console.
  public var findings: [String]
  /// The methods that were exchanged until then.
  public var exchanges: [String]
}

/// Where the text of a view is.
public struct TextAnswer: Codable, Sendable {
  /// The rectangle in which it is drawn, from the screen's origin: x, y, width, height.
  public var rect: [Double]
  /// Its first and last baseline, from the screen's top; none without a text.
  public var baselines: [Double]
  /// The left and the right end of a button's title; none of what has none.
  public var title: [Double]
}

extension ScreenRequest {
  /// The surroundings.
  @MainActor func environment(_ size: CGSize) -> HostEnvironment {
    let categories = UIContentSizeCategory.all
    return HostEnvironment(
      size: size,
      safeArea: UIEdgeInsets(
        top: CGFloat(safeArea[0]), left: CGFloat(safeArea[1]), bottom: CGFloat(safeArea[2]),
        right: CGFloat(safeArea[3])),
      margins: NSDirectionalEdgeInsets(
        top: CGFloat(margins[0]), leading: CGFloat(margins[1]), bottom: CGFloat(margins[2]),
        trailing: CGFloat(margins[3])),
      keyboardHeight: CGFloat(keyboardHeight),
      traits: .host(
        scale: CGFloat(scale),
        textSize: categories.indices.contains(textSize) ? categories[textSize] : .large,
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        idiom: UIUserInterfaceIdiom(rawValue: idiom) ?? .phone,
        horizontal: UIUserInterfaceSizeClass(rawValue: horizontalSizeClass) ?? .compact,
        vertical: UIUserInterfaceSizeClass(rawValue: verticalSizeClass) ?? .regular))
  }
}
