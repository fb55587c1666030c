/// Writes a template over a value tree.
struct TemplateRenderer {
  /// What has been written.
  private(set) var output = ""

  private let rules: Template.Rules
  private let partials: [String: Template]
  private var context: TemplateContext
  private var place = Place()
  /// The blocks of heirs, by name; an outer heir's win.
  private var overrides: [String: TemplateBlock] = [:]
  private var depth = 0

  /// Which template is written and how its lines are indented.
  private struct Place {
    var template = ""
    /// What every line gets.
    var indentation = ""
    /// What is taken from the beginning of every line that has it.
    var removed = ""
  }

  init(rules: Template.Rules, partials: [String: Template], value: TemplateValue) {
    self.rules = rules
    self.partials = partials
    context = TemplateContext(root: value)
  }

  /// Renders a template that no other one includes.
  mutating func render(_ template: Template) throws(TemplateError) {
    place.template = template.name
    try render(template.nodes)
  }

  private mutating func render(_ nodes: some Sequence<TemplateNode>) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .lineStart(let whitespace, let isBlank):
        if !isBlank { output += place.indentation }
        output += dedent(whitespace)
      case .text(let text): output += text
      case .variable(let name, let isEscaped): try write(name, isEscaped: isEscaped)
      case .section(let name, let isInverted, let nodes):
        try render(section: name, isInverted: isInverted, nodes)
      case .partial(let name, let indentation):
        guard let template = try partial(name) else { continue }
        try render(template, from: name, indentation: indentation)
      case .parent(let name, let indentation, let blocks):
        guard let template = try partial(name) else { continue }
        try render(parent: template, from: name, indentation: indentation, blocks)
      case .block(let block): try render(block)
      }
    }
  }

  // MARK: Values

  private mutating func write(_ name: TagName, isEscaped: Bool) throws(TemplateError) {
    switch try value(name) {
    case nil: break
    case .code(let text): output += text
    case .text(let text):
      guard isEscaped || rules.allowsUnescapedText else {
        var error = error("\"\(name.text)\" is text of the spec and must be escaped", at: name)
        error.unescapedName = name.text
        throw error
      }
      output += isEscaped ? rules.escaper.escape(text) : text
    case .flag(let flag): output += flag ? "true" : "false"
    case .list: throw error("\"\(name.text)\" is a list and cannot be written", at: name)
    case .map: throw error("\"\(name.text)\" is a map and cannot be written", at: name)
    }
  }

  private mutating func render(
    section name: TagName, isInverted: Bool, _ nodes: [TemplateNode]
  ) throws(TemplateError) {
    let value = try value(name)
    guard let value, value.isTruthy else {
      if isInverted { try render(nested: nodes, in: name) }
      return
    }
    if isInverted { return }
    var items = [value]
    if case .list(let list) = value { items = list }
    for item in items {
      context.push(item)
      try render(nested: nodes, in: name)
      context.pop()
    }
  }

  private mutating func render(
    nested nodes: [TemplateNode], in name: TagName
  ) throws(TemplateError) {
    try nested(name) { renderer throws(TemplateError) in try renderer.render(nodes) }
  }

  private func value(_ name: TagName) throws(TemplateError) -> TemplateValue? {
    let value = context.value(name)
    if value == nil, !rules.allowsMissingNames {
      throw error(
        "there is no value named \"\(name.text)\" here", at: name, known: context.names)
    }
    return value
  }

  // MARK: Other templates

  private func partial(_ name: TagName) throws(TemplateError) -> Template? {
    guard let chosen = name.isDynamic ? try text(name) : name.text else { return nil }
    let template = partials[chosen]
    if template == nil, !rules.allowsMissingNames {
      var error = error("there is no template named \"\(chosen)\"", at: name)
      (error.unknownName, error.knownNames) = (chosen, partials.keys.sorted())
      throw error
    }
    return template
  }

  /// The value of a dynamic name, which is text.
  private func text(_ name: TagName) throws(TemplateError) -> String? {
    switch try value(name) {
    case nil: nil
    case .text(let text), .code(let text): text
    case .flag, .list, .map:
      throw error("\"\(name.text)\" is no text and cannot name a template", at: name)
    }
  }

  private mutating func render(
    _ template: Template, from name: TagName, indentation: String
  ) throws(TemplateError) {
    let next = Place(
      template: template.name, indentation: place.indentation + dedent(indentation), removed: "")
    try nested(name, in: next) { renderer throws(TemplateError) in
      try renderer.render(template.nodes)
    }
  }

  private mutating func render(
    parent template: Template, from name: TagName, indentation: String, _ blocks: [TemplateBlock]
  ) throws(TemplateError) {
    let outer = overrides
    for block in blocks where outer[block.name.text] == nil {
      overrides[block.name.text] = block
    }
    try render(template, from: name, indentation: indentation)
    overrides = outer
  }

  private mutating func render(_ block: TemplateBlock) throws(TemplateError) {
    guard let override = overrides[block.name.text] else {
      return try render(nested: block.nodes, in: block.name)
    }
    let next = Place(
      template: override.template,
      indentation: place.indentation + dedent(block.replacementIndentation),
      removed: override.contentIndentation ?? "")
    // In the middle of a line the replacement's first line has begun already.
    let goesOn = !block.isStandalone && override.contentIndentation != nil
    try nested(block.name, in: next) { renderer throws(TemplateError) in
      try renderer.render(override.nodes.dropFirst(goesOn ? 1 : 0))
    }
  }

  /// Runs a body one level deeper, in another place if need be.
  private mutating func nested(
    _ name: TagName, in next: Place? = nil,
    _ body: (inout TemplateRenderer) throws(TemplateError) -> Void
  ) throws(TemplateError) {
    guard depth < Template.depthLimit else {
      throw error("sections and templates nest deeper than \(Template.depthLimit)", at: name)
    }
    let outer = place
    depth += 1
    if let next { place = next }
    try body(&self)
    place = outer
    depth -= 1
  }

  private func dedent(_ whitespace: String) -> String {
    whitespace.hasPrefix(place.removed)
      ? String(whitespace.dropFirst(place.removed.count)) : ""
  }

  private func error(
    _ message: String, at name: TagName, known: [String]? = nil
  ) -> TemplateError {
    var error = TemplateError(
      template: place.template, line: name.position.line, column: name.position.column,
      message: message)
    if let known { (error.unknownName, error.knownNames) = (name.text, known) }
    return error
  }
}
