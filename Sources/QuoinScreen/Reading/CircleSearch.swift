import QuoinSource
import QuoinSyntax

/// Looks for values that refer to themselves: by `$name` as a whole or as a term of an expression,
/// by `$(name)` in a text.
struct CircleSearch {
  /// What a name stands for.
  private let meaning: (String) -> SyntaxNode?
  /// The values that are being followed: a name and where its value stands, which is the place of a
  /// reference in it for the last step.
  private var open: [(name: String, place: SourceRange)] = []
  private var done: Set<SourceRange> = []
  /// Where the values stand that are part of a circle.
  private(set) var circular: Set<SourceRange> = []
  /// An error for each circle.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many references are followed; longer chains are told where they are used.
  private static let depthLimit = 100

  /// Starts a search among values.
  init(_ meaning: @escaping (String) -> SyntaxNode?) { self.meaning = meaning }

  /// Follows a value to all that it refers to.
  ///
  /// Complexity: O(values) for all together.
  mutating func follow(_ name: String, _ node: SyntaxNode) {
    guard open.count < Self.depthLimit, !done.contains(node.range) else { return }
    open.append((name, node.range))
    switch node.content {
    case .scalar(let scalar): followReferences(in: scalar, at: node.range)
    case .sequence(let items): for item in items { follow(name, item) }
    case .mapping(let entries): for entry in entries { follow(name, entry.value) }
    }
    open.removeLast()
    done.insert(node.range)
  }

  private mutating func followReferences(in scalar: Scalar, at range: SourceRange) {
    guard scalar.style != .computed, scalar.text.utf8.contains(UInt8(ascii: "$")) else { return }
    for name in Self.references(in: scalar.text) {
      guard let target = meaning(name) else { continue }
      if let start = open.firstIndex(where: { $0.place == target.range }) {
        close(from: start, at: range)
      } else {
        follow(name, target)
      }
    }
  }

  private mutating func close(from start: Int, at range: SourceRange) {
    circular.formUnion(open[start...].map(\.place))
    // A value's own lists and maps bear its name.
    var names: [String] = []
    for step in open[start...] where names.last != step.name { names.append(step.name) }
    let place = open[start...].last { $0.name == names[0] }?.place ?? range
    diagnostics.append(.circle(names, at: place))
  }

  private static func references(in text: String) -> [String] {
    if let name = Reference.name(ofWhole: text) { return [name] }
    if let names = terms(of: text) { return names }
    return Reference.pieces(of: text).compactMap { piece in
      if case .reference(let name) = piece { name } else { nil }
    }
  }
}

extension CircleSearch {
  /// The values among the terms of an expression; nil where a text is none: two words beside each
  /// other.
  private static func terms(of text: String) -> [String]? {
    var names: [String] = []
    var followsOperand = false
    for token in ConstraintLexer.tokens(of: text) {
      switch token.kind {
      case .number, .name, .value:
        guard !followsOperand else { return nil }
        if case .value(let name) = token.kind { names.append(name) }
        followsOperand = true
      case .plus, .minus, .times, .divide, .open, .ellipsis: followsOperand = false
      case .close, .priority, .end: followsOperand = true
      case .relation, .other: return nil
      }
    }
    return names
  }
}

extension Diagnostic {
  /// Values that refer to each other.
  static func circle(_ names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: endlessReferenceID,
      names.count == 1
        ? "the value '\(excerpt(names[0]))' refers to itself"
        : "these values refer to one another: "
          + (names + [names[0]]).map { excerpt($0) }.joined(separator: " → "),
      at: range, hint: "give one of them a value of its own")
  }
}
