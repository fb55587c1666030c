import QuoinSource

/// Text pictures of what the syntax stage makes, for `dump` and for tests.
public enum SyntaxDump {
  /// The trees, one node a line: `quoin: plain "1" 1:8-1:9`, nested ones indented by two blanks.
  public static func tree(_ documents: [SyntaxNode]) -> String {
    var result = ""
    for document in documents {
      result += "document\n"
      append(document, label: "", indentation: "  ", to: &result)
    }
    return result
  }

  /// The events of a file in the notation of the public YAML test suite (`test.event`), and what is
  /// wrong with it; a JSON file has the events of its tree.
  public static func events(
    _ file: SourceFile, as notation: SyntaxParser.Notation
  ) -> (text: String, diagnostics: [Diagnostic]) {
    switch notation {
    case .yaml: return yamlEvents(file)
    case .json:
      let (documents, diagnostics) = SyntaxParser.parse(file, as: .json)
      var text = "+STR\n"
      for document in documents { text += "+DOC\n" + EventText.text(of: document) + "-DOC\n" }
      return (diagnostics.containsError ? text : text + "-STR\n", diagnostics)
    }
  }

  private static func yamlEvents(_ file: SourceFile) -> (text: String, diagnostics: [Diagnostic]) {
    let check = CharacterCheck(file, limits: SyntaxLimits())
    guard check.isReadable, check.diagnostics.isEmpty else { return ("", check.diagnostics) }
    let reader = YAMLEventReader(file, check: check)
    var text = ""
    do {
      while let event = try reader.next() { text += EventText.line(of: event) }
      return (text, [])
    } catch {
      return (text, [YAMLFault(error, file: file).diagnostic])
    }
  }

  private static func append(
    _ node: SyntaxNode, label: String, indentation: String, to result: inout String
  ) {
    let place = "\(text(node.range.start))-\(text(node.range.end))"
    switch node.content {
    case .scalar(let scalar):
      result += "\(indentation)\(label)\(name(of: scalar)) \(quoted(scalar.text)) \(place)\n"
    case .sequence(let items):
      result += "\(indentation)\(label)list \(place)\n"
      for item in items { append(item, label: "- ", indentation: indentation + "  ", to: &result) }
    case .mapping(let entries):
      result += "\(indentation)\(label)map \(place)\n"
      for entry in entries {
        append(
          entry.value, label: "\(quotedKey(entry.key)): ", indentation: indentation + "  ",
          to: &result)
      }
    }
  }

  private static func text(_ position: SourcePosition) -> String {
    "\(position.line):\(position.column)"
  }

  private static func name(of scalar: Scalar) -> String {
    if scalar.isAbsent { return "absent" }
    return switch scalar.style {
    case .plain: "plain"
    case .quoted: "quoted"
    case .block: "block"
    case .jsonLiteral: "literal"
    case .jsonNull: "null"
    case .computed: "computed"
    }
  }

  private static func quotedKey(_ key: String) -> String {
    let isWord = key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3A }
    return isWord && !key.isEmpty ? key : quoted(key)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result += VisibleText.escape(String(scalar))
      }
    }
    return result + "\""
  }
}
