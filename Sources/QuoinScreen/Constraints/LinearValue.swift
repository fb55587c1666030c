/// What a constraint's expression comes to while it is read: a sum of what it mentions, with the
/// anchors of boxes and the axis of shares still open.
struct LinearValue {
  /// Something that stands for a number the solver finds.
  enum Operand: Hashable {
    /// An anchor: "logo.bottom".
    case anchor(Anchor)
    /// A box alone: "logo".
    case box(LayoutBox)
    /// Several anchors of a box: "logo.edges".
    case compound(LayoutBox, CompoundAnchor)
  }

  /// A coefficient times an operand, with the range of its first mention in the text.
  struct Term {
    /// The coefficient.
    var coefficient: Double
    /// The operand.
    var operand: Operand
    /// Where it is mentioned first.
    var range: Range<Int>
  }

  /// The terms, each operand once, in the order of their first mention.
  private(set) var terms: [Term] = []
  /// Where in `terms` an operand is.
  private var positions: [Operand: Int] = [:]
  /// Terms that were multiplied by 0, with the range of the product.
  private(set) var vanished: [Term] = []
  /// The constant in points, or a factor.
  private(set) var constant = 0.0
  /// The part of the constant that is written in pixels.
  private(set) var pixels = PixelLength.zero
  /// The part that is a share of the guide's size: 0.5 for `50%`.
  private(set) var share = 0.0
  /// Where it stands in the text.
  var range: Range<Int>

  /// Makes a constant and a share.
  init(constant: Double = 0, share: Double = 0, range: Range<Int>) {
    self.constant = constant
    self.share = share
    self.range = range
  }

  /// Makes a constant in pixels.
  init(_ pixels: PixelLength, range: Range<Int>) {
    self.init(constant: pixels.points, range: range)
    self.pixels = pixels
  }

  /// Makes one of an operand.
  init(_ operand: Operand, range: Range<Int>) {
    self.range = range
    terms = [Term(coefficient: 1, operand: operand, range: range)]
    positions = [operand: 0]
  }

  /// Whether it mentions nothing of the layout, not even its guide.
  var isConstant: Bool { share == 0 && terms.allSatisfy { $0.coefficient == 0 } }

  /// Whether it is a distance or size by itself: numbers and shares only.
  var isDistance: Bool { terms.isEmpty && vanished.isEmpty }

  /// Whether every number in it is finite.
  var isFinite: Bool {
    constant.isFinite && share.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }

  /// Adds another value times a sign.
  ///
  /// Complexity: O(terms of the other).
  mutating func add(_ other: LinearValue, times sign: Double) {
    for term in other.terms {
      if let position = positions[term.operand] {
        terms[position].coefficient += sign * term.coefficient
      } else {
        positions[term.operand] = terms.count
        terms.append(
          Term(coefficient: sign * term.coefficient, operand: term.operand, range: term.range))
      }
    }
    vanished += other.vanished
    constant += sign * other.constant
    pixels = pixels + sign * other.pixels
    share += sign * other.share
    range = range.extended(to: other.range)
  }

  /// Divides all of it by a number that is not 0.
  mutating func divide(by divisor: Double) {
    constant /= divisor
    pixels = pixels / divisor
    share /= divisor
    for position in terms.indices { terms[position].coefficient /= divisor }
  }

  /// Multiplies all of it by a factor; a factor of 0 makes its terms vanish.
  mutating func scale(by factor: Double) {
    constant *= factor
    pixels = factor * pixels
    share *= factor
    if factor == 0 {
      for var term in terms {
        term.range = range
        vanished.append(term)
      }
      terms = []
      positions = [:]
    }
    for position in terms.indices { terms[position].coefficient *= factor }
  }
}

extension Range<Int> {
  /// From the start of this range to the end of a later one.
  func extended(to later: Range<Int>) -> Range<Int> {
    lowerBound..<Swift.max(upperBound, later.upperBound)
  }
}
