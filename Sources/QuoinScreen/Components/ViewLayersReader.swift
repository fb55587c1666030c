import QuoinSource
import QuoinSyntax

/// Tells what a view's keys come to: goes from an instance to its component's root view, and on
/// while that is an instance itself.
struct ViewLayersReader {
  /// The view: its id as it is written, and its keys.
  let view: SyntaxEntry

  /// The layers of the view; nil when it has no kind, or a component that cannot be used, which is
  /// told.
  func read(_ context: inout ReadContext) -> ViewLayers? {
    var fields = view.value.entries ?? []
    var scope = context.scope
    var layers: [ViewLayers.Layer] = []
    var component: Component?
    while true {
      guard let carrier = context.within(scope, { self.carrier(among: fields, &$0) }) else {
        return nil
      }
      switch carrier {
      case .kind(let kind, let field):
        layers.append(
          ViewLayers.Layer(
            fields: fields.filter { $0.keyRange != field.keyRange }, scope: scope,
            component: component?.name))
        return ViewLayers(
          kind: kind, content: field.value, contentScope: scope, layers: layers.reversed())
      case .component(let next, let field):
        let instance = context.within(scope) { context in
          InstanceReader(component: next, view: view, fields: fields, content: field)
            .read(&context)
        }
        layers.append(
          ViewLayers.Layer(
            fields: instance.rest, scope: scope, component: component?.name,
            argumentNames: next.names))
        fields = next.view
        scope = instance.scope
        component = next
      }
    }
  }

  /// The key that carries the content, and what it names.
  private enum Carrier {
    case kind(ViewKind, SyntaxEntry)
    case component(Component, SyntaxEntry)

    /// The key's name.
    var name: String {
      switch self {
      case .kind(let kind, _): kind.name
      case .component(let component, _): component.name
      }
    }

    /// The key with its value.
    var field: SyntaxEntry {
      switch self {
      case .kind(_, let field), .component(_, let field): field
      }
    }

    /// Whether a key is an attribute or argument of it.
    func has(_ key: String, _ table: ComponentTable) -> Bool {
      switch self {
      case .kind(let kind, _): kind.has(key)
      case .component(let component, _):
        component.takes(key) || table.rootKind(of: component)?.has(key) == true
      }
    }
  }

  /// The one key that names a kind or a component.
  private func carrier(among fields: [SyntaxEntry], _ context: inout ReadContext) -> Carrier? {
    var found: [Carrier] = []
    for field in fields {
      if context.components.has(field.key) {
        // One that cannot be used is told where it is declared.
        guard let component = context.components.component(field.key) else { return nil }
        found.append(.component(component, field))
      } else if let kind = ViewKind.named(field.key) {
        found.append(.kind(kind, field))
      }
    }
    guard let first = found.first else {
      context.report(.noKind(view, fields, components: context.components.names))
      return nil
    }
    guard found.count > 1 else { return first }
    // A button's symbol is an attribute although there is a kind of that name.
    let table = context.components
    let owners = found.filter { candidate in
      found.allSatisfy { $0.name == candidate.name || candidate.has($0.name, table) }
    }
    if owners.count == 1 { return owners[0] }
    context.report(.twoKinds(found.map(\.field)))
    return nil
  }
}
