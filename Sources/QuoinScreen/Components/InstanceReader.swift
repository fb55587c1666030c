import QuoinSource
import QuoinSyntax

/// Reads what an instance gives its component: `{Card: the first parameter, hint: x, footer: {…}}`.
struct InstanceReader {
  /// The component.
  let component: Component
  /// The view that is the instance.
  let view: SyntaxEntry
  /// The keys of the instance.
  let fields: [SyntaxEntry]
  /// The key that names the component.
  let content: SyntaxEntry

  /// What comes of it.
  struct Outcome {
    /// The instance, by its index.
    var scope: Int
    /// The keys that are for the component's root view.
    var rest: [SyntaxEntry]
  }

  /// Reads the arguments with the names of the text that the instance stands in.
  func read(_ context: inout ReadContext) -> Outcome {
    var arguments = Arguments(component)
    arguments.isPlaceholder = context.scope.map { context.scopes[$0].hasPlaceholders } ?? false
    giveContent(to: &arguments, &context)
    var rest: [SyntaxEntry] = []
    for field in fields where field.keyRange != content.keyRange {
      if let parameter = component.parameter(field.key) {
        arguments.give(field.value, to: parameter, at: field.keyRange, &context)
      } else if component.slot(field.key) != nil {
        fill(field, &arguments, &context)
      } else {
        rest.append(field)
      }
    }
    // An unknown key, which is told, may be what is missing misspelt.
    let isKnown = rest.allSatisfy { AttributeNames.all.contains(ExactString($0.key)) }
    arguments.complete(at: content.keyRange, tellsMissing: isKnown, &context)
    let outer = context.scope
    // The root view of a component may be an instance itself: both are the one view.
    let id =
      outer.flatMap {
        context.instances[$0].source == view.keyRange ? context.instances[$0].id : nil
      }
      ?? context.id(of: view.key)
    let scope = context.add(
      Instance(
        component: component.name, id: id, source: view.keyRange, body: component.body,
        outer: outer),
      arguments.scope)
    return Outcome(scope: scope, rest: rest)
  }

  /// Gives the value of the key that names the component to the first parameter.
  private func giveContent(to arguments: inout Arguments, _ context: inout ReadContext) {
    if content.value.scalar?.isAbsent == true { return }
    if let first = component.parameters.first {
      arguments.give(content.value, to: first, at: content.keyRange, &context)
    } else if content.value.entries?.isEmpty != true {
      context.report(.argumentOfNone(component, content))
    }
  }

  private func fill(
    _ field: SyntaxEntry, _ arguments: inout Arguments, _ context: inout ReadContext
  ) {
    let node = field.value
    if node.scalar?.isAbsent == true { return }
    let name = node.scalar.flatMap { Reference.name(ofWhole: $0.text) }
    let isSlot = name.map { context.names.arguments?.isSlot($0) == true } ?? false
    guard node.entries != nil || isSlot else {
      context.report(
        .expected("a map of ids to views", got: node, hint: "write {close: {button: Close}}"))
      return
    }
    arguments.scope.fillings[ExactString(field.key)] =
      InstanceScope.Filling(views: node, scope: context.scope)
  }
}

extension InstanceReader {
  /// The arguments so far.
  private struct Arguments {
    let component: Component
    var scope = InstanceScope()
    var isPlaceholder: Bool {
      get { scope.hasPlaceholders }
      set { scope.hasPlaceholders = newValue }
    }
    /// Where each parameter is given its value.
    private var places: [ExactString: SourceRange] = [:]

    init(_ component: Component) {
      self.component = component
      scope.arguments.names = component.names
    }

    /// Gives a parameter a value, once; what is wrong with it is told with the parameter.
    mutating func give(
      _ value: SyntaxNode, to parameter: Component.Parameter, at range: SourceRange,
      _ context: inout ReadContext
    ) {
      let name = ExactString(parameter.name)
      if let first = places.updateValue(range, forKey: name) {
        context.report(.argumentGivenTwice(parameter, first: first, at: range))
        return
      }
      let before = context.diagnostics.count
      if let value = parameter.type.read(value, &context) {
        scope.arguments.values[name] = value
      } else {
        isPlaceholder = true
      }
      for index in context.diagnostics.indices.dropFirst(before) {
        context.diagnostics[index].notes.append(.declaration(of: parameter, component))
      }
    }

    /// Sets what the instance does not say; tells what must be said.
    mutating func complete(
      at range: SourceRange, tellsMissing: Bool, _ context: inout ReadContext
    ) {
      for parameter in component.parameters {
        let name = ExactString(parameter.name)
        guard scope.arguments.values[name] == nil else { continue }
        scope.arguments.values[name] = parameter.standard ?? parameter.type.placeholder(at: range)
        guard places[name] == nil, parameter.standard == nil else { continue }
        isPlaceholder = true
        if tellsMissing { context.report(.missingArgument(parameter, component, at: range)) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func argumentOfNone(
    _ component: Component, _ content: SyntaxEntry
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unexpected-argument",
      "'\(excerpt(component.name))' has no parameters, so nothing follows it",
      at: content.value.range, hint: "write {\(excerpt(component.name)): }",
      notes: [Note("it is declared here", at: component.range)])
  }

  fileprivate static func argumentGivenTwice(
    _ parameter: Component.Parameter, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unexpected-argument", "'\(excerpt(parameter.name))' is given twice", at: range,
      hint: "the key that names a component carries its first parameter",
      notes: [Note("the first is here", at: first)])
  }

  fileprivate static func missingArgument(
    _ parameter: Component.Parameter, _ component: Component, at range: SourceRange
  ) -> Diagnostic {
    let (name, title) = (excerpt(parameter.name), excerpt(component.name))
    let isFirst = component.parameters.first.map { $0.name.utf8.elementsEqual(parameter.name.utf8) }
    return Diagnostic(
      .error, id: "missing-argument", "'\(title)' needs its parameter '\(name)'", at: range,
      hint: isFirst == true
        ? "write it behind the name: {\(title): …}"
        : "add \(name): with a \(parameter.type.rawValue)",
      notes: [.declaration(of: parameter, component)])
  }
}

extension Diagnostic.Note {
  fileprivate static func declaration(
    of parameter: Component.Parameter, _ component: Component
  ) -> Diagnostic.Note {
    Diagnostic.Note(
      "'\(Diagnostic.excerpt(parameter.name))' of \(Diagnostic.excerpt(component.name)) is declared"
        + " here", at: parameter.range)
  }
}
