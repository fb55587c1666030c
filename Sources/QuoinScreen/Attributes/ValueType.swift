import QuoinSource
import QuoinSyntax

/// How a field's text becomes a value: the one place that says what a field accepts.
struct ValueType<Value: Sendable>: Sendable {
  /// The type's name in messages and in the reference: "a number".
  let name: String
  /// Reads a node; nil after an error was reported.
  let read: @Sendable (SyntaxNode, inout ReadContext) -> Value?

  /// Makes a type that reads nodes itself.
  init(_ name: String, read: @escaping @Sendable (SyntaxNode, inout ReadContext) -> Value?) {
    self.name = name
    self.read = read
  }

  /// Makes a type whose values are written as one scalar, references followed.
  ///
  /// - Parameters:
  ///   - hint: what to write instead of a text that `parse` refuses.
  init(
    scalar name: String, hint: String, parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name) { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      if let scalar = resolved.scalar, let value = parse(scalar.text) { return value }
      context.report(.expected(name, got: resolved, hint: hint))
      return nil
    }
  }
}

extension ValueType where Value == String {
  /// Text that is shown: `$name` and `$(name)` are replaced.
  static let text = ValueType("text") { node, context in context.text(node) }
}

extension ValueType where Value == Bool {
  /// `true` or `false`, no other spelling.
  static let bool = ValueType("true or false") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    switch resolved.scalar?.text {
    case "true": return true
    case "false": return false
    default:
      var diagnostic = Diagnostic.expected(
        "true or false", got: resolved, hint: "write true or false")
      if let meant = resolved.scalar.flatMap({ meantBool($0.text) }) {
        diagnostic.hint = "write \(meant)"
        diagnostic.fix = .init(
          "write \(meant)", edits: [.init(range: resolved.range, text: "\(meant)")])
      }
      context.report(diagnostic)
      return nil
    }
  }

  /// What YAML 1.1's other spellings mean.
  private static func meantBool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": true
    case "no", "off", "n", "false", "0": false
    default: nil
    }
  }
}

extension ValueType where Value == Double {
  /// A finite decimal number.
  static let number = ValueType(
    scalar: "a number", hint: "write a decimal number such as 12 or 0.5",
    parse: DecimalNumber.parse)

  /// A length in points; `1px` is one pixel.
  static let length = ValueType("a length") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let text = resolved.scalar?.text,
      let value = DecimalNumber.length(text, pixel: 1 / context.canvas.scale)
    else {
      context.report(.noLength(resolved))
      return nil
    }
    guard abs(value) <= DecimalNumber.lengthLimit else {
      context.report(.lengthOutOfRange(resolved))
      return nil
    }
    return value
  }

  /// A length that is not negative.
  static let distance = ValueType.length.where("0 or more") { $0 >= 0 }

  /// A share from 0 to 1.
  static let fraction = ValueType.number.where("from 0 to 1") { (0...1).contains($0) }

  /// 1…1000, or `required`, `high`, `low`.
  static let priority = ValueType(
    scalar: "a priority", hint: "1…1000, or required, high, low"
  ) { text in
    switch text {
    case "required": 1000
    case "high": Constraint.high
    case "low": Constraint.low
    default: DecimalNumber.parse(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }
}

extension ValueType {
  /// The type less the values that a condition refuses; `range` says in words what is left.
  func `where`(_ range: String, _ accepts: @escaping @Sendable (Value) -> Bool) -> ValueType {
    ValueType("\(name), \(range)") { node, context in
      guard let value = read(node, &context) else { return nil }
      guard accepts(value) else {
        let got = context.resolve(node)?.scalar.map { Diagnostic.excerpt($0.text) } ?? "\(value)"
        context.report(
          Diagnostic(
            .error, id: "out-of-range", "expected \(name), \(range), got \(got)", at: node.range,
            hint: "write a value \(range)"))
        return nil
      }
      return value
    }
  }

  /// The type's values turned into others.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    ValueType<Other>(name) { node, context in read(node, &context).map(transform) }
  }
}

extension ValueType where Value == Int {
  /// A whole number that is not negative.
  static let count = ValueType(
    scalar: "a whole number, 0 or more", hint: "write a number such as 0 or 3"
  ) { text in
    DecimalNumber.parse(text).flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension ValueType
where Value: CaseIterable & RawRepresentable, Value.RawValue == String, Value.AllCases: Sendable {
  /// One of the words that an enumeration lists.
  static func word(_ name: String) -> ValueType {
    ValueType(name) { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      let text = resolved.scalar?.text ?? ""
      if resolved.scalar != nil, let value = Value(rawValue: text) { return value }
      let words = Value.allCases.map(\.rawValue)
      var diagnostic = Diagnostic.expected(
        name, got: resolved,
        hint: Suggestion.hint(for: text, among: words)
          ?? "one of \(words.joined(separator: ", "))")
      if let nearest = Suggestion.nearest(to: text, among: words) {
        diagnostic.fix = .init(
          "write \(nearest)", edits: [.init(range: resolved.range, text: nearest)])
      }
      context.report(diagnostic)
      return nil
    }
  }
}

extension ValueType {
  /// A list of values; a value alone is a list of one.
  static func list<Element>(of element: ValueType<Element>) -> ValueType<[Element]>
  where Value == [Element] {
    ValueType<[Element]>("\(element.name), or a list") { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      guard let items = resolved.items else { return element.read(resolved, &context).map { [$0] } }
      return items.compactMap { element.read($0, &context) }
    }
  }
}

extension Diagnostic {
  /// A length that no layout can hold.
  fileprivate static func lengthOutOfRange(_ node: SyntaxNode) -> Diagnostic {
    let fault = ConstraintFault.lengthOutOfRange(at: 0..<0)
    return Diagnostic(.error, id: fault.id, fault.message, at: node.range, hint: fault.hint)
  }

  /// No length; a number with a unit of another world is taken at its number.
  fileprivate static func noLength(_ node: SyntaxNode) -> Diagnostic {
    var diagnostic = expected(
      "a length in points", got: node, hint: "write points such as 12, or pixels such as 1px")
    let text = node.scalar?.text ?? ""
    for unit in ["pt", "dp", "points"] where text.hasSuffix(unit) {
      let number = String(text.dropLast(unit.count).reversed().drop { $0 == " " }.reversed())
      guard DecimalNumber.parse(number) != nil else { continue }
      diagnostic.hint = "lengths are in points: write \(number)"
      diagnostic.fix = Fix("write \(number)", edits: [.init(range: node.range, text: number)])
    }
    return diagnostic
  }
}
