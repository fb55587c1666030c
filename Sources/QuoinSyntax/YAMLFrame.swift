import QuoinSource

/// A list or map that is being read.
struct YAMLFrame {
  enum Kind {
    case sequence, mapping
  }

  /// The key that waits for its value.
  enum Key {
    case none
    /// An ordinary key.
    case named(String, SourceRange)
    /// `<<`.
    case merge(SourceRange)
    /// A faulty key, already reported; its value is read and dropped.
    case faulty
  }

  let kind: Kind
  let isFlow: Bool
  /// Whether the collection itself stands where a key should; it is read and dropped.
  let isKey: Bool
  /// The number of its anchor's definition.
  let definition: Int?
  let lower: Int
  /// The end of what was read of it.
  var upper: Int
  var items: [SyntaxNode] = []
  var entries: [SyntaxEntry] = []
  /// Where each key was first written.
  var keys: [ExactString: SourceRange] = [:]
  var key = Key.none
  /// Whether it was told that keys stand beside the one that they belong to.
  var isToldOutdented = false
  /// Where `<<` was first written.
  var mergeKey: SourceRange?
  /// The entries to merge, the stronger first.
  var merged: [SyntaxEntry] = []
  /// How many nodes it holds, itself included, aliases written out.
  var size = 1
  /// How deep it nests; a collection of scalars has 1.
  var height = 1

  /// Whether the next node is a key's value.
  var awaitsValue: Bool {
    if case .none = key { false } else { true }
  }

  /// The key with nothing below it after which a key is written anew that follows another such one:
  /// what belongs to each of the two was not indented.
  func bareKey(before second: SourceRange, after first: SourceRange) -> SyntaxEntry? {
    guard !isFlow else { return nil }
    let bare = entries.filter { $0.value.scalar?.isAbsent == true }
    let isBetween = bare.contains {
      $0.keyRange.lower > first.lower && $0.keyRange.lower < second.lower
    }
    return isBetween ? bare.last { $0.keyRange.lower < first.lower } : nil
  }

  /// The finished content: merged entries follow the map's own, unless it has the key itself.
  mutating func content() -> SyntaxNode.Content {
    guard kind == .mapping else { return .sequence(items) }
    for entry in merged
    where keys.updateValue(entry.keyRange, forKey: ExactString(entry.key)) == nil {
      entries.append(entry)
    }
    return .mapping(entries)
  }
}
