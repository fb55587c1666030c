import QuoinSource

/// Writes a spec as YAML in one canonical layout: what fits in a line of 100 columns and has no
/// comment stands in braces on it, everything else has a line for each key.
struct YAMLWriter {
  private var output = ""
  private static let lineLength = 100
  /// The keys whose maps always have a line for each entry.
  private static let tall: Set<String> = [
    "views", "styles", "constraints", "view", "vstack", "hstack", "scroll", "colors", "guides",
  ]

  /// The text of a spec, with a line end.
  static func text(_ entries: [SpecEntry]) -> String {
    var writer = YAMLWriter()
    writer.write(entries, depth: 0)
    return writer.output
  }

  /// A value on one line, as it stands in braces.
  static func inline(_ value: SpecNode) -> String { line(value, inFlow: true) ?? "" }

  private mutating func write(_ entries: [SpecEntry], depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    for (index, entry) in entries.enumerated() {
      if depth == 0, index > 0, isTall(entry) { output += "\n" }
      write(comments: entry.comments, indentation)
      output += indentation + YAMLScalar.key(entry.key) + ":"
      write(entry, depth: depth, used: indentation.count + entry.key.count + 2)
    }
  }

  private func isTall(_ entry: SpecEntry) -> Bool {
    guard Self.tall.contains(entry.key) else { return false }
    if case .map(let entries) = entry.value { return !entries.isEmpty }
    if case .list = entry.value { return true }
    return false
  }

  private mutating func write(comments: [String], _ indentation: String) {
    for comment in comments {
      output += "\(indentation)# \(VisibleText.escape(comment, limit: 400))\n"
    }
  }

  private mutating func write(_ entry: SpecEntry, depth: Int, used: Int) {
    if !isTall(entry), let line = Self.line(entry.value, inFlow: false),
      line.count + used <= Self.lineLength || Self.isScalar(entry.value)
    {
      output += " \(line)\n"
      return
    }
    switch entry.value {
    case .map(let entries):
      output += "\n"
      write(entries, depth: depth + 1)
    case .list(let items):
      output += "\n"
      for item in items { write(item: item, depth: depth + 1) }
    case .text, .plain: break
    }
  }

  private mutating func write(item: SpecNode, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    if let line = Self.line(item, inFlow: false) {
      output += "\(indentation)- \(line)\n"
      return
    }
    // Items of imports are scalars and small maps; a comment among them goes above.
    guard case .map(let entries) = item else { return }
    write(comments: entries.flatMap(\.comments), indentation)
    let bare = entries.map { SpecEntry($0.key, $0.value) }
    output += "\(indentation)- \(Self.line(.map(bare), inFlow: false) ?? "{}")\n"
  }

  private static func isScalar(_ node: SpecNode) -> Bool {
    switch node {
    case .text, .plain: true
    case .list, .map: false
    }
  }

  /// A node on one line; nil where comments or tall maps in it forbid that.
  private static func line(_ node: SpecNode, inFlow: Bool) -> String? {
    switch node {
    case .text(let text): return YAMLScalar.text(text)
    case .plain(let text): return text
    case .list(let items):
      let parts = items.map { line($0, inFlow: true) }
      guard !parts.contains(nil) else { return nil }
      return "[" + parts.compactMap { $0 }.joined(separator: ", ") + "]"
    case .map(let entries):
      var parts: [String] = []
      for entry in entries {
        guard entry.comments.isEmpty, !hasTall(entry), let value = line(entry.value, inFlow: true)
        else { return nil }
        parts.append("\(YAMLScalar.key(entry.key)): \(value)")
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }

  private static func hasTall(_ entry: SpecEntry) -> Bool {
    guard tall.contains(entry.key), case .map(let entries) = entry.value else { return false }
    return !entries.isEmpty
  }
}

/// Scalars of YAML.
enum YAMLScalar {
  /// A text, in double quotes unless it cannot be read as anything else wherever it stands.
  static func text(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// A key.
  static func key(_ key: String) -> String {
    isPlain(key) ? key : quoted(key)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    guard isWord(first) || first == "$", last != " " else { return false }
    return text.unicodeScalars.allSatisfy {
      isWord($0) || " .-_/()+?!'$".unicodeScalars.contains($0)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
        || (0x61...0x7A).contains(scalar.value) || scalar == "_"
    }
    let properties = scalar.properties
    return properties.isAlphabetic && !properties.isDefaultIgnorableCodePoint
  }

  /// Double quotes with YAML's escapes [5.7].
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result += isShown(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return result + "\""
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (width == 8 ? "\\U" : "\\u") + zeros + digits
  }
}
