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
  /// How far a slider's frame reaches beyond its alignment rectangle: at both ends and below.
  var sliderInsets: (side: Double, bottom: Double)
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
  /// The least height of a `UITextField` with a rounded border.
  var roundedField: Double
  /// Whether a `UILabel` is a whole number of points high.
  var roundsLabels = false

  /// iOS 12.
  static let iOS12 = ControlMetrics(
    toggle: Size(width: 51, height: 31), toggleTrailing: 2, slider: 31, sliderInsets: (2, 1),
    progress: 2, activity: (20, 37), segments: 29, stepper: Size(width: 94, height: 29), pages: 37,
    searchBar: 56, roundedField: 30)

  /// iOS 13.
  static let iOS13 = ControlMetrics(
    toggle: Size(width: 51, height: 31), toggleTrailing: 2, slider: 31, sliderInsets: (2, 1),
    progress: 2, activity: (20, 37), segments: 32, stepper: Size(width: 94, height: 32), pages: 37,
    searchBar: 56, roundedField: 34)

  /// iOS 14 to 18.
  static let iOS18 = ControlMetrics(
    toggle: Size(width: 51, height: 31), toggleTrailing: 2, slider: 31, sliderInsets: (2, 1),
    progress: 4, activity: (20, 37), segments: 32, stepper: Size(width: 94, height: 32), pages: 26,
    searchBar: 56, roundedField: 34)

  /// iOS 26: a wider and lower switch, 61 points of alignment rectangle.
  static let iOS26 = ControlMetrics(
    toggle: Size(width: 63, height: 28), toggleTrailing: 2, slider: 34, sliderInsets: (0, 0),
    progress: 4, activity: (20, 37), segments: 32, stepper: Size(width: 94, height: 32), pages: 26,
    searchBar: 56, roundedField: 34, roundsLabels: true)

  /// The controls of a generation.
  static func of(_ generation: SystemGeneration) -> ControlMetrics {
    switch generation {
    case .iOS12: iOS12
    case .iOS13: iOS13
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }
}

/// The generations of iOS whose controls differ, each by its last version.
enum SystemGeneration: Sendable {
  case iOS12, iOS13, iOS18, iOS26

  /// The generation of a version such as "iOS 17"; nil for a version that there is not.
  init?(_ text: String) {
    guard text.hasPrefix("iOS "), let version = Int(text.dropFirst(4)) else { return nil }
    switch version {
    case 9...12: self = .iOS12
    case 13: self = .iOS13
    case 14...18: self = .iOS18
    case 26: self = .iOS26
    default: return nil
    }
  }

  /// The generation that is laid out where a spec names none.
  static let standard = iOS18

  /// Whether the system font has the metrics of iOS 13 and older.
  var hasLegacyFont: Bool { self == .iOS12 || self == .iOS13 }
}
