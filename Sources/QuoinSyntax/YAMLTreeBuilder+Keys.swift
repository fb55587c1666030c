import QuoinSource

/// Keys, their values, and what `<<` merges.
extension YAMLTreeBuilder {
  /// Whether the next node is a map's key.
  var expectsKey: Bool {
    guard let frame = frames.last, frame.kind == .mapping, case .none = frame.key else {
      return false
    }
    return true
  }

  /// Takes a map's next key.
  mutating func setKey(_ scalar: Scalar, style: YAMLEvent.ScalarStyle, at range: SourceRange) {
    let top = frames.count - 1
    frames[top].upper = max(frames[top].upper, range.upper)
    if style == .plain, frames[top].isFlow { checkQuestionMark(before: range) }
    if style == .plain, scalar.text.isEmpty {
      diagnostics.append(Self.emptyKey(at: range))
      frames[top].key = .faulty
    } else if style == .plain, scalar.text == "<<" {
      if let first = frames[top].mergeKey {
        diagnostics.append(Self.secondMerge(at: range, first: first))
        frames[top].key = .faulty
      } else {
        frames[top].mergeKey = range
        frames[top].key = .merge(range)
      }
    } else if let first = frames[top].keys.updateValue(range, forKey: ExactString(scalar.text)) {
      frames[top].keys[ExactString(scalar.text)] = first
      tellDuplicate(scalar.text, at: range, first: first)
      frames[top].key = .faulty
    } else {
      frames[top].key = .named(scalar.text, range)
    }
  }

  /// Tells of a key that is written twice in a map, or once for all of its map that the keys are
  /// those of others that stand beside them.
  private mutating func tellDuplicate(_ key: String, at range: SourceRange, first: SourceRange) {
    let top = frames.count - 1
    guard let bare = frames[top].bareKey(before: range, after: first) else {
      diagnostics.append(SharedFault.duplicateKey(key, at: range, first: first))
      return
    }
    if !frames[top].isToldOutdented {
      diagnostics.append(Self.outdentedKey(key, at: first, of: bare))
    }
    frames[top].isToldOutdented = true
  }

  /// Notes that a map's next key is no key; it has been reported.
  mutating func setFaultyKey(upper: Int) {
    let top = frames.count - 1
    guard top >= 0 else { return }
    frames[top].upper = max(frames[top].upper, upper)
    frames[top].key = .faulty
  }

  /// Takes the value of the pending key.
  mutating func addValue(_ node: SyntaxNode) {
    let top = frames.count - 1
    let key = frames[top].key
    frames[top].key = .none
    switch key {
    case .none, .faulty: break
    case .merge(let range): merge(node, key: range)
    case .named(let name, let keyRange):
      if node.scalar?.isAbsent ?? false { checkAbsentValue(node, key: name, at: keyRange) }
      frames[top].entries.append(SyntaxEntry(key: name, keyRange: keyRange, value: node))
    }
  }

  private mutating func merge(_ node: SyntaxNode, key: SourceRange) {
    let top = frames.count - 1
    for source in node.items ?? [node] {
      guard let entries = source.entries else {
        diagnostics.append(Self.mergeOfNoMap(at: source.range, key: key))
        continue
      }
      frames[top].merged += entries
    }
  }
}

extension YAMLTreeBuilder {
  private static func outdentedKey(
    _ key: String, at range: SourceRange, of bare: SyntaxEntry
  ) -> Diagnostic {
    let name = VisibleText.escape(bare.key)
    return Diagnostic(
      .error, id: "keys-not-indented",
      "'\(name)' has nothing below it: '\(VisibleText.escape(key))' is not indented", at: range,
      hint: "indent what belongs to '\(name)' below it",
      notes: [.init("it is here", at: bare.keyRange)])
  }

  private static func emptyKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-key", "a key is missing before the colon", at: range,
      hint: "write a name before the colon")
  }

  private static func secondMerge(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-key", "the merge key '<<' is written twice in one map", at: range,
      hint: "merge several maps with a list: '<<: [*first, *second]', where the earlier wins",
      notes: [.init("it is first written here", at: first)])
  }

  private static func mergeOfNoMap(at range: SourceRange, key: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "merge-value", "'<<' merges a map or a list of maps only", at: range,
      hint: "name the anchor of a map: '<<: *name'", notes: [.init("merged here", at: key)])
  }
}
