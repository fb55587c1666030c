import QuoinSource
import QuoinSyntax

/// What reading a document needs to know and what it has found wrong so far.
struct ReadContext {
  /// The cell the document is resolved for.
  var cell: Cell
  /// The area the screen is laid out in.
  var canvas: Canvas
  /// What `$name` reads.
  var names = NameTable()
  /// The spec's own colours.
  var palette = Palette()
  /// The font families, by name.
  var fonts: [ExactString: FontSource] = [ExactString(Font.systemFamily): .system(legacy: false)]
  /// The sizes of the system's controls.
  var controls = ControlMetrics.of(.standard)
  /// The styles, by name.
  var styles = StyleSheet()
  /// The components, by name.
  var components = ComponentTable()
  /// The instances of components so far.
  var instances: [Instance] = []
  /// What names mean in each instance.
  var scopes: [InstanceScope] = []
  /// The instance that is read, by its index; nil while the screen's own text is.
  var scope: Int? {
    didSet { names.arguments = scope.map { scopes[$0].arguments } }
  }
  /// How many values the lists and maps given to components have.
  var closedNodes = 0
  /// Where named files come from.
  var files: NamedFiles
  /// What was found so far.
  var diagnostics: [Diagnostic] = []
  /// How many references the text being expanded has followed.
  private var followedReferences = 0

  /// Starts reading for a cell.
  init(cell: Cell, canvas: Canvas, files: any FileProvider) {
    self.cell = cell
    self.canvas = canvas
    self.files = NamedFiles(files)
  }

  /// Notes a finding.
  mutating func report(_ diagnostic: Diagnostic) {
    if let diagnostic = told(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Follows a `$name` to what it stands for; a node that is no reference comes back as it is.
  ///
  /// The result stands where the reference stands. An unknown name is an error and gives nil.
  mutating func resolve(_ node: SyntaxNode) -> SyntaxNode? {
    var current = node
    for step in 0..<Self.referenceLimit {
      guard let scalar = current.scalar, scalar.style != .computed,
        let name = Reference.name(ofWhole: scalar.text)
      else { return current }
      switch names.meaning(of: name, isOfScreen: step > 0) {
      case .value(let value):
        current = SyntaxNode(value.content.withoutPlace, range: node.range)
      case .string(let text):
        return SyntaxNode(.scalar(Scalar(text: text, style: .quoted)), range: node.range)
      case .slot:
        report(.slotAsValue(name, at: node.range))
        return nil
      case .circle: return nil
      case nil:
        report(.unknownName(name, among: names.names, at: node.range))
        return nil
      }
    }
    report(.endlessReference(at: node.range))
    return nil
  }

  /// The text a scalar stands for: references followed, `$(name)` replaced.
  ///
  /// A missing name shows itself and is a warning. A node that is no scalar is an error, nil.
  mutating func text(_ node: SyntaxNode) -> String? {
    guard let scalar = node.scalar else {
      let hint =
        node.entries == nil
        ? Self.textHint : "write the text alone here, and its other keys beside this one"
      report(.expected("text", got: node, hint: hint))
      return nil
    }
    if scalar.style == .computed { return scalar.text }
    followedReferences = 0
    if let name = Reference.name(ofWhole: scalar.text) {
      return meaning(of: name, at: node.range, depth: 0) ?? name
    }
    return expand(scalar.text, at: node.range, depth: 0)
  }

  private mutating func expand(_ text: String, at range: SourceRange, depth: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    for piece in Reference.pieces(of: text) {
      switch piece {
      case .text(let plain): result += plain
      case .reference(let name): result += meaning(of: name, at: range, depth: depth) ?? name
      case .looksLikeReference(let name):
        result += name
        if depth == 0, names.meaning(of: name) != nil {
          report(.looksLikeReference(name, at: range))
        }
      }
    }
    return result
  }

  /// The text of a name, followed and expanded; nil and a warning when there is none.
  private mutating func meaning(of name: String, at range: SourceRange, depth: Int) -> String? {
    followedReferences += 1
    guard depth < Self.referenceLimit, followedReferences <= Self.referencesInText else {
      // One report a text: the others of an exploding text would say the same.
      if followedReferences <= Self.referencesInText + 1 { report(.endlessReference(at: range)) }
      followedReferences = Self.referencesInText + 1
      return nil
    }
    switch names.meaning(of: name, isOfScreen: depth > 0) {
    case .string(let text): return expand(text, at: range, depth: depth + 1)
    case .value(let value):
      guard let scalar = value.scalar else {
        report(
          .expected("text", got: SyntaxNode(value.content, range: range), hint: Self.textHint))
        return nil
      }
      if scalar.style == .computed { return scalar.text }
      if let next = Reference.name(ofWhole: scalar.text) {
        return meaning(of: next, at: range, depth: depth + 1)
      }
      return expand(scalar.text, at: range, depth: depth + 1)
    case .slot:
      report(.slotAsValue(name, at: range))
      return nil
    case .circle: return nil
    case nil:
      report(.missingString(name, among: names.names, at: range))
      return nil
    }
  }

  /// How many references may lead to one another: more are taken for a circle.
  private static let referenceLimit = 32
  /// How many references one text may follow: texts that double at each step grow without bound.
  private static let referencesInText = 1000
  /// The cure of a list or a map where a text should be.
  private static let textHint = "write a text; quote it when it has brackets or braces"
}

extension SyntaxNode.Content {
  /// The content as it stands somewhere else: places inside scalars no longer hold.
  fileprivate var withoutPlace: SyntaxNode.Content {
    guard case .scalar(var scalar) = self else { return self }
    scalar.verbatimOffset = nil
    return .scalar(scalar)
  }
}

extension Diagnostic {
  static func unknownName(_ name: String, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .error, id: "unknown-name", "there is no value or string named '\(name)'", at: range,
      hint: Suggestion.hint(for: name, among: names) ?? "declare it under values: or strings:")
  }

  static func slotAsValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "slot-place", "'\(excerpt(name))' is a slot, which holds views and no value",
      at: range, hint: "give a container its views: vstack: $\(name)")
  }

  /// The id of the warning of a text that refers to nothing.
  static let missingStringID = "missing-string"

  static func missingString(_ name: String, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .warning, id: missingStringID, "there is no string '\(name)'; its key is shown", at: range,
      hint: Suggestion.hint(for: name, among: names) ?? "add it to strings:")
  }

  /// The id of values that refer to each other.
  static let endlessReferenceID = "endless-reference"

  static func endlessReference(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: endlessReferenceID, "the values this refers to refer to each other", at: range,
      hint: "give one of them a value of its own")
  }

  static func looksLikeReference(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "dollar-in-text", "'$\(name)' inside longer text stays as it is", at: range,
      hint: "write $(\(name)) to have its value here")
  }

  /// Something else than the expected type stands there; `hint` says what to write.
  static func expected(_ type: String, got node: SyntaxNode, hint: String) -> Diagnostic {
    let got =
      switch node.content {
      case .scalar(let scalar) where scalar.isAbsent: "nothing"
      case .scalar(let scalar): "'\(Diagnostic.excerpt(scalar.text))'"
      case .sequence: "a list"
      case .mapping: "a map"
      }
    return Diagnostic(
      .error, id: "wrong-type", "expected \(type), got \(got)", at: node.range, hint: hint)
  }

  /// A user's text cut for a message.
  static func excerpt(_ text: String, limit: Int = 40) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
  }
}
