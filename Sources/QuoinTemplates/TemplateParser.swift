/// Builds a template's tree from its tokens, line by line, so that tags with a line of their own
/// leave nothing of that line behind.
struct TemplateParser {
  /// A tag that is still open, and what has been read inside it.
  private struct Frame {
    var tag: TemplateTag?
    var indentation = ""
    var isStandalone = false
    var nodes: [TemplateNode] = []
  }

  private let name: String
  private var frames = [Frame()]

  init(name: String) {
    self.name = name
  }

  /// Parses a whole source.
  mutating func parse(_ source: String) throws(TemplateError) -> [TemplateNode] {
    var scanner = TemplateScanner(template: name, source: source)
    var line: [TemplateToken] = []
    while let token = try scanner.next() {
      line.append(token)
      if case .text(let text) = token, text.utf8.last == 0x0A {
        try add(line)
        line = []
      }
    }
    try add(line)
    if let open = frames.last?.tag { throw error(unclosed(open), at: open.name.position) }
    return frames[0].nodes
  }

  private mutating func add(_ line: [TemplateToken]) throws(TemplateError) {
    guard let first = line.first else { return }
    var indentation = ""
    if case .text(let text) = first {
      indentation = String(text.prefix { $0 == " " || $0 == "\t" })
    }
    let isStandalone = isStandalone(line)
    if !isStandalone {
      append(.lineStart(whitespace: indentation, isBlank: line.allSatisfy(\.isBlankText)))
    }
    var isFirstTag = true
    for (index, token) in line.enumerated() {
      switch token {
      case .text(let text):
        let rest = index == 0 ? String(text.dropFirst(indentation.count)) : text
        if !isStandalone, !rest.isEmpty { append(.text(rest)) }
      case .tag(let tag):
        let isLeading = isFirstTag && (index == 0 || line[0].isBlankText)
        try add(tag, indentation: isLeading ? indentation : "", isStandalone: isStandalone)
        isFirstTag = false
      }
    }
  }

  /// Whether a line holds nothing but white space and one tag that writes nothing, or several that
  /// belong to one parent tag.
  private func isStandalone(_ line: [TemplateToken]) -> Bool {
    var tags: [TemplateTag] = []
    for token in line {
      switch token {
      case .text where !token.isBlankText: return false
      case .text: continue
      case .tag(let tag): tags.append(tag)
      }
    }
    if tags.count == 1 { return tags[0].kind != .variable && tags[0].kind != .unescaped }
    return tags.count > 1 && belongToParent(tags)
  }

  private func belongToParent(_ tags: [TemplateTag]) -> Bool {
    var open = frames.compactMap { $0.tag?.kind }
    for tag in tags {
      switch tag.kind {
      case .parent: open.append(.parent)
      case .block where open.last == .parent: open.append(.block)
      case .close where open.last == .parent: open.removeLast()
      case .close where open.last == .block && open.dropLast().last == .parent: open.removeLast()
      default: return false
      }
    }
    return true
  }

  private mutating func add(
    _ tag: TemplateTag, indentation: String, isStandalone: Bool
  ) throws(TemplateError) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable: append(.variable(tag.name, isEscaped: true))
    case .unescaped: append(.variable(tag.name, isEscaped: false))
    case .partial: append(.partial(tag.name, indentation: isStandalone ? indentation : ""))
    case .close: try close(tag)
    case .section, .inverted, .block, .parent:
      guard frames.count <= Template.depthLimit else {
        throw error("more than \(Template.depthLimit) tags are open", at: tag.name.position)
      }
      frames.append(Frame(tag: tag, indentation: indentation, isStandalone: isStandalone))
    }
  }

  private mutating func close(_ tag: TemplateTag) throws(TemplateError) {
    guard let frame = frames.last, let open = frame.tag else {
      throw error("\"\(tag.name)\" is closed but not open", at: tag.name.position)
    }
    guard open.name.description.utf8.elementsEqual(tag.name.description.utf8) else {
      throw error(mismatch(open, tag), at: tag.name.position)
    }
    frames.removeLast()
    append(node(of: frame, tag: open))
  }

  private func node(of frame: Frame, tag: TemplateTag) -> TemplateNode {
    switch tag.kind {
    case .block:
      return .block(
        TemplateBlock(
          name: tag.name, nodes: frame.nodes, tagIndentation: frame.indentation,
          isStandalone: frame.isStandalone, template: name))
    case .parent:
      let blocks = frame.nodes.compactMap { node in
        if case .block(let block) = node { block } else { nil }
      }
      return .parent(
        tag.name, indentation: frame.isStandalone ? frame.indentation : "", blocks)
    default:
      return .section(tag.name, isInverted: tag.kind == .inverted, frame.nodes)
    }
  }

  private mutating func append(_ node: TemplateNode) {
    frames[frames.count - 1].nodes.append(node)
  }

  private func error(_ message: String, at position: TemplatePosition) -> TemplateError {
    TemplateError(template: name, line: position.line, column: position.column, message: message)
  }

  private func unclosed(_ tag: TemplateTag) -> String {
    "\"\(tag.name)\" is opened but not closed"
  }

  private func mismatch(_ open: TemplateTag, _ close: TemplateTag) -> String {
    "\"\(close.name)\" is closed where \"\(open.name)\", opened in line "
      + "\(open.name.position.line), is still open"
  }
}

extension TemplateToken {
  /// Whether it is text of spaces, tabs and a line end only.
  fileprivate var isBlankText: Bool {
    guard case .text(let text) = self else { return false }
    return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
