import QuoinScreen

/// A constraint as Interface Builder stores it: `first == multiplier × second + constant`.
struct InterfaceConstraint {
  /// The element.
  var element: XMLElement
  /// Interface Builder's id.
  var id: String?
  /// The id of the first item; nil for the view that owns the constraint.
  var firstItem: String?
  /// The first attribute, as written.
  var firstAttribute: String
  /// The relation.
  var relation: Constraint.Relation
  /// The id of the second item; nil for none.
  var secondItem: String?
  /// The second attribute; nil for none.
  var secondAttribute: String?
  /// The multiplier.
  var multiplier: Double
  /// The multiplier as a ratio of whole numbers, where it is written so.
  var ratio: String?
  /// The constant in points.
  var constant: Double
  /// The priority.
  var priority: Double
  /// The identifier.
  var identifier: String?
  /// Whether the constant is the standard space.
  var isSymbolic: Bool
  /// Whether it is removed when the app is built, and holds on the canvas alone.
  var isPlaceholder: Bool

  /// Reads an element; nil where a part of it means nothing.
  init?(_ element: XMLElement) {
    self.element = element
    guard let first = element["firstAttribute"] else { return nil }
    firstAttribute = first
    firstItem = element["firstItem"]
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    id = element["id"]
    identifier = element["identifier"]
    isSymbolic = element.flag("symbolic") ?? false
    isPlaceholder = element.flag("placeholder") ?? false
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessOrEqual
    case "greaterThanOrEqual": relation = .greaterOrEqual
    default: return nil
    }
    guard let multiplier = InterfaceNumber.multiplier(element["multiplier"] ?? "1"),
      let constant = InterfaceNumber.parse(element["constant"] ?? "0"),
      let priority = InterfaceNumber.parse(element["priority"] ?? "1000"),
      (1...1000).contains(priority)
    else { return nil }
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    ratio = element["multiplier"].flatMap(Self.ratio)
  }

  private static func ratio(_ text: String) -> String? {
    let parts = text.split { $0 == ":" || $0 == "/" }
    let areWhole = parts.allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard parts.count == 2, areWhole else { return nil }
    return "\(parts[0]):\(parts[1])"
  }
}
