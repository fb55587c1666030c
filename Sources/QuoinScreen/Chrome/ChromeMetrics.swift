/// How high the system's bars are, in points; every number that is chosen stands here.
enum ChromeMetrics {
  /// What the heights depend on.
  struct Traits {
    /// Whether the bars are an iPad's.
    var isPad: Bool
    /// Whether the vertical size class is compact: a phone in landscape.
    var isCompactHeight: Bool
    /// Whether the screen has a home indicator and no home button.
    var hasHomeIndicator: Bool
  }

  /// `UINavigationBar`: 44, and 32 in a compact height.
  ///
  /// Source: measured by many; Apple's `UIBarMetrics.compact` is the lower one.
  static func navigationBar(_ traits: Traits) -> Double { traits.isCompactHeight ? 32 : 44 }

  /// `UINavigationBar` with a large title: 96; in a compact height UIKit shows none.
  ///
  /// Source: as `navigationBar`.
  static func largeTitleBar(_ traits: Traits) -> Double {
    traits.isCompactHeight ? navigationBar(traits) : 96
  }

  /// `UITabBar`: 49.
  ///
  /// Source: measured by many.
  static let tabBar = 49.0

  /// `UIToolbar`: 44 on a phone, 32 in a compact height, 49 on an iPad.
  ///
  /// All three are reported; that 49 belongs to the iPad is chosen.
  static func toolbar(_ traits: Traits) -> Double {
    traits.isCompactHeight ? 32 : traits.isPad ? 49 : 44
  }

  /// `UIToolbar` whose bottom is the safe area's, over a home indicator; nil where it does not differ.
  ///
  /// Source: all of 69 frames that Interface Builder stored of phones held upright; the one toolbar
  /// above another there, and the one without an indicator below, are 44.
  static func toolbarOnHomeIndicator(_ traits: Traits) -> Double? {
    traits.isCompactHeight ? nil : 49
  }

  /// The keyboard without the bar of suggestions, what it covers of the safe area included.
  ///
  /// Source: Apple's old documentation gives 216 upright and 162 in landscape for a phone, 264 and
  /// 352 for an iPad. Phones with a home indicator have 75 more upright and 9 more in landscape, as
  /// reported of the iPhone X; an iPad with one is chosen to have its 20 points more.
  static func keyboard(_ traits: Traits, isLandscape: Bool) -> Double {
    let keys = traits.isPad ? (isLandscape ? 352.0 : 264) : (isLandscape ? 162 : 216)
    guard traits.hasHomeIndicator else { return keys }
    return keys + (traits.isPad ? 20 : (isLandscape ? 9 : 75))
  }
}

extension ChromeMetrics.Traits {
  /// The traits of a canvas; `isPad` is nil where no device tells it.
  ///
  /// A canvas without a device counts as an iPad from 600 points at its shorter side.
  init(of canvas: Canvas, isPad: Bool?) {
    let shorter = min(canvas.width ?? canvas.height ?? 0, canvas.height ?? canvas.width ?? 0)
    self.isPad = isPad ?? (shorter >= 600)
    isCompactHeight = !self.isPad && canvas.isLandscape
    hasHomeIndicator = canvas.hardwareInsets.bottom > 0
  }
}

extension Canvas {
  /// Whether it is wider than high.
  var isLandscape: Bool {
    guard let width, let height else { return false }
    return width > height
  }
}
