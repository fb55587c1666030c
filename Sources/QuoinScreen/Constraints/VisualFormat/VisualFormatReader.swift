/// Reads a Visual Format string into constraints.
///
/// - `|` is the superview of the view beside it, its edges as UIKit relates to them: of the screen
///   the whole, of a scroll view what scrolls.
/// - A single `-` is 8 points between views; beside `|` it keeps to the superview's layout margins.
/// - `H:` goes from leading to trailing, so it follows the direction; `V:` from top to bottom.
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
struct VisualFormatReader {
  /// The constraints of a part of the string, with where it stands.
  struct Part {
    /// The constraints.
    var rows: ConstraintRows
    /// Where in the string.
    var range: Range<Int>
  }

  private let scope: AnchorScope
  private let text: String
  private let axis: Attribute.Axis
  private var parts: [Part] = []
  /// The bytes of the string, with those that values have brought in.
  private var length: Int

  /// Reads a string.
  static func read(_ text: String, scope: AnchorScope) throws(ConstraintFault) -> [Part] {
    let length = text.utf8.count
    guard length <= ExpressionParser.lengthLimit else { throw .tooLong(at: 0..<length) }
    var parser = VisualFormatParser(text)
    let format = try parser.format()
    var reader = VisualFormatReader(scope: scope, text: text, axis: format.axis, length: length)
    try reader.read(format)
    guard !reader.parts.isEmpty else { throw .nothingInFormat(at: 0..<length) }
    return reader.parts
  }

  private init(scope: AnchorScope, text: String, axis: Attribute.Axis, length: Int) {
    self.scope = scope
    self.text = text
    self.axis = axis
    self.length = length
  }

  private mutating func read(_ format: VisualFormat) throws(ConstraintFault) {
    var last: LayoutBox?
    for (index, element) in format.views.enumerated() {
      let box = try box(of: element)
      if let last {
        let left = format.views[index - 1].range
        try add(
          format.spaces[index - 1], from: Anchor(last, axis.end), to: Anchor(box, axis.start),
          at: left.lowerBound..<element.range.upperBound)
      } else if let (space, bar) = format.start {
        try add(
          space, fromSuperviewOf: box, at: axis.start, range: bar..<element.range.upperBound)
      }
      for predicate in element.predicates { try addSize(predicate, of: box) }
      last = box
    }
    if let last, let element = format.views.last, let (space, bar) = format.end {
      try add(space, fromSuperviewOf: last, at: axis.end, range: element.range.lowerBound..<bar + 1)
    }
  }

  private func box(of element: VisualFormat.Element) throws(ConstraintFault) -> LayoutBox {
    let name = written(element.name)
    if let box = scope.boxes(name) { return box }
    let others = ["parent", "superview", "screen", "self", "view"]
    guard !others.contains(name) else { throw .superviewInBrackets(name, at: element.name) }
    throw .unknown(
      "unknown-id", "there is no view or guide '\(name)'", name: name, among: scope.ids,
      at: element.name, otherwise: "declare it under views: or guides:")
  }

  /// Relates a width or height to what a predicate says.
  private mutating func addSize(
    _ predicate: VisualFormat.Predicate, of box: LayoutBox
  ) throws(ConstraintFault) {
    let value = try value(of: predicate)
    try value.demandSizes(of: axis.extent)
    let right = ConstraintSide(
      value, member: axis.extent, axis: axis, guide: scope.shareGuide)
    try add(Anchor(box, axis.extent), predicate.relation, right, predicate, at: predicate.range)
  }

  /// Puts a space between an end and a start.
  private mutating func add(
    _ space: VisualFormat.Space, from base: Anchor, to anchor: Anchor, at range: Range<Int>
  ) throws(ConstraintFault) {
    switch space {
    case .flush: add(anchor, LinearExpression(base), at: range)
    case .standard:
      add(anchor, LinearExpression(base, plus: ExpressionParser.systemSpace), at: range)
    case .predicates(let predicates):
      for predicate in predicates {
        try add(predicate, from: LinearExpression(base), to: anchor, at: range)
      }
    }
  }

  /// Puts a space between an edge of the superview and the same edge of a view.
  private mutating func add(
    _ space: VisualFormat.Space, fromSuperviewOf box: LayoutBox, at edge: Attribute,
    range: Range<Int>
  ) throws(ConstraintFault) {
    let superview = scope.superview(box)
    let anchor = Anchor(box, edge)
    switch space {
    case .flush: add(anchor, scope.edge(edge, of: superview), at: range)
    case .standard: add(anchor, scope.margin(edge, of: superview), at: range)
    case .predicates(let predicates):
      for predicate in predicates {
        try add(predicate, from: scope.edge(edge, of: superview), to: anchor, at: range)
      }
    }
  }

  /// Adds a distance, counted inwards at a trailing or bottom edge of the superview.
  private mutating func add(
    _ predicate: VisualFormat.Predicate, from base: LinearExpression, to anchor: Anchor,
    at range: Range<Int>
  ) throws(ConstraintFault) {
    let value = try value(of: predicate)
    guard value.isDistance else {
      throw .viewAsSpace(written(predicate.object), at: predicate.object)
    }
    let inward = anchor.attribute.inward
    var right = ConstraintSide(
      value, member: axis.extent, axis: axis, guide: scope.shareGuide, direction: inward)
    for term in base.terms { right.count(from: term.anchor) }
    let relation = inward < 0 ? predicate.relation.flipped : predicate.relation
    try add(anchor, relation, right, predicate, at: range)
  }

  private mutating func add(
    _ anchor: Anchor, _ relation: Constraint.Relation, _ right: ConstraintSide,
    _ predicate: VisualFormat.Predicate, at range: Range<Int>
  ) throws(ConstraintFault) {
    var rows = ConstraintRows()
    try rows.add(ConstraintSide(anchor), relation, right)
    rows.setPriority(try priority(of: predicate))
    parts.append(Part(rows: rows, range: range))
  }

  /// Adds a place that the string's shape alone tells.
  private mutating func add(_ anchor: Anchor, _ right: LinearExpression, at range: Range<Int>) {
    var rows = ConstraintRows()
    rows.add(LinearExpression(anchor), .equal, right)
    parts.append(Part(rows: rows, range: range))
  }
}

/// The expressions and priorities of predicates.
extension VisualFormatReader {
  private mutating func value(
    of predicate: VisualFormat.Predicate
  ) throws(ConstraintFault) -> LinearValue {
    let tokens = scope.compactTokens(of: written(predicate.object), at: predicate.object.lowerBound)
    for token in tokens {
      guard case .name(let name) = token.kind, !scope.isOperand(name), name != "system" else {
        continue
      }
      if name.utf8.first.map((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) == true {
        throw .invalidNumber(name, at: token.range)
      }
      throw .unknown(
        "unknown-id", "there is no view, guide or value '\(name)'", name: name,
        among: scope.ids + scope.valueNames, at: token.range,
        otherwise: "declare it under views: or values:")
    }
    var parser = ExpressionParser(tokens, of: text, scope: scope, length: length)
    let value = try parser.sum()
    try parser.demandEnd()
    length = parser.length
    return value
  }

  private mutating func priority(
    of predicate: VisualFormat.Predicate
  ) throws(ConstraintFault) -> Double {
    guard let range = predicate.priority else { return Constraint.required }
    let word = written(range)
    // A metric has no `$` in Visual Format.
    let isMetric = scope.value(word) != nil
    var parser = ExpressionParser(
      isMetric ? "$\(word)" : "@\(word)", scope: scope,
      substituted: range.isEmpty ? range.lowerBound - 1..<range.upperBound : range, depth: 0,
      length: length)
    let priority = try parser.wholePriority()
    length = parser.length
    return priority
  }

  private func written(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension LinearValue {
  /// Fails when several anchors at once are mentioned where one size is asked for.
  fileprivate func demandSizes(of attribute: Attribute) throws(ConstraintFault) {
    for term in terms + vanished {
      if case .compound(_, let compound) = term.operand {
        throw .compound(compound, for: attribute, at: term.range)
      }
    }
  }
}

extension Attribute.Axis {
  /// Where a row along the axis begins.
  fileprivate var start: Attribute { self == .horizontal ? .leading : .top }
  /// Where a row along the axis ends.
  fileprivate var end: Attribute { self == .horizontal ? .trailing : .bottom }
}
