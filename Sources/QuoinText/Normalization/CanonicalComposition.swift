/// Normalization form C of short texts (UAX #15).
enum CanonicalComposition {
  /// Below this character nothing decomposes to compose otherwise, and nothing combines.
  static let firstChangeable: UInt32 = 0x300

  /// Composes a text.
  ///
  /// Complexity: O(n log n) for n combining marks in a row.
  static func compose(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var decomposed: [Unicode.Scalar] = []
    for scalar in scalars { decompose(scalar, into: &decomposed) }
    sortMarks(&decomposed)
    return recompose(decomposed)
  }

  private static func decompose(_ scalar: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    if let syllable = Hangul.decompose(scalar) {
      result += syllable
    } else if scalar.value > 0x7F, let parts = Tables.decompositions[scalar] {
      decompose(parts.first, into: &result)
      if let second = parts.second { decompose(second, into: &result) }
    } else {
      result.append(scalar)
    }
  }

  /// Puts each run of combining marks in canonical order: by class, else as they came.
  private static func sortMarks(_ scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      guard scalars[start].combiningClass != 0 else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { $0.combiningClass == 0 } ?? scalars.count
      // The standard library's sort is stable, but only in fact: the offset makes it so in word.
      let sorted = scalars[start..<end].enumerated()
        .map { (rank: ($0.element.combiningClass, $0.offset), scalar: $0.element) }
        .sorted { $0.rank < $1.rank }
      scalars.replaceSubrange(start..<end, with: sorted.map(\.scalar))
      start = end
    }
  }

  /// Joins each character with the last starter before it where nothing between blocks it.
  private static func recompose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let combiningClass = scalar.combiningClass
      if let starter {
        let isAdjacent = starter == result.count - 1
        if isAdjacent || (lastClass != 0 && lastClass < combiningClass),
          let composed = composition(of: result[starter], scalar)
        {
          result[starter] = composed
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass
      result.append(scalar)
    }
    return result
  }

  private static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    Hangul.compose(first, second)
      ?? Tables.compositions[UInt64(first.value) << 32 | UInt64(second.value)]
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 {
    value < CanonicalComposition.firstChangeable
      ? 0 : properties.canonicalCombiningClass.rawValue
  }
}

/// The decompositions, by what is looked up.
private enum Tables {
  static let decompositions: [Unicode.Scalar: (first: Unicode.Scalar, second: Unicode.Scalar?)] = {
    var result: [Unicode.Scalar: (first: Unicode.Scalar, second: Unicode.Scalar?)] = [:]
    forEach { scalar, first, second, _ in result[scalar] = (first, second) }
    return result
  }()

  static let compositions: [UInt64: Unicode.Scalar] = {
    var result: [UInt64: Unicode.Scalar] = [:]
    forEach { scalar, first, second, composes in
      guard let second, composes else { return }
      result[UInt64(first.value) << 32 | UInt64(second.value)] = scalar
    }
    return result
  }()

  private static func forEach(
    _ body: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar?, _ composes: Bool) -> Void
  ) {
    let numbers = IntegerTable.decode(DecompositionTable.mappings)
    func scalar(_ index: Int) -> Unicode.Scalar? { Unicode.Scalar(UInt32(numbers[index])) }
    for entry in stride(from: 0, to: numbers.count, by: 4) {
      guard let whole = scalar(entry), let first = scalar(entry + 1) else { continue }
      let second = numbers[entry + 2] == 0 ? nil : scalar(entry + 2)
      body(whole, first, second, numbers[entry + 3] == 1)
    }
  }
}
