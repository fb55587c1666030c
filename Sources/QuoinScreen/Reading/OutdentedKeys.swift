import QuoinSource
import QuoinSyntax

/// Keys of a view that stand in the column of its id, so that they read as views beside it.
///
/// ```yaml
/// title:
/// label: Hi
/// top: 0
/// ```
struct OutdentedKeys {
  /// A view without a body and the keys that were meant to be it.
  struct Found {
    /// The view.
    var view: SyntaxEntry
    /// The keys, at least one.
    var keys: [SyntaxEntry]
  }

  /// The views in order.
  private(set) var found: [Found] = []
  /// Where those views and their keys are among the entries.
  private(set) var indices: Set<Int> = []

  /// Looks through a map of ids to views: a view has a body, so that an id without one, behind which
  /// keys of views follow, tells of the indentation.
  init(_ entries: [SyntaxEntry], _ components: ComponentTable) {
    var index = 0
    while index < entries.count {
      let view = entries[index]
      let isBare = view.value.scalar?.isAbsent == true && !Self.isKey(view, components)
      let keys =
        isBare
        ? entries[(index + 1)...].prefix { entry in
          Self.isKey(entry, components) && !Self.isView(entry) && Self.isBelow(entry, view)
        } : []
      if !keys.isEmpty {
        found.append(Found(view: view, keys: Array(keys)))
        indices.formUnion(index...(index + keys.count))
      }
      index += keys.count + 1
    }
    guard !found.isEmpty else { return }
    // The keys of a bare view beside these may have gone as duplicates of theirs.
    for (index, entry) in entries.enumerated() where entry.value.scalar?.isAbsent == true {
      indices.insert(index)
    }
  }

  private static func isKey(_ entry: SyntaxEntry, _ components: ComponentTable) -> Bool {
    ViewKind.named(entry.key) != nil || AttributeNames.all.contains(ExactString(entry.key))
      || components.has(entry.key)
  }

  /// Whether an entry is a view whose id happens to be a key's name.
  private static func isView(_ entry: SyntaxEntry) -> Bool {
    guard ViewKind.named(entry.key) == nil else { return false }
    return entry.value.entries?.contains { ViewKind.named($0.key) != nil } == true
  }

  /// Whether an entry stands on a later line in the same column.
  private static func isBelow(_ entry: SyntaxEntry, _ view: SyntaxEntry) -> Bool {
    let (first, second) = (view.keyRange.start, entry.keyRange.start)
    return first.line < second.line && first.column == second.column
  }
}

extension Diagnostic {
  /// One error for all views of a map, whose keys a fix indents.
  static func outdentedKeys(_ all: [OutdentedKeys.Found]) -> Diagnostic? {
    guard let found = all.first else { return nil }
    let names = found.keys.prefix(4).map { "'\(excerpt($0.key))'" }.joined(separator: ", ")
    let rest = found.keys.count > 4 ? " and \(found.keys.count - 4) more" : ""
    return Diagnostic(
      .error, id: "keys-not-indented",
      "'\(excerpt(found.view.key))' has nothing below it: \(names)\(rest) are not indented",
      at: found.keys[0].keyRange,
      hint: "indent the keys of a view below its id",
      notes: [Note("the view is here", at: found.view.keyRange)],
      fix: Fix("indent the keys", edits: all.flatMap { indentation(of: $0.keys) }))
  }

  /// Two blanks before each line of some entries of a block.
  private static func indentation(of keys: [SyntaxEntry]) -> [Fix.Edit] {
    guard let first = keys.first, let last = keys.last else { return [] }
    let file = first.keyRange.file
    let lower = first.keyRange.lower
    let end = max(last.keyRange.upper, last.value.range.upper)
    var edits = [Fix.Edit(range: SourceRange(file: file, lower: lower, upper: lower), text: "  ")]
    for offset in lower..<end where file.bytes[offset] == UInt8(ascii: "\n") {
      let next = offset + 1
      guard next < end, file.bytes[next] != UInt8(ascii: "\n") else { continue }
      edits.append(
        Fix.Edit(range: SourceRange(file: file, lower: next, upper: next), text: "  "))
    }
    return edits
  }
}
