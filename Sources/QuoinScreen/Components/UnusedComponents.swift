import QuoinSource
import QuoinSyntax

/// Reads once, to tell what is wrong with them, the components that no view of the screen is.
enum UnusedComponents {
  /// Reads each unused component with placeholders for its parameters.
  ///
  /// - Parameters:
  ///   - limit: how many views are made for it all together.
  static func check(limit: Int, _ context: inout ReadContext) {
    var used = Set(context.instances.map { ExactString($0.component) })
    var room = limit
    for component in context.components.all.reversed()
    where !used.contains(ExactString(component.name)) {
      let size = context.components.size(of: component.name)
      // One that is too large is told where it is used.
      guard size <= room else { continue }
      room -= size
      let known = context.instances.count
      check(component, limit: limit, &context)
      used.formUnion(context.instances[known...].map { ExactString($0.component) })
    }
  }

  private static func check(_ component: Component, limit: Int, _ context: inout ReadContext) {
    var scope = InstanceScope()
    scope.hasPlaceholders = true
    scope.arguments.names = component.names
    for parameter in component.parameters {
      scope.arguments.values[ExactString(parameter.name)] =
        parameter.standard ?? parameter.type.placeholder(at: parameter.range)
    }
    let instance = Instance(
      component: component.name, id: component.name, source: component.range,
      body: component.body)
    let index = context.add(instance, scope)
    let known = context.diagnostics.count
    var tree = ViewTreeReader(limit: limit)
    let root = SyntaxEntry(
      key: component.name, keyRange: component.range,
      value: SyntaxNode(.mapping(component.view), range: component.body))
    context.within(index) { context in
      tree.read(SyntaxNode(.mapping([root]), range: component.body), parent: nil, &context)
    }
    var constraints = ConstraintCollector(tree)
    constraints.readAnchors(&context)
    // Most warnings and notes are about what an instance gives.
    let kept = context.diagnostics[known...].filter {
      $0.severity == .error || $0.id == Diagnostic.missingStringID
    }
    context.diagnostics.replaceSubrange(known..., with: kept)
    for position in context.diagnostics.indices.dropFirst(known) {
      // There is no instance to point at.
      context.diagnostics[position].notes.removeAll { $0.range == component.range }
    }
  }
}
