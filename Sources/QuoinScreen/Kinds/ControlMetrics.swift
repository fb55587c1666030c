/// The sizes of UIKit's controls in one generation of iOS, in points: frames, not alignment
/// rectangles.
///
/// Sources, unless a line says otherwise: frames that Interface Builder stored for controls nobody
/// constrained, by Xcode's version, and Apple's documentation of the bars.
struct ControlMetrics: Sendable {
  /// `UISwitch`.
  var toggle: Size
  /// How far a switch's frame reaches beyond its alignment rectangle at the trailing edge.
  var toggleTrailing: Double
  /// `UISlider`'s height.
  var slider: Double
  /// How far a slider's frame reaches beyond its alignment rectangle at both ends and at the bottom.
  var sliderEnd = 2.0
  var sliderBottom = 1.0
  /// `UIProgressView`'s height.
  var progress: Double
  /// `UIActivityIndicatorView`, medium and large.
  var activity: (medium: Double, large: Double)
  /// `UISegmentedControl`'s height.
  var segments: Double
  /// `UIStepper`.
  var stepper: Size
  /// `UIPageControl`'s height.
  var pages: Double
  /// `UISearchBar`'s height.
  var searchBar: Double

  /// iOS 12.
  static let iOS12 = ControlMetrics(
    toggle: Size(width: 51, height: 31), toggleTrailing: 2, slider: 31, progress: 2,
    activity: (20, 37), segments: 29, stepper: Size(width: 94, height: 29), pages: 37,
    searchBar: 56)

  /// iOS 14 to 18.
  static let iOS18 = ControlMetrics(
    toggle: Size(width: 51, height: 31), toggleTrailing: 2, slider: 31, progress: 4,
    activity: (20, 37), segments: 32, stepper: Size(width: 94, height: 32), pages: 26,
    searchBar: 56)

  /// iOS 26: a wider and lower switch, 61 points of alignment rectangle.
  static let iOS26 = ControlMetrics(
    toggle: Size(width: 63, height: 28), toggleTrailing: 2, slider: 34, progress: 4,
    activity: (20, 37), segments: 32, stepper: Size(width: 94, height: 32), pages: 26,
    searchBar: 56)

  /// The generation whose controls Quoin lays out.
  static let chosen = iOS18
}
