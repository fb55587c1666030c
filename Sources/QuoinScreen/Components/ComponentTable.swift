import QuoinSource
import QuoinSyntax

/// The components of a spec: by name, with what each comes to.
struct ComponentTable: Sendable {
  private var components: [ExactString: Component?] = [:]
  /// The names in order of declaration, those of broken ones too.
  private(set) var names: [String] = []
  /// How many views an instance of each makes, without those in its slots; filled by `link`, nil
  /// for one that cannot be used.
  private var sizes: [ExactString: Int] = [:]
  /// How many components nest in each, itself counted.
  private var depths: [ExactString: Int] = [:]

  /// How deep components may be made of one another.
  static let depthLimit = 64

  /// Declares a component; nil for one that is broken, which is told, so that its name is known.
  mutating func declare(_ component: Component?, named name: String) {
    if components.updateValue(component, forKey: ExactString(name)) == nil { names.append(name) }
  }

  /// Whether a component of a name is declared.
  func has(_ name: String) -> Bool { components[ExactString(name)] != nil }

  /// The component of a name as it is declared, whether it can be used or not.
  func declared(_ name: String) -> Component? { components[ExactString(name)] ?? nil }

  /// The component of a name; nil when there is none that can be used.
  func component(_ name: String) -> Component? {
    sizes[ExactString(name)] == nil ? nil : declared(name)
  }

  /// How many views an instance makes, without those in its slots.
  func size(of name: String) -> Int { sizes[ExactString(name)] ?? 0 }

  /// The components in order of declaration.
  var all: [Component] { names.compactMap { component($0) } }

  /// The kind of a component's root view; nil where that cannot be told.
  func rootKind(of component: Component) -> ViewKind? {
    var view = component.view
    for _ in 0...Self.depthLimit {
      if let next = view.lazy.compactMap({ self.component($0.key) }).first {
        view = next.view
      } else {
        return view.lazy.compactMap { ViewKind.named($0.key) }.first
      }
    }
    return nil
  }

  /// Follows what the components are made of, when all are declared; tells circles.
  mutating func link() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for name in names { link(ExactString(name), chain: [], &diagnostics) }
    return diagnostics
  }

  /// The size of a component; nil when it cannot be used.
  ///
  /// Complexity: O(views of all components) for all of them.
  @discardableResult
  private mutating func link(
    _ name: ExactString, chain: [ExactString], _ diagnostics: inout [Diagnostic]
  ) -> Int? {
    if depths[name] != nil { return sizes[name] }
    guard let component = declared(name.text) else { return nil }
    let chain = chain + [name]
    let parts = ComponentParts(of: component, in: self)
    diagnostics += parts.diagnostics
    var size: Int? = parts.diagnostics.isEmpty ? parts.views : nil
    var depth = 1
    for use in parts.uses {
      let key = ExactString(use.name)
      if let start = chain.firstIndex(of: key) {
        diagnostics.append(.componentCycle(chain[start...] + [key], at: use.range))
        size = nil
      } else if chain.count >= Self.depthLimit {
        diagnostics.append(.componentDepth(at: use.range))
        size = nil
      } else {
        let part = link(key, chain: chain, &diagnostics)
        size = part.flatMap { part in size.map { Self.sum($0, part) } }
        depth = max(depth, depths[key, default: 0] + 1)
      }
    }
    if depth > Self.depthLimit, size != nil {
      diagnostics.append(.componentDepth(at: component.range))
      size = nil
    }
    depths[name] = depth
    sizes[name] = size
    return size
  }

  /// A sum that stays where it is large enough to be too much.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    min(first, Int(Int32.max)) + min(second, Int(Int32.max))
  }
}

extension Diagnostic {
  fileprivate static func componentCycle(
    _ chain: [ExactString], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "component-cycle",
      "these components are made of one another: "
        + chain.map { excerpt($0.text) }.joined(separator: " → "),
      at: range,
      hint: chain.count == 2
        ? "take it out of its own view" : "let one of them stand without the others")
  }

  fileprivate static func componentDepth(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "component-limit",
      "more than \(ComponentTable.depthLimit) components are made of one another", at: range,
      hint: "put views of some of them into the others")
  }
}
