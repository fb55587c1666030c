import QuoinSource
import QuoinSyntax

extension Component {
  /// The keys of a component.
  private enum Key: String, CaseIterable {
    case params, slots, view
  }

  /// Reads a declaration: `Card: {params: {title: string}, slots: [footer], view: {…}}`.
  ///
  /// The view is read anew for each instance; without one, which is told, there is no component.
  init?(_ declaration: SyntaxEntry, _ context: inout ReadContext) {
    self.init(
      name: declaration.key, range: declaration.keyRange, body: declaration.value.range)
    Self.checkName(declaration, &context)
    let variants = declaration.value.entry(Self.variantsKey)
    if let variants { context.report(.variantsInComponent(at: variants.keyRange)) }
    let fields = MapReader(
      declaration.value.without(variants), &context, allows: Key.allCases.map(\.rawValue))
    if let params = fields.entry(Key.params.rawValue) {
      for entry in context.entries(of: params.value, as: "a map of names to types") {
        readParameter(entry, &context)
      }
    }
    if let list = fields.entry(Key.slots.rawValue) { readSlots(list.value, &context) }
    guard let view = fields.entry(Key.view.rawValue) else {
      if declaration.value.entries != nil, !fields.hasUnknownKeys {
        context.report(.componentWithoutView(self))
      }
      return nil
    }
    guard let entries = view.value.entries else {
      context.report(
        .expected("a view's keys", got: view.value, hint: "write view: {label: $title}"))
      return nil
    }
    self.view = entries
    body = view.value.range
  }

  private static func checkName(_ declaration: SyntaxEntry, _ context: inout ReadContext) {
    if let fault = Identifier.fault(of: declaration.key) {
      context.report(.malformedID(fault, at: declaration.keyRange))
    } else if !isCapitalized(declaration.key) {
      context.report(.componentInSmallLetters(declaration))
    }
  }

  private mutating func readParameter(_ entry: SyntaxEntry, _ context: inout ReadContext) {
    guard isFree(entry.key, at: entry.keyRange, of: "parameter", &context) else { return }
    var type: ParameterType?
    var standard: SyntaxNode?
    if entry.value.entries == nil {
      type = ValueType<ParameterType>.parameterType.read(entry.value, &context)
    } else {
      let fields = MapReader(entry.value, &context, allows: ["type", "default"])
      type = fields.require("type", as: .parameterType, &context)
      if let value = fields.entry("default")?.value, let type {
        standard = type.read(value, &context) ?? type.placeholder(at: value.range)
      }
    }
    // A parameter whose type is wrong, which is told, is one of texts for the rest.
    parameters.append(
      Parameter(
        name: entry.key, range: entry.keyRange, type: type ?? .string, standard: standard))
  }

  private mutating func readSlots(_ node: SyntaxNode, _ context: inout ReadContext) {
    if node.scalar?.isAbsent == true { return }
    for item in node.items ?? [node] {
      guard let name = item.scalar?.text else {
        context.report(.expected("a slot's name", got: item, hint: "write slots: [footer]"))
        continue
      }
      if isFree(name, at: item.range, of: "slot", &context) {
        slots.append(Slot(name: name, range: item.range))
      }
    }
  }

  /// Whether a name can be a parameter's or a slot's: it reads as `$name`, and means nothing else
  /// beside the component's.
  private func isFree(
    _ name: String, at range: SourceRange, of what: String, _ context: inout ReadContext
  ) -> Bool {
    if Reference.name(ofWhole: "$" + name) == nil || name.contains(".") {
      context.report(.badArgumentName(name, of: what, at: range))
    } else if AttributeNames.all.contains(ExactString(name)) {
      context.report(.argumentNamedAsAttribute(name, of: what, at: range))
    } else if let first = parameter(name)?.range ?? slot(name)?.range {
      context.report(.argumentTwice(name, first: first, at: range))
    } else {
      return true
    }
    return false
  }

  private static let variantsKey = "variants"
}

extension ValueType where Value == ParameterType {
  fileprivate static let parameterType = ValueType.word("a parameter's type")
}

extension SyntaxNode {
  /// A map without one of its entries.
  fileprivate func without(_ entry: SyntaxEntry?) -> SyntaxNode {
    guard let entry, let entries else { return self }
    return SyntaxNode(.mapping(entries.filter { $0.keyRange != entry.keyRange }), range: range)
  }
}

extension Diagnostic {
  fileprivate static func componentInSmallLetters(_ declaration: SyntaxEntry) -> Diagnostic {
    let name = declaration.key
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return Diagnostic(
      .error, id: "component-name", "a component's name begins with a capital letter",
      at: declaration.keyRange,
      hint: Component.isCapitalized(capitalized)
        ? "write \(excerpt(capitalized)), here and where it is used"
        : "a capital letter tells a component from a kind")
  }

  fileprivate static func componentWithoutView(_ component: Component) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-key", "the component '\(excerpt(component.name))' has no view",
      at: component.range, hint: "add view: with the keys of its root view, such as {label: $title}"
    )
  }

  fileprivate static func variantsInComponent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-key", "a component has no variants of its own", at: range,
      hint: "give it a parameter for what differs, and set that where it is used")
  }

  fileprivate static func badArgumentName(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "bad-value-name", "'\(excerpt(name))' cannot be read as $name", at: range,
      hint: "a \(what)'s name begins with a letter or _ and goes on with letters, digits, _ and -")
  }

  fileprivate static func argumentNamedAsAttribute(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "argument-name",
      "a \(what) cannot be called '\(name)', which is an attribute of views", at: range,
      hint: "rename it: beside a component '\(name)' is a key of its root view")
  }

  fileprivate static func argumentTwice(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "argument-name", "'\(excerpt(name))' is a parameter or slot already", at: range,
      hint: "rename one of the two", notes: [Note("the first is here", at: first)])
  }
}
