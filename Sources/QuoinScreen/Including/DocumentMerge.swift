import QuoinSource
import QuoinSyntax

/// Merges a document over another one, deep.
///
/// Maps merge, `constraints` and `variants` append, other values replace; `key:REPLACE` replaces
/// whatever is there. The weaker document's keys come first, so that its views are below.
struct DocumentMerge {
  /// What is told: shadowed names, a key written with and without the mark.
  private(set) var diagnostics: [Diagnostic] = []

  /// Merges a document over a weaker one, or over nothing.
  mutating func merge(_ stronger: SyntaxNode, over weaker: SyntaxNode?) -> SyntaxNode {
    merge(stronger, over: weaker, in: Place())
  }

  /// Where in a document a value stands.
  private struct Place {
    /// How many keys lead there.
    var depth = 0
    /// The first of them.
    var section: TopLevelKey?

    /// The place of a key's value.
    func inside(_ key: String) -> Place {
      Place(depth: depth + 1, section: depth == 0 ? TopLevelKey(rawValue: key) : section)
    }

    /// Whether what is here are names that a spec makes up, with their values.
    var isAmongNames: Bool {
      guard let section else { return false }
      return [.values, .strings, .colors, .fonts].contains(section)
    }
  }

  private mutating func merge(
    _ stronger: SyntaxNode, over weaker: SyntaxNode?, in place: Place
  ) -> SyntaxNode {
    guard let entries = stronger.entries else {
      // Nothing written is an empty map or list, over which the weaker one stays.
      guard let weaker, weaker.scalar == nil else { return stronger }
      return stronger.scalar?.isAbsent == true ? weaker : stronger
    }
    var merged = weaker?.entries ?? []
    if place.depth == 0 { merged.removeAll { isOpposed($0.key, by: entries) } }
    var positions: [ExactString: Int] = [:]
    for (position, entry) in merged.enumerated() { positions[ExactString(entry.key)] = position }
    var written: [ExactString: SourceRange] = [:]
    for entry in entries {
      let (key, replaces) = Self.split(entry.key)
      if let first = written.updateValue(entry.keyRange, forKey: ExactString(key)) {
        diagnostics.append(.replacedTwice(key, first: first, at: entry.keyRange))
        continue
      }
      var result = SyntaxEntry(key: key, keyRange: entry.keyRange, value: entry.value)
      guard let position = positions[ExactString(key)] else {
        result.value = merge(entry.value, over: nil, in: place.inside(key))
        positions[ExactString(key)] = merged.count
        merged.append(result)
        continue
      }
      let old = merged[position]
      result.value = value(of: result, over: replaces ? nil : old.value, in: place)
      if place.depth == 1, place.isAmongNames { noteShadow(of: old, by: result, replaces) }
      merged[position] = result
    }
    return SyntaxNode(.mapping(merged), range: stronger.range)
  }

  private mutating func value(
    of entry: SyntaxEntry, over weaker: SyntaxNode?, in place: Place
  ) -> SyntaxNode {
    if !place.isAmongNames, Self.appending.contains(entry.key),
      let old = weaker?.items, let new = entry.value.items
    {
      return SyntaxNode(.sequence(old + new), range: entry.value.range)
    }
    return merge(entry.value, over: weaker, in: place.inside(entry.key))
  }

  /// Whether a weaker document's key cannot stand beside a stronger one's: a canvas and a device.
  private func isOpposed(_ key: String, by entries: [SyntaxEntry]) -> Bool {
    let areas = [TopLevelKey.canvas.rawValue, TopLevelKey.device.rawValue]
    guard areas.contains(key) else { return false }
    return entries.contains { areas.contains($0.key) && $0.key != key }
  }

  private mutating func noteShadow(
    of old: SyntaxEntry, by new: SyntaxEntry, _ replaces: Bool
  ) {
    if !replaces, old.value.entries != nil, new.value.entries != nil { return }
    diagnostics.append(.shadowedName(new.key, at: new.keyRange, old: old.keyRange))
  }

  /// The lists that grow.
  private static let appending: Set<String> = ["constraints", "variants"]

  /// A key without the mark, and whether it had it.
  private static func split(_ key: String) -> (key: String, replaces: Bool) {
    guard key.utf8.count > mark.utf8.count, key.hasSuffix(mark) else { return (key, false) }
    return (String(key.dropLast(mark.count)), true)
  }

  private static let mark = ":REPLACE"
}

extension Diagnostic {
  static func replacedTwice(
    _ key: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-key", "'\(excerpt(key))' is written with and without :REPLACE",
      at: range, hint: "keep one of the two", notes: [Note("the first is here", at: first)])
  }

  static func shadowedName(_ name: String, at range: SourceRange, old: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, id: "shadowed-name", "'\(excerpt(name))' takes the place of an included one",
      at: range, notes: [Note("the included one is here", at: old)])
  }
}
