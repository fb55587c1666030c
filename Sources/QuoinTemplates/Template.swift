/// A parsed Mustache template.
///
/// The language is that of the public specification (mustache/spec 1.4): variables, triple and
/// ampersand tags, sections, inverted sections, comments, partials, delimiters, dotted names, the
/// implicit iterator, and of the optional modules the inheritance of parents and blocks and the
/// dynamic names of partials and parents. Lambdas are left out: rendering is a pure function of the
/// value tree.
public struct Template: Sendable {
  /// The name in errors.
  public let name: String
  /// What it consists of.
  let nodes: [TemplateNode]

  /// Parses a template.
  ///
  /// Complexity: O(source).
  public init(name: String, source: String) throws(TemplateError) {
    self.name = name
    var parser = TemplateParser(name: name)
    nodes = try parser.parse(source)
  }

  /// How a template is rendered.
  public struct Rules: Sendable {
    /// What escapes text.
    public var escaper: Escaper
    /// Whether `{{{name}}}` and `{{&name}}` may write a `text` value as it is.
    public var allowsUnescapedText: Bool
    /// Whether a name or partial that does not exist renders as nothing, as Mustache has it.
    public var allowsMissingNames: Bool

    /// Makes rules; the defaults are Mustache's own.
    public init(
      escaper: Escaper = .html, allowsUnescapedText: Bool = true, allowsMissingNames: Bool = true
    ) {
      self.escaper = escaper
      self.allowsUnescapedText = allowsUnescapedText
      self.allowsMissingNames = allowsMissingNames
    }

    /// Rules for code: no text unescaped, no name misspelt.
    public static func code(_ escaper: Escaper) -> Rules {
      Rules(escaper: escaper, allowsUnescapedText: false, allowsMissingNames: false)
    }
  }

  /// Renders the template over a value; `partials` are found by the names that tags use.
  public func render(
    _ value: TemplateValue, rules: Rules = Rules(), partials: [String: Template] = [:]
  ) throws(TemplateError) -> String {
    var renderer = TemplateRenderer(rules: rules, partials: partials, value: value)
    try renderer.render(self)
    return renderer.output
  }

  /// How deep sections may nest in a template, and sections, partials and blocks when rendered.
  public static let depthLimit = 100
}
