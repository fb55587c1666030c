/// One side of a constraint, with where its anchors are mentioned.
struct ConstraintSide {
  /// An anchor and where it is mentioned; `vanished` when it was multiplied by 0.
  struct Mention {
    /// The anchor.
    var anchor: Anchor
    /// Where, in the constraint's text.
    var range: Range<Int>
    /// Whether a multiplier of 0 took it out of the sum.
    var vanished = false
  }

  /// What a side comes to.
  enum Kind {
    /// A number, without any anchor.
    case constant
    /// A size, or a distance between two places.
    case length
    /// A place.
    case location
  }

  /// The sum.
  private(set) var expression = LinearExpression()
  /// The anchors that the text mentions, in order.
  private(set) var mentions: [Mention] = []
  /// Where the side stands in the constraint's text.
  var range: Range<Int>

  /// Makes an empty sum.
  init(range: Range<Int>) {
    self.range = range
  }

  /// Makes a side of an anchor that the text does not mention: a key's own.
  init(_ anchor: Anchor) {
    range = 0..<0
    expression = LinearExpression(anchor)
    mentions = [Mention(anchor: anchor, range: range)]
  }

  /// The sum of a value.
  ///
  /// A box alone stands for its `member`, and the constants and shares of the guide count
  /// `direction` times. Complexity: O(terms).
  init(
    _ value: LinearValue, member: Attribute, axis: Attribute.Axis, guide: LayoutBox,
    direction: Double = 1
  ) {
    self.init(range: value.range)
    var sum = LinearExpressionSum()
    for term in value.terms {
      let anchor = term.operand.anchor(member: member)
      sum.add(term.coefficient, anchor)
      mentions.append(Mention(anchor: anchor, range: term.range))
    }
    for term in value.vanished {
      mentions.append(
        Mention(anchor: term.operand.anchor(member: member), range: term.range, vanished: true))
    }
    sum.add(direction * value.share, Anchor(guide, axis.extent))
    expression = sum.expression
    expression.constant = direction * value.constant
    expression.pixels = direction * value.pixels
  }

  /// Adds the anchor that a distance is counted from, in front.
  mutating func count(from base: Anchor) {
    var sum = LinearExpressionSum()
    sum.add(1, base)
    for term in expression.terms { sum.add(term.coefficient, term.anchor) }
    expression.terms = sum.expression.terms
    mentions.insert(Mention(anchor: base, range: range), at: 0)
  }

  /// What the side comes to: places whose coefficients cancel are a distance.
  var kind: Kind {
    if expression.terms.isEmpty { return .constant }
    return abs(locationWeight) > 1e-9 ? .location : .length
  }

  /// The sum of the coefficients of places.
  var locationWeight: Double {
    expression.terms.reduce(0) { $0 + ($1.anchor.attribute.isSize ? 0 : $1.coefficient) }
  }
}

/// Adds up terms so that each anchor comes once, in the order of first mention.
struct LinearExpressionSum {
  private var terms: [LinearExpression.Term] = []
  private var positions: [Anchor: Int] = [:]

  /// Adds a coefficient times an anchor.
  mutating func add(_ coefficient: Double, _ anchor: Anchor) {
    if let position = positions[anchor] {
      terms[position].coefficient += coefficient
    } else {
      positions[anchor] = terms.count
      terms.append(LinearExpression.Term(coefficient, anchor))
    }
  }

  /// The sum; terms that cancelled are gone.
  var expression: LinearExpression {
    LinearExpression(terms: terms.filter { $0.coefficient != 0 })
  }
}

extension LinearValue.Operand {
  /// The anchor meant where one attribute is asked for.
  func anchor(member: Attribute) -> Anchor {
    switch self {
    case .anchor(let anchor): anchor
    case .box(let box), .compound(let box, _): Anchor(box, member)
    }
  }
}
