/// How high the system's bars and its keyboard are, in points.
///
/// Source, unless a line says otherwise: Apple's `UIBarMetrics`, and figures that many measured up to
/// iOS 18.
enum ChromeMetrics {
  /// `UINavigationBar`; lower in a compact height, `UIBarMetrics.compact`.
  static func navigationBar(_ traits: Traits) -> Double {
    traits.vertical == .compact ? compactBar : bar
  }

  /// `UINavigationBar` with a large title; in a compact height UIKit shows none.
  static func largeTitleBar(_ traits: Traits) -> Double {
    traits.vertical == .compact ? navigationBar(traits) : largeTitle
  }

  /// `UITabBar`, in every height.
  static let tabBar = 49.0

  /// `UIToolbar`: 44 and 49 are both reported; that 49 belongs to the iPad is chosen.
  static func toolbar(_ traits: Traits) -> Double {
    if traits.vertical == .compact { return compactBar }
    return traits.idiom == .pad ? padToolbar : bar
  }

  /// `UIToolbar` whose bottom is the safe area's, over a home indicator; nil where it does not differ.
  ///
  /// Source: all of 69 frames that Interface Builder stored of phones held upright; the one toolbar
  /// above another there, and the one without an indicator below, are 44.
  static func toolbarOnHomeIndicator(_ traits: Traits) -> Double? {
    traits.vertical == .compact ? nil : indicatorToolbar
  }

  /// The keyboard without the bar of suggestions, what it covers of the safe area included.
  static func keyboard(on canvas: Canvas) -> Double {
    let keyboard = canvas.traits.idiom == .pad ? padKeyboard : phoneKeyboard
    let hasHomeIndicator = canvas.hardwareInsets.bottom > 0
    return canvas.isLandscape
      ? keyboard.landscape + (hasHomeIndicator ? keyboard.belowInLandscape : 0)
      : keyboard.upright + (hasHomeIndicator ? keyboard.below : 0)
  }

  /// The height of a keyboard, and what it has below its keys on a device with a home indicator.
  private struct Keyboard {
    var upright: Double
    var landscape: Double
    var below: Double
    var belowInLandscape: Double
  }

  private static let bar = 44.0
  private static let compactBar = 32.0
  private static let largeTitle = 96.0
  private static let padToolbar = 49.0
  private static let indicatorToolbar = 49.0
  /// A phone's.
  ///
  /// Source: 216 and 162 are Apple's own figures in its documentation of iOS 7; the 75 and 9 below are
  /// reported of the iPhone X, and later phones are taken to be like it.
  private static let phoneKeyboard = Keyboard(
    upright: 216, landscape: 162, below: 75, belowInLandscape: 9)
  /// An iPad's.
  ///
  /// Source: 264 and 352 as `phoneKeyboard`; that one without a home button has its safe area's 20
  /// below is chosen.
  private static let padKeyboard = Keyboard(
    upright: 264, landscape: 352, below: 20, belowInLandscape: 20)
}
