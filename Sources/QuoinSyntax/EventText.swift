/// Events in the notation of the public YAML test suite.
enum EventText {
  /// The line of one event, its line end included.
  static func line(of event: YAMLEvent) -> String {
    switch event.kind {
    case .streamStart: "+STR\n"
    case .streamEnd: "-STR\n"
    case .documentStart(let isExplicit): isExplicit ? "+DOC ---\n" : "+DOC\n"
    case .documentEnd(let isExplicit): isExplicit ? "-DOC ...\n" : "-DOC\n"
    case .alias(let name): "=ALI *\(name)\n"
    case .scalar(let text, let style):
      "=VAL\(properties(of: event)) \(mark(of: style))\(escaped(text))\n"
    case .sequenceStart(let isFlow): "+SEQ\(isFlow ? " []" : "")\(properties(of: event))\n"
    case .sequenceEnd: "-SEQ\n"
    case .mappingStart(let isFlow): "+MAP\(isFlow ? " {}" : "")\(properties(of: event))\n"
    case .mappingEnd: "-MAP\n"
    }
  }

  /// The lines of a JSON tree.
  static func text(of node: SyntaxNode) -> String {
    switch node.content {
    case .scalar(let scalar):
      let mark = scalar.style == .quoted ? "\"" : ":"
      return "=VAL \(mark)\(escaped(scalar.text))\n"
    case .sequence(let items):
      return "+SEQ []\n" + items.map(text(of:)).joined() + "-SEQ\n"
    case .mapping(let entries):
      let lines = entries.map { "=VAL \"\(escaped($0.key))\n" + text(of: $0.value) }
      return "+MAP {}\n" + lines.joined() + "-MAP\n"
    }
  }

  private static func properties(of event: YAMLEvent) -> String {
    (event.anchor.map { " &\($0)" } ?? "") + (event.tag.map { " <\($0)>" } ?? "")
  }

  private static func mark(of style: YAMLEvent.ScalarStyle) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
