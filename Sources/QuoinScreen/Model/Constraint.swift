import QuoinSource

/// A sum of anchors times coefficients, and a constant in points.
public struct LinearExpression: Sendable, Hashable {
  /// A coefficient times an anchor.
  public struct Term: Sendable, Hashable {
    /// The coefficient; never 0.
    public var coefficient: Double
    /// The anchor.
    public var anchor: Anchor

    /// Makes a term.
    public init(_ coefficient: Double, _ anchor: Anchor) {
      self.coefficient = coefficient
      self.anchor = anchor
    }
  }

  /// The terms, each anchor once, in the order written.
  public var terms: [Term]
  /// The constant in points, pixels already turned into points.
  public var constant: Double
  /// The part of the constant that is written in pixels.
  public var pixels = PixelLength.zero

  /// Makes an expression.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// An anchor alone, or moved by a distance.
  public init(_ anchor: Anchor, plus constant: Double = 0) {
    self.init(terms: [Term(1, anchor)], constant: constant)
  }
}

/// Two expressions in a relation, at a priority.
///
/// Horizontal places count from the leading edge of the screen, so an expression means the same in
/// both directions; `left` and `right` name physical sides.
public struct Constraint: Sendable {
  /// The relation of the left to the right side.
  public enum Relation: String, Sendable, Hashable {
    case lessOrEqual = "<="
    case equal = "=="
    case greaterOrEqual = ">="
  }

  /// Where a constraint comes from.
  public enum Origin: Sendable {
    /// Written in the spec.
    case written(SourceRange)
    /// Follows from a rule of a view: its text "content width of title", and the view's place.
    case rule(String, SourceRange)

    /// The place in the spec.
    public var range: SourceRange {
      switch self {
      case .written(let range), .rule(_, let range): range
      }
    }
  }

  /// The left side.
  public var left: LinearExpression
  /// The relation.
  public var relation: Relation
  /// The right side.
  public var right: LinearExpression
  /// The priority, 1…1000; 1000 is required.
  public var priority: Double
  /// The name given in the spec.
  public var name: String?
  /// Where it comes from.
  public var origin: Origin

  /// Makes a constraint.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = Constraint.required, name: String? = nil, origin: Origin
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.name = name
    self.origin = origin
  }

  /// The priority of what must hold.
  public static let required = 1000.0
  /// UIKit's `UILayoutPriority.defaultHigh`.
  public static let high = 750.0
  /// UIKit's `UILayoutPriority.defaultLow`.
  public static let low = 250.0
}

extension Constraint {
  /// The anchors that it relates, those of the left side first.
  public var anchors: [Anchor] { (left.terms + right.terms).map(\.anchor) }
}
