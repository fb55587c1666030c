import QuoinSource

/// Builds syntax trees from YAML events: keys are made unique, aliases and merges resolved, limits
/// kept, traps told.
struct YAMLTreeBuilder {
  let file: SourceFile
  let limits: SyntaxLimits
  private(set) var documents: [SyntaxNode] = []
  var diagnostics: [Diagnostic] = []
  /// Whether a limit was passed; nothing more is read.
  private(set) var isStopped = false
  /// Where the last whole node stands and how it was written: errors that follow it are its
  /// neighbours' fault or its own.
  private(set) var last: (range: Range<Int>, kind: YAMLEvent.Kind)?

  var frames: [YAMLFrame] = []
  private var anchors = YAMLAnchors()
  private var aliasNodes = 0

  init(file: SourceFile, limits: SyntaxLimits) {
    self.file = file
    self.limits = limits
  }

  /// Takes the next event.
  mutating func consume(_ event: YAMLEvent) {
    checkGap(before: event.range.lowerBound)
    switch event.kind {
    case .streamStart, .streamEnd: break
    case .documentStart: anchors = YAMLAnchors()
    case .documentEnd: reportUnusedAnchors()
    case .alias(let name): alias(name, event)
    case .scalar(let text, let style): scalar(text, style, event)
    case .sequenceStart(let isFlow): open(.sequence, isFlow: isFlow, event)
    case .mappingStart(let isFlow): open(.mapping, isFlow: isFlow, event)
    case .sequenceEnd, .mappingEnd: close(event)
    }
    if diagnostics.count >= limits.diagnostics, !isStopped {
      stop(SharedFault.tooManyDiagnostics(at: range(event.range)))
    }
  }

  /// Drops what was said at the place of the fault that ends the reading, which says more.
  mutating func forget(at range: SourceRange?) {
    diagnostics.removeAll { $0.range?.lower == range?.lower }
  }

  /// Ends what is still open after an error.
  mutating func finish() {
    while let frame = frames.last {
      close(YAMLEvent(kind: .mappingEnd, range: frame.upper..<frame.upper))
    }
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file, lower: offsets.lowerBound, upper: offsets.upperBound)
  }

  // MARK: Nodes

  private mutating func scalar(
    _ text: String, _ style: YAMLEvent.ScalarStyle, _ event: YAMLEvent
  ) {
    let layout = YAMLScalarLayout(text, style, event, in: file)
    let range = range(layout.range)
    let definition = defineAnchor(event)
    var scalar = Scalar(
      text: text, style: layout.style, verbatimOffset: layout.verbatimOffset)
    checkTag(of: event, accepts: Self.stringTag, isPlain: style == .plain)
    if event.tag == Self.stringTag, style == .plain, text.isEmpty { scalar.style = .quoted }
    if text.utf8.count > limits.scalarBytes {
      diagnostics.append(SharedFault.scalarTooLong(at: range, limit: limits.scalarBytes))
      scalar = Scalar(text: "", style: .quoted)
    }
    if style == .doubleQuoted { checkEscapes(in: layout.range) }
    if layout.style == .quoted { checkComment(gluedTo: layout.range.upperBound) }
    let node = SyntaxNode(.scalar(scalar), range: range)
    anchors.close(definition, node: node, size: 1, height: 0)
    last = (layout.range, event.kind)
    if expectsKey {
      setKey(scalar, style: style, at: range)
    } else {
      add(node, size: 1, height: 0)
    }
  }

  private mutating func alias(_ name: String, _ event: YAMLEvent) {
    let range = range(event.range)
    last = (event.range, event.kind)
    guard let definition = anchors.use(name) else {
      let fallback = Scalar(text: range.text, style: .plain)
      // A file full of unknown aliases is not worth a search for each.
      let known = diagnostics.count < 100 ? anchors.names : []
      diagnostics.append(undefinedAlias(name, at: range, known: known))
      return addOrSetKey(SyntaxNode(.scalar(fallback), range: range), size: 1, height: 0, at: range)
    }
    guard let value = definition.value else {
      diagnostics.append(Self.aliasCycle(name, at: range, anchor: definition.range))
      let fallback = Scalar(text: "", style: .plain)
      return addOrSetKey(SyntaxNode(.scalar(fallback), range: range), size: 1, height: 0, at: range)
    }
    aliasNodes += value.size
    if aliasNodes > limits.aliasNodes {
      return stop(Self.tooManyAliasNodes(at: range, limit: limits.aliasNodes))
    }
    if frames.count + value.height > limits.depth {
      return stop(SharedFault.tooDeep(at: range, limit: limits.depth))
    }
    addOrSetKey(value.node, size: value.size, height: value.height, at: range)
  }

  private mutating func open(_ kind: YAMLFrame.Kind, isFlow: Bool, _ event: YAMLEvent) {
    let lower = YAMLProperties.contentStart(of: event, in: file.bytes)
    let bracket = range(lower..<(isFlow ? lower + 1 : lower))
    if frames.count >= limits.depth {
      return stop(SharedFault.tooDeep(at: bracket, limit: limits.depth))
    }
    checkTag(of: event, accepts: kind == .mapping ? Self.mapTag : Self.sequenceTag)
    let isKey = expectsKey
    if isKey, !frames.contains(where: \.isKey) { diagnostics.append(Self.complexKey(at: bracket)) }
    frames.append(
      YAMLFrame(
        kind: kind, isFlow: isFlow, isKey: isKey, definition: defineAnchor(event), lower: lower,
        upper: isFlow ? lower + 1 : lower))
  }

  private mutating func close(_ event: YAMLEvent) {
    guard var frame = frames.popLast() else { return }
    // The end of a block is the next token's start: the last child says where it really ends.
    let upper = frame.isFlow ? max(event.range.upperBound, frame.upper) : frame.upper
    // An end that an error forced has no bracket.
    let isClosed = frame.isFlow && !event.range.isEmpty
    if isClosed { checkComment(gluedTo: upper) }
    let node = SyntaxNode(frame.content(), range: range(frame.lower..<upper))
    anchors.close(frame.definition, node: node, size: frame.size, height: frame.height)
    last = (frame.lower..<upper, event.kind)
    if frame.isKey {
      setFaultyKey(upper: upper)
    } else {
      add(node, size: frame.size, height: frame.height, upper: upper)
    }
  }

  private mutating func add(_ node: SyntaxNode, size: Int, height: Int, upper: Int? = nil) {
    guard !frames.isEmpty else {
      documents.append(node)
      return
    }
    let top = frames.count - 1
    frames[top].upper = max(frames[top].upper, upper ?? node.range.upper)
    frames[top].size += size
    frames[top].height = max(frames[top].height, height + 1)
    if frames[top].kind == .sequence {
      if node.scalar?.isAbsent ?? false { checkAbsentItem(node) }
      frames[top].items.append(node)
    } else {
      addValue(node)
    }
  }

  private mutating func addOrSetKey(
    _ node: SyntaxNode, size: Int, height: Int, at range: SourceRange
  ) {
    guard expectsKey else { return add(node, size: size, height: height, upper: range.upper) }
    if let scalar = node.scalar {
      setKey(scalar, style: .doubleQuoted, at: range)
    } else {
      diagnostics.append(Self.complexKey(at: range))
      setFaultyKey(upper: range.upper)
    }
  }

  // MARK: Anchors and limits

  private mutating func defineAnchor(_ event: YAMLEvent) -> Int? {
    guard let name = event.anchor else { return nil }
    let range = range(YAMLProperties.anchor(of: event, in: file.bytes))
    checkAnchorName(name, at: range)
    return anchors.open(name, at: range)
  }

  private mutating func reportUnusedAnchors() {
    for definition in anchors.definitions where !definition.isUsed {
      diagnostics.append(unusedAnchor(definition))
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isStopped = true
  }
}
