import QuoinSource
import QuoinSyntax

/// The names that included files declare and nothing in the merged document reads.
///
/// A name counts as read when any scalar is it, or refers to it: rather a name too few is told than
/// one too many.
struct UnusedNames {
  /// One note a file, at the place that includes it.
  private(set) var notes: [Diagnostic] = []
  /// The texts of short scalars, and what `$` refers to in all of them.
  private var words: Set<ExactString> = []

  /// Looks through a merged document.
  init(in document: SyntaxNode, included: [IncludeReader.IncludedFile]) {
    for entry in document.entries ?? [] {
      // The names of components are used as keys: those of their declarations do not count.
      let isComponents = entry.key == TopLevelKey.components.rawValue
      for node in isComponents ? entry.value.entries?.map(\.value) ?? [] : [entry.value] {
        collect(node)
      }
    }
    var unused: [ObjectIdentifier: [(name: String, range: SourceRange)]] = [:]
    for section in Self.sections {
      for entry in document.entry(section.rawValue)?.value.entries ?? []
      where !words.contains(ExactString(entry.key)) && !Self.isFixed(entry.key, in: section) {
        unused[ObjectIdentifier(entry.keyRange.file), default: []]
          .append(("\(section.rawValue).\(entry.key)", entry.keyRange))
      }
    }
    for file in included {
      guard let names = unused[ObjectIdentifier(file.file)] else { continue }
      notes.append(.unusedNames(names, of: file.path, at: file.range))
    }
  }

  private mutating func collect(_ node: SyntaxNode) {
    switch node.content {
    case .sequence(let items): for item in items { collect(item) }
    case .mapping(let entries):
      for entry in entries {
        if Component.isCapitalized(entry.key) { words.insert(ExactString(entry.key)) }
        collect(entry.value)
      }
    case .scalar(let scalar):
      if scalar.text.utf8.count <= Identifier.limit { words.insert(ExactString(scalar.text)) }
      guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return }
      for piece in Reference.pieces(of: scalar.text) {
        switch piece {
        case .text: break
        case .reference(let name), .looksLikeReference(let name): insert(name)
        }
      }
    }
  }

  /// Dots may lead into a value that is a map, and a dot may end a sentence: every part counts.
  private mutating func insert(_ name: String) {
    words.insert(ExactString(name))
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      words.insert(ExactString(String(rest)))
    }
  }

  private static let sections: [TopLevelKey] = [
    .values, .strings, .colors, .fonts, .styles, .components,
  ]

  /// Whether a key of a section is no name of the spec's own.
  private static func isFixed(_ key: String, in section: TopLevelKey) -> Bool {
    section == .fonts && key == Font.systemFamily
  }
}

extension Diagnostic {
  static func unusedNames(
    _ names: [(name: String, range: SourceRange)], of path: String, at range: SourceRange
  ) -> Diagnostic {
    let shown = names.prefix(5)
    let list = shown.map { excerpt($0.name) }.joined(separator: ", ")
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return Diagnostic(
      .note, id: "unused-name", "nothing uses \(list)\(rest) of '\(excerpt(path))'", at: range,
      notes: shown.map { Note("'\(excerpt($0.name))' is declared here", at: $0.range) })
  }
}
