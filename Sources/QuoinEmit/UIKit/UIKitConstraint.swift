import QuoinScreen

/// A constraint as `NSLayoutConstraint` has it: two anchors at most, a multiplier on sizes only.
struct UIKitConstraint {
  /// One of UIKit's anchors.
  enum Place: Equatable {
    /// An anchor of a box of the spec.
    case anchor(Anchor)
    /// An anchor of a helper guide, by its number.
    case span(Int, Attribute)
  }

  /// The first anchor.
  var left: Place
  /// The relation.
  var relation: Constraint.Relation
  /// The second anchor; nil for a size alone.
  var right: Place?
  /// What the second anchor, a size, is multiplied with.
  var multiplier = 1.0
  /// What is added, in points; what is written in pixels is apart.
  var constant = 0.0
  /// What is added, in pixels.
  var pixels = 0.0
  /// The priority.
  var priority = Constraint.required
  /// What the identifier says of the spec.
  var identifier: String
  /// The name that the spec gives it.
  var name: String?

  /// The expression that makes it, without its identity.
  func code(_ names: UIKitAnchorNames) -> String {
    var code = names.code(of: left, beside: right) + ".constraint("
    let relation =
      switch relation {
      case .equal: "equalTo"
      case .lessOrEqual: "lessThanOrEqualTo"
      case .greaterOrEqual: "greaterThanOrEqualTo"
      }
    let length = SwiftExpression.length(points: constant, pixels: pixels)
    if let right {
      code += "\(relation): \(names.code(of: right, beside: left))"
      if multiplier != 1 { code += ", multiplier: \(SwiftExpression.number(multiplier))" }
      if length != "0" {
        code += ", constant: " + (isBetweenCentres ? "towardTrailing(\(length))" : length)
      }
    } else {
      code += "\(relation)Constant: \(length)"
    }
    return code + ")"
  }

  /// The call that gives it its identifier and priority.
  var identity: String {
    var code = ".identified(\(SwiftLiteral.quoted(identifier))"
    if priority != Constraint.required { code += ", priority: \(Self.priority(priority))" }
    return code + ")"
  }

  /// Whether both anchors are horizontal centres, whose distance UIKit does not turn.
  private var isBetweenCentres: Bool {
    left.attribute == .centerX && right?.attribute == .centerX
  }

  /// A `UILayoutPriority`.
  static func priority(_ value: Double) -> String {
    switch value {
    case Constraint.required: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: ".init(\(SwiftExpression.number(value)))"
    }
  }
}

extension UIKitConstraint.Place {
  /// The attribute of the anchor.
  var attribute: Attribute {
    switch self {
    case .anchor(let anchor): anchor.attribute
    case .span(_, let attribute): attribute
    }
  }
}

/// What anchors are called in the generated class.
struct UIKitAnchorNames {
  /// The names of the views as code has them.
  let views: [String]
  /// The names of the guides.
  let guides: [String]
  /// The names of helper guides.
  let spans: [String]
  /// The lists, which UIKit has as scroll views, by index.
  let lists: Set<Int>
  /// The container of each view.
  let parents: [Int?]

  /// "title.topAnchor", "safeAreaLayoutGuide.topAnchor"; "topAnchor" for the screen's own.
  ///
  /// A place of a list that a view in it names is its frame's: UIKit's own anchors would be those of
  /// what scrolls (Apple, "Working with Scroll Views").
  func code(of place: UIKitConstraint.Place, beside other: UIKitConstraint.Place?) -> String {
    switch place {
    case .span(let number, let attribute): return spans[number] + ".\(attribute.rawValue)Anchor"
    case .anchor(let anchor):
      guard case .view(let index) = anchor.box, lists.contains(index), !anchor.attribute.isSize,
        isInside(other, index)
      else { return code(of: anchor) }
      return code(of: Anchor(.frame(of: index), anchor.attribute))
    }
  }

  /// Whether a place is one of a view in a container.
  private func isInside(_ place: UIKitConstraint.Place?, _ container: Int) -> Bool {
    guard case .anchor(let anchor) = place, case .view(let index) = anchor.box else { return false }
    var parent = parents[index]
    while let current = parent, current != container { parent = parents[current] }
    return parent != nil
  }

  private func code(of anchor: Anchor) -> String {
    let path = path(of: anchor.box).map { $0 + "." } ?? ""
    guard case .view = anchor.box else {
      let isBaseline = [.firstBaseline, .lastBaseline].contains(anchor.attribute)
      return path + (isBaseline ? "bottom" : anchor.attribute.rawValue) + "Anchor"
    }
    return path + anchor.attribute.rawValue + "Anchor"
  }

  /// The expression of a box; nil for the screen, which is the class itself.
  func path(of box: LayoutBox) -> String? {
    switch box {
    case .screen: nil
    case .safeArea: "safeAreaLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .view(let index): views[index]
    case .guide(let index): guides[index]
    case .margins(of: let index): member("layoutMarginsGuide", of: index)
    case .readable(of: let index): member("readableContentGuide", of: index)
    case .content(of: let index): views[index] + ".contentLayoutGuide"
    case .frame(of: let index): views[index] + ".frameLayoutGuide"
    }
  }

  private func member(_ name: String, of index: Int?) -> String {
    index.map { views[$0] + "." + name } ?? name
  }
}

extension Element {
  /// Whether it is a list, which is a scroll view to UIKit and none to a spec.
  var isList: Bool {
    guard case .control(let control) = self else { return false }
    return control.className == "UITableView" || control.className == "UICollectionView"
  }
}
