/// The values that names are looked up in, the innermost last.
struct TemplateContext {
  private var stack: [TemplateValue]

  init(root: TemplateValue) {
    stack = [root]
  }

  mutating func push(_ value: TemplateValue) { stack.append(value) }
  mutating func pop() { stack.removeLast() }

  /// The names that can be looked up, in alphabetical order.
  var names: [String] {
    var names: Set<String> = []
    for case .map(let map) in stack { names.formUnion(map.keys) }
    return names.sorted()
  }

  /// The value of a name: its first part is looked for from the innermost value outwards, the other
  /// parts only in what was found.
  func value(_ name: TagName) -> TemplateValue? {
    let parts = name.parts
    guard let first = parts.first else { return stack.last }
    for value in stack.reversed() {
      guard case .map(let map) = value, let found = map[first] else { continue }
      return parts.dropFirst().reduce(found) { value, part in
        guard case .map(let map)? = value else { return nil }
        return map[part]
      }
    }
    return nil
  }
}
