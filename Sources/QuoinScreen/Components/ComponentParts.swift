import QuoinSource
import QuoinSyntax

/// What a component's view is made of, told from its text alone: how many views, which components,
/// and where its slots are.
struct ComponentParts {
  /// A component that is used in another.
  struct Use {
    /// Its name.
    var name: String
    /// Where it is used.
    var range: SourceRange
  }

  /// The views that are no instances.
  private(set) var views = 0
  /// The instances.
  private(set) var uses: [Use] = []
  /// What is wrong with the slots.
  private(set) var diagnostics: [Diagnostic] = []
  private let table: ComponentTable
  private let component: Component
  /// Where slots stand.
  private var places: [ExactString: SourceRange] = [:]

  /// Takes a component apart.
  init(of component: Component, in table: ComponentTable) {
    self.table = table
    self.component = component
    add(view: component.view)
    for slot in component.slots where places[ExactString(slot.name)] == nil {
      diagnostics.append(.slotWithoutPlace(slot))
    }
  }

  private mutating func add(view fields: [SyntaxEntry]) {
    let instance = fields.first { table.has($0.key) }
    if let instance {
      uses.append(Use(name: instance.key, range: instance.keyRange))
    } else {
      views += 1
    }
    let used = instance.flatMap { table.declared($0.key) }
    for field in fields {
      let isSlot = used?.slot(field.key) != nil
      let isKind = instance == nil && ViewKind.named(field.key)?.takesChildren == true
      if isSlot || isKind { add(children: field.value) }
    }
  }

  private mutating func add(children node: SyntaxNode) {
    if let name = node.scalar.flatMap({ Reference.name(ofWhole: $0.text) }),
      component.slot(name) != nil
    {
      if let first = places.updateValue(node.range, forKey: ExactString(name)) {
        diagnostics.append(.slotTwice(name, first: first, at: node.range))
      }
    }
    for entry in node.entries ?? [] {
      if let fields = entry.value.entries { add(view: fields) }
    }
  }
}

extension Diagnostic {
  fileprivate static func slotWithoutPlace(_ slot: Component.Slot) -> Diagnostic {
    Diagnostic(
      .error, id: "slot-place", "the slot '\(excerpt(slot.name))' has no place in the view",
      at: slot.range, hint: "give a container in it the slot's views: vstack: $\(slot.name)")
  }

  fileprivate static func slotTwice(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "slot-place", "the slot '\(excerpt(name))' has two places in the view",
      at: range, hint: "a view is in one place: declare a second slot",
      notes: [Note("the first is here", at: first)])
  }
}
