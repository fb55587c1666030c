import QuoinScreen
import QuoinSource

/// The constraints of a screen as UIKit can hold them.
///
/// `NSLayoutConstraint` relates two anchors. What relates more, or multiplies a place, is measured
/// out with helper guides: each side of the relation becomes a chain of guides, one behind the other,
/// each as long as one of its terms. That holds in both directions, which a multiplier on a place
/// does not.
struct UIKitConstraintPlan {
  /// The constraints of each box, in order of declaration.
  private(set) var constraints: [UIKitConstraint] = []
  /// How many helper guides there are.
  private(set) var spanCount = 0
  private let boxNames: BoxNames

  /// Plans the constraints of a screen.
  init(_ screen: Screen) {
    boxNames = BoxNames(screen)
    for constraint in screen.constraints { add(constraint) }
    addSpacers(screen)
  }

  // MARK: - Two sides

  /// Terms of positive coefficients.
  private typealias Terms = [LinearExpression.Term]

  private mutating func add(_ constraint: Constraint) {
    var (left, right) = Self.sides(constraint)
    var relation = constraint.relation
    var pixels = constraint.right.pixels + -1 * constraint.left.pixels
    var constant = constraint.right.constant - constraint.left.constant - pixels.points
    // What is left of a sum of thirds is no length.
    if pixels.count != 0 { constant = (constant * 1e9).rounded() / 1e9 }
    if left.isEmpty || left.count > 1 && right.count == 1 {
      swap(&left, &right)
      constant = -constant
      pixels = -1 * pixels
      relation = relation.turned
    }
    guard let first = left.first else { return }
    if left.count == 1, first.coefficient != 1 {
      let factor = first.coefficient
      left[0].coefficient = 1
      right = right.map { .init($0.coefficient / factor, $0.anchor) }
      constant /= factor
      pixels = pixels / factor
    }
    var result = UIKitConstraint(
      left: .anchor(first.anchor), relation: relation, constant: constant, pixels: pixels.count,
      priority: constraint.priority, identifier: identifier(of: constraint), name: constraint.name)
    if left.count == 1, right.isEmpty, first.anchor.attribute.isSize {
      constraints.append(result)
      return
    }
    if left.count == 1, right.count == 1, Self.areDirect(first, right[0]) {
      result.right = .anchor(right[0].anchor)
      result.multiplier = right[0].coefficient
      constraints.append(result)
      return
    }
    let chain = Chain(of: left + right)
    result.left = end(of: left, chain, result.identifier)
    result.right = end(of: right, chain, result.identifier)
    constraints.append(result)
  }

  /// The terms of both sides, those with a minus on the other one, none on both.
  private static func sides(_ constraint: Constraint) -> (left: Terms, right: Terms) {
    var all: Terms = []
    let moved = constraint.right.terms.map { LinearExpression.Term(-$0.coefficient, $0.anchor) }
    for term in constraint.left.terms + moved {
      if let index = all.firstIndex(where: { $0.anchor == term.anchor }) {
        all[index].coefficient += term.coefficient
      } else {
        all.append(term)
      }
    }
    let right = all.filter { $0.coefficient < 0 }
    return (
      all.filter { $0.coefficient > 0 }, right.map { .init(-$0.coefficient, $0.anchor) }
    )
  }

  /// Whether one `NSLayoutConstraint` relates two terms.
  private static func areDirect(
    _ left: LinearExpression.Term, _ right: LinearExpression.Term
  ) -> Bool {
    let (first, second) = (left.anchor.attribute, right.anchor.attribute)
    if first.isSize || second.isSize { return first.isSize && second.isSize }
    return right.coefficient == 1
  }

  // MARK: - Chains of guides

  /// The axis and the side that a chain starts from.
  private struct Chain {
    var start: Attribute
    var end: Attribute
    var length: Attribute

    init(of terms: Terms) {
      let attributes = terms.map(\.anchor.attribute)
      let place = attributes.first { !$0.isSize } ?? attributes.first
      if place?.axis == .vertical {
        (start, end, length) = (.top, .bottom, .height)
      } else if attributes.contains(where: { $0 == .left || $0 == .right }) {
        (start, end, length) = (.left, .right, .width)
      } else {
        (start, end, length) = (.leading, .trailing, .width)
      }
    }
  }

  /// The anchor at the end of a chain as long as a sum of terms.
  private mutating func end(
    of terms: Terms, _ chain: Chain, _ identifier: String
  ) -> UIKitConstraint.Place {
    var rest = terms
    var place = UIKitConstraint.Place.anchor(Anchor(.screen, chain.start))
    if let index = rest.firstIndex(where: { !$0.anchor.attribute.isSize && $0.coefficient == 1 }) {
      place = .anchor(rest.remove(at: index).anchor)
    }
    for term in rest {
      var length = UIKitConstraint.Place.anchor(term.anchor)
      if !term.anchor.attribute.isSize {
        let origin = UIKitConstraint.Place.anchor(Anchor(.screen, chain.start))
        let distance = addSpan(from: origin, chain, identifier)
        add(.span(distance, chain.end), to: length, identifier)
        length = .span(distance, chain.length)
      }
      let span = addSpan(from: place, chain, identifier)
      add(.span(span, chain.length), to: length, identifier, times: term.coefficient)
      place = .span(span, chain.end)
    }
    return place
  }

  private mutating func addSpan(
    from place: UIKitConstraint.Place, _ chain: Chain, _ identifier: String
  ) -> Int {
    let span = spanCount
    spanCount += 1
    add(.span(span, chain.start), to: place, identifier)
    return span
  }

  private mutating func add(
    _ left: UIKitConstraint.Place, to right: UIKitConstraint.Place, _ identifier: String,
    times multiplier: Double = 1
  ) {
    constraints.append(
      UIKitConstraint(
        left: left, relation: .equal, right: right, multiplier: multiplier,
        identifier: identifier))
  }

  // MARK: - Spacers

  /// Spacers are at least as long as they say, and share equally what is left, as far as they can.
  private mutating func addSpacers(_ screen: Screen) {
    for (index, view) in screen.views.enumerated() {
      guard let stack = view.stack else { continue }
      let length: Attribute = stack.axis == .horizontal ? .width : .height
      let spacers = screen.views.indices.filter { child in
        screen.views[child].parent == index && screen.views[child].spacerMinimum != nil
          && !screen.views[child].isHidden
      }
      let ordered = spacers.sorted { first, second in
        let minima = [first, second].map { screen.views[$0].spacerMinimum ?? 0 }
        return minima[0] == minima[1] ? first < second : minima[0] > minima[1]
      }
      for spacer in ordered { addLeastLength(of: screen.views[spacer], at: spacer, length) }
      for (larger, smaller) in zip(ordered, ordered.dropFirst()) {
        constraints.append(
          UIKitConstraint(
            left: .anchor(Anchor(.view(smaller), length)), relation: .equal,
            right: .anchor(Anchor(.view(larger), length)), priority: Self.equalSpacers,
            identifier: "equal spacers (\(place(of: screen.views[smaller].source)))"))
      }
    }
  }

  private mutating func addLeastLength(of view: View, at index: Int, _ length: Attribute) {
    let relations: [(Constraint.Relation, Double)] = [
      (.greaterOrEqual, Constraint.required), (.equal, Self.spacerFit),
    ]
    for (relation, priority) in relations {
      constraints.append(
        UIKitConstraint(
          left: .anchor(Anchor(.view(index), length)), relation: relation,
          constant: view.spacerMinimum ?? 0, priority: priority,
          identifier: "least length of \(view.id) (\(place(of: view.source)))"))
    }
  }

  /// As in the layout: spacers are equal, and then short, after all else.
  private static let equalSpacers = 49.0
  private static let spacerFit = 48.0

  // MARK: - Identifiers

  private func identifier(of constraint: Constraint) -> String {
    let text =
      switch constraint.origin {
      case .rule(let rule, _): rule
      case .written: constraint.name ?? constraint.description(in: boxNames.name)
      }
    return "\(text) (\(place(of: constraint.origin.range)))"
  }

  /// "login.quoin.yaml:23", without folders: where a file is differs from machine to machine.
  private func place(of range: SourceRange) -> String { SpecPlace.text(of: range) }
}

/// Where something of a spec is written, for comments and identifiers of code.
enum SpecPlace {
  /// "login.quoin.yaml:23".
  static func text(of range: SourceRange) -> String {
    let file = range.file.path.split(separator: "/").last ?? ""
    return "\(file):\(range.start.line)"
  }
}

extension Constraint.Relation {
  /// The relation with its sides exchanged.
  fileprivate var turned: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
