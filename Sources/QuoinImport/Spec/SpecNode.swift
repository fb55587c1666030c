/// A value of the spec that an import writes, with comments.
indirect enum SpecNode: Sendable, Equatable {
  /// A text of the user's, quoted where YAML asks for it.
  case text(String)
  /// A word, number or expression that needs no quotes.
  case plain(String)
  /// A list.
  case list([SpecNode])
  /// A map.
  case map([SpecEntry])

  /// A number of points.
  static func number(_ value: Double) -> SpecNode { .plain(PlainNumber.text(value)) }

  /// Insets, in the shortest form that means the same.
  static func insets(top: Double, leading: Double, bottom: Double, trailing: Double) -> SpecNode {
    if top == bottom, leading == trailing {
      return top == leading ? .number(top) : .list([.number(top), .number(leading)])
    }
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return .map(sides.map { SpecEntry($0.0, .number($0.1)) })
  }
}

/// A key and its value, and what is remarked beside it.
struct SpecEntry: Sendable, Equatable {
  /// The key.
  var key: String
  /// The value.
  var value: SpecNode
  /// Lines of comment above it.
  var comments: [String]

  /// Makes an entry.
  init(_ key: String, _ value: SpecNode, comments: [String] = []) {
    self.key = key
    self.value = value
    self.comments = comments
  }
}

/// Numbers as specs write them.
enum PlainNumber {
  /// A number with at most six decimals, without an exponent, a needless zero or `-0`.
  static func text(_ value: Double) -> String {
    let millionths = (value * 1_000_000).rounded()
    guard let whole = Int(exactly: millionths) else { return "0" }
    var digits = String(whole.magnitude)
    digits = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = digits.suffix(6)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return sign + digits.dropLast(6) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
