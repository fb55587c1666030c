extension Attribute {
  /// Which way a distance counts that is measured inwards: -1 where inwards is towards the origin.
  var inward: Double {
    switch self {
    case .bottom, .trailing, .right, .lastBaseline: -1
    case .top, .leading, .left, .firstBaseline, .centerX, .centerY, .width, .height: 1
    }
  }

  /// The attribute of the container's guide that a bare number is counted from; nil for a size.
  ///
  /// A baseline counts from the guide's top or bottom because guides have no baselines.
  var base: Attribute? {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    case .width, .height: nil
    default: self
    }
  }

  /// The attribute that is the size on the same axis.
  var extent: Attribute { axis.extent }
}

extension Attribute.Axis {
  /// The size on the axis.
  var extent: Attribute { self == .horizontal ? .width : .height }
}

extension Constraint.Relation {
  /// The relation with both sides negated or exchanged.
  var flipped: Constraint.Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension LayoutBox {
  /// Whether the box has baselines: guides have none, as in UIKit.
  /// https://developer.apple.com/documentation/uikit/uilayoutguide
  var hasBaselines: Bool {
    if case .view = self { true } else { false }
  }
}
