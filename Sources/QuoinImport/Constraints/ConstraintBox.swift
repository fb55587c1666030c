import QuoinScreen

/// A box that a constraint names, in the words of a spec.
enum ConstraintBox: Hashable {
  case screen
  case safeArea
  case keyboard
  /// A view, by its index in the root.
  case view(Int)
  /// The margins of a view, or of the screen for nil.
  case margins(Int?)
  /// What scrolls in a scroll view.
  case content(Int)
  /// What a scroll view's content scrolls in.
  case frame(Int)

  /// Whether it is a guide of a scroll view, which without an anchor would read as an attribute.
  var isScrollGuide: Bool {
    switch self {
    case .content, .frame: true
    case .screen, .safeArea, .keyboard, .view, .margins: false
    }
  }

  /// The view it belongs to; nil for the screen's boxes.
  var view: Int? {
    switch self {
    case .screen, .safeArea, .keyboard: nil
    case .view(let index), .content(let index), .frame(let index): index
    case .margins(let index): index
    }
  }
}

/// One side of a constraint.
struct ConstraintAnchor: Hashable {
  /// The box.
  var box: ConstraintBox
  /// Its attribute.
  var attribute: Attribute
}

/// A constraint between boxes of a spec: `first == multiplier × second + constant`.
struct BoxConstraint {
  /// The left side.
  var first: ConstraintAnchor
  /// The relation.
  var relation: Constraint.Relation
  /// The right side's anchor; nil for a size alone.
  var second: ConstraintAnchor?
  /// What it is multiplied with.
  var multiplier: Double
  /// What is added, in points.
  var constant: Double
  /// As Interface Builder has it.
  var source: InterfaceConstraint
  /// The view that owns it, in whose coordinates a multiplied place counts.
  var owner: Int

  /// Whether it must hold and is an equation of two places without a multiplier.
  var tiesPlaces: Bool {
    relation == .equal && source.priority == 1000 && multiplier == 1 && second != nil
      && !first.attribute.isSize
  }

  /// The same with its sides exchanged, where that needs no other multiplier.
  var flipped: BoxConstraint? {
    guard let second, multiplier == 1 else { return nil }
    var result = self
    result.first = second
    result.second = first
    result.constant = -constant
    result.relation =
      switch relation {
      case .equal: .equal
      case .lessOrEqual: .greaterOrEqual
      case .greaterOrEqual: .lessOrEqual
      }
    return result
  }
}
