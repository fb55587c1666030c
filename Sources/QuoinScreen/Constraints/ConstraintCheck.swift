import QuoinSource

/// The rules of what may stand in relation to what, after UIKit's own: a location needs a location
/// partner, on the same axis, and left or right do not mix with leading or trailing.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
enum ConstraintCheck {
  /// Fails with the first rule that `left` in relation to `right` breaks.
  static func check(_ left: ConstraintSide, _ right: ConstraintSide) throws(ConstraintFault) {
    try checkMagnitude(left)
    try checkMagnitude(right)
    let mentions = left.mentions + right.mentions
    try checkVanished(mentions)
    let locations = mentions.filter { !$0.anchor.attribute.isSize }
    try checkAxis(locations)
    try checkDirection(locations)
    try checkKinds(left, right)
    try checkVariables(left, right)
    try checkSize(left, against: right)
    try checkSize(right, against: left)
  }

  /// Fails when a side adds or multiplies with a number that no layout can hold.
  private static func checkMagnitude(_ side: ConstraintSide) throws(ConstraintFault) {
    if abs(side.expression.constant) > DecimalNumber.lengthLimit {
      throw .lengthOutOfRange(at: side.range)
    }
    if side.expression.terms.contains(where: { abs($0.coefficient) > DecimalNumber.lengthLimit }) {
      throw .factorOutOfRange(at: side.range)
    }
  }

  private static func checkVanished(
    _ mentions: [ConstraintSide.Mention]
  ) throws(ConstraintFault) {
    if let found = mentions.first(where: { $0.vanished && !$0.anchor.attribute.isSize }) {
      throw .vanishedLocation(at: found.range)
    }
  }

  private static func checkAxis(_ locations: [ConstraintSide.Mention]) throws(ConstraintFault) {
    guard let first = locations.first?.anchor.attribute,
      let other = locations.first(where: { $0.anchor.attribute.axis != first.axis })
    else { return }
    throw .mixedAxes(first, other.anchor.attribute, at: other.range)
  }

  private static func checkDirection(
    _ locations: [ConstraintSide.Mention]
  ) throws(ConstraintFault) {
    let sides = locations.filter {
      $0.anchor.attribute.isPhysical || $0.anchor.attribute.isDirectional
    }
    guard let first = sides.first?.anchor.attribute,
      let other = sides.first(where: { $0.anchor.attribute.isPhysical != first.isPhysical })
    else { return }
    throw .mixedDirections(first, other.anchor.attribute, at: other.range)
  }

  private static func checkKinds(
    _ left: ConstraintSide, _ right: ConstraintSide
  ) throws(ConstraintFault) {
    switch (left.kind, right.kind) {
    case (.location, .constant): throw .constantLocation(at: right.range)
    case (.constant, .location): throw .constantLocation(at: left.range)
    case (.location, .length): throw .locationAgainstSize(isLocation: false, at: right.range)
    case (.length, .location): throw .locationAgainstSize(isLocation: true, at: right.range)
    default: return
    }
  }

  private static func checkVariables(
    _ left: ConstraintSide, _ right: ConstraintSide
  ) throws(ConstraintFault) {
    var difference = LinearExpressionSum()
    for term in left.expression.terms { difference.add(term.coefficient, term.anchor) }
    for term in right.expression.terms { difference.add(-term.coefficient, term.anchor) }
    if difference.expression.terms.isEmpty { throw .nothingConstrained(at: right.range) }
  }

  /// Fails when a size is related to a negative number.
  private static func checkSize(
    _ side: ConstraintSide, against constant: ConstraintSide
  ) throws(ConstraintFault) {
    guard constant.kind == .constant, side.expression.terms.count == 1 else { return }
    let term = side.expression.terms[0]
    guard term.anchor.attribute.isSize else { return }
    let size = (constant.expression.constant - side.expression.constant) / term.coefficient
    if size < 0 { throw .negativeSize(at: constant.range) }
    // A small multiplier makes a large size: 0.0001 * a.width == 500.
    if size > DecimalNumber.lengthLimit { throw .lengthOutOfRange(at: constant.range) }
  }

  /// What is legal but does not mirror: leading or trailing edges times something.
  ///
  /// UIKit multiplies a coordinate that right-to-left layouts count from the other side.
  static func warning(_ left: ConstraintSide, _ right: ConstraintSide) -> ConstraintFault? {
    let mentions = left.mentions + right.mentions
    guard left.kind == .location, right.kind == .location,
      abs(left.locationWeight - right.locationWeight) > 1e-9,
      mentions.contains(where: { $0.anchor.attribute.isDirectional })
    else { return nil }
    return .scaledEdge(at: right.range)
  }
}

extension ConstraintFault {
  /// A length that no layout can hold.
  static func lengthOutOfRange(at range: Range<Int>) -> Self {
    ConstraintFault(
      "out-of-range", "a length is at most 1000000 points, either way", at: range,
      hint: "write a number from -1000000 to 1000000")
  }

  /// A multiplier that no layout can hold.
  static func factorOutOfRange(at range: Range<Int>) -> Self {
    ConstraintFault(
      "out-of-range", "a multiplier is at most 1000000, either way", at: range,
      hint: "write a number from -1000000 to 1000000")
  }

  fileprivate static func vanishedLocation(at range: Range<Int>) -> Self {
    ConstraintFault(
      "location-without-partner",
      "location needs a location partner: a multiplier of 0 takes it away", at: range,
      hint: "leave the multiplier out: parent.leading + 20")
  }

  fileprivate static func constantLocation(at range: Range<Int>) -> Self {
    ConstraintFault(
      "location-without-partner", "location needs a location partner: a number alone is none",
      at: range, hint: "say what it is counted from: parent.top + 20")
  }

  fileprivate static func locationAgainstSize(isLocation: Bool, at range: Range<Int>) -> Self {
    ConstraintFault(
      "location-against-size",
      isLocation
        ? "this is a location, and the other side is a size"
        : "this is a size, and the other side is a location", at: range,
      hint: isLocation
        ? "relate a size to sizes: a.width == 0.5 * b.width"
        : "add the size to a location: b.bottom + 0.5 * b.height")
  }

  fileprivate static func mixedAxes(
    _ first: Attribute, _ other: Attribute, at range: Range<Int>
  ) -> Self {
    ConstraintFault(
      "horizontal-against-vertical",
      "'\(other.rawValue)' is \(other.axis.rawValue), but '\(first.rawValue)' is "
        + first.axis.rawValue, at: range,
      hint: first.axis == .horizontal
        ? "relate it to leading, trailing, left, right or centerX"
        : "relate it to top, bottom, centerY or a baseline")
  }

  fileprivate static func mixedDirections(
    _ first: Attribute, _ other: Attribute, at range: Range<Int>
  ) -> Self {
    ConstraintFault(
      "left-against-leading",
      "'\(other.rawValue)' cannot be related to '\(first.rawValue)': only one of them flips with "
        + "the direction", at: range,
      hint: first.isPhysical ? "use left and right on both sides" : "use leading and trailing")
  }

  fileprivate static func nothingConstrained(at range: Range<Int>) -> Self {
    ConstraintFault(
      "nothing-constrained", "both sides mention the same anchors, or none", at: range,
      hint: "relate an anchor to another one, or a size to a number")
  }

  fileprivate static func negativeSize(at range: Range<Int>) -> Self {
    ConstraintFault(
      "negative-size", "a size cannot be negative", at: range, hint: "write 0 or more")
  }

  fileprivate static func scaledEdge(at range: Range<Int>) -> Self {
    ConstraintFault(
      "scaled-edge", "a multiple of a leading or trailing edge does not mirror in UIKit", at: range,
      hint: "add a share of a width: parent.leading + 0.5 * parent.width")
  }
}
