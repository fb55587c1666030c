import QuoinScreen

/// What the boxes and named constraints of a screen are called in its view's class.
struct UIKitNames {
  /// The names of the views, without backticks.
  let views: [String]
  /// The names of the guides.
  let guides: [String]
  /// The names of constraints, by the name in the spec.
  let constraints: [String: String]
  /// The names of helper guides.
  let spans: [String]

  /// Names everything; `spanCount` helper guides among it.
  init(_ screen: Screen, spanCount: Int) {
    var constraintNames: [String] = []
    for name in screen.constraints.compactMap(\.name) where !constraintNames.contains(name) {
      constraintNames.append(name)
    }
    let isTaken = Self.taken(in: screen)
    let all = SwiftName.names(
      screen.views.map(\.id) + screen.guides.map(\.id) + constraintNames
        + (0..<spanCount).map { "span\($0 + 1)" },
      isTaken: isTaken, suffix: Self.suffix)
    var rest = all[...]
    func take(_ count: Int) -> [String] {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map(SwiftName.quoted)
    }
    views = Array(all.prefix(screen.views.count))
    _ = take(screen.views.count)
    guides = take(screen.guides.count)
    constraints = Dictionary(zip(constraintNames, take(constraintNames.count))) { first, _ in first
    }
    spans = take(spanCount)
  }

  /// The name of a screen's class.
  static func type(of screen: Screen) -> String {
    let name = SwiftName.type(screen.name)
    let type = name + "View"
    return isTypeOfSystem(type) || types.contains(type) ? name + "ScreenView" : type
  }

  /// The name of a property where no other id comes to it.
  static func propertyName(_ screen: Screen) -> (String) -> String {
    let isTaken = taken(in: screen)
    return { SwiftName.free($0, isTaken, suffix) }
  }

  /// What a name that is taken gets at its end.
  private static let suffix = "View"

  /// Whether a name means something else in the class: a member of UIView, or a type.
  private static func taken(in screen: Screen) -> (String) -> Bool {
    let classes = Set(screen.views.compactMap(\.className))
    return { name in
      UIKitMembers.names.contains(name) || types.contains(name) || isTypeOfSystem(name)
        || classes.contains(name)
    }
  }

  /// Whether a name is or may be that of a type of the system's frameworks; one that ends as views
  /// do is only where it is known, so that the suffix leads out.
  private static func isTypeOfSystem(_ name: String) -> Bool {
    if name.hasSuffix(suffix) { return systemViews.contains(name) }
    let scalars = Array(name.unicodeScalars.prefix(3))
    guard scalars.count == 3, scalars[2].properties.isUppercase else { return false }
    return ["UI", "NS", "CG", "CA", "WK", "MK"].contains(name.prefix(2))
  }

  /// Types of the system's frameworks that end in `View`.
  private static let systemViews: Set<String> = [
    "MKMapView", "UIActivityIndicatorView", "UICollectionView", "UIImageView", "UIPickerView",
    "UIProgressView", "UIScrollView", "UIStackView", "UITableView", "UITextView", "UIView",
    "UIWebView", "WKWebView",
  ]

  /// Types that the generated code uses by these names.
  private static let types: Set<String> = [
    "Any", "AnyObject", "AttributeContainer", "AttributedString", "Bool", "Double", "Equatable",
    "Float", "InsetButton", "InsetTextField", "Int", "LabelContainer", "Optional", "PaddedLabel",
    "SideView", "String", "Swift", "SymbolView", "TextEdits", "TextFieldInsets", "TextRun", "UIKit",
  ]
}

extension View {
  /// The first part of the name of a class that the spec gives.
  fileprivate var className: String? {
    guard case .control(let control) = element else { return nil }
    return control.className.split(separator: ".").first.map(String.init)
  }
}
