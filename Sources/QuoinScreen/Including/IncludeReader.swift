import QuoinSource
import QuoinSyntax

/// Reads the files that documents include, each into one document.
struct IncludeReader {
  /// A file that was included and the place that first names it.
  struct IncludedFile {
    /// The file.
    var file: SourceFile
    /// Its path as it is written.
    var path: String
    /// Where it is written.
    var range: SourceRange
  }

  /// The included files, in the order in which they were read.
  private(set) var included: [IncludedFile] = []
  /// The paths of all files that were opened.
  private(set) var opened: [String] = []
  /// What is wrong so far.
  var diagnostics: [Diagnostic] = []
  private let files: any FileProvider
  /// The files from the main one to the one being read, by their paths without detours.
  private var chain: [String]
  /// The files that were included already.
  private var seen: Set<ExactString> = []
  private var count = 0

  /// Starts at the document of the main file.
  init(main: SyntaxNode, files: any FileProvider) {
    self.files = files
    chain = [IncludePath.withoutDetours(main.range.file.path)]
  }

  /// A document merged over what it includes.
  mutating func merged(_ document: SyntaxNode) -> SyntaxNode {
    guard let entries = document.entries,
      let include = document.entry(TopLevelKey.include.rawValue)
    else { return document }
    var merge = DocumentMerge()
    var result: SyntaxNode?
    for item in include.value.items ?? [include.value] {
      guard let next = read(item) else { continue }
      result = merge.merge(next, over: result)
    }
    let own = SyntaxNode(
      .mapping(entries.filter { $0.keyRange != include.keyRange }), range: document.range)
    let merged = merge.merge(own, over: result)
    diagnostics += merge.diagnostics
    return merged
  }

  /// Reads the file that an item names, merged over what it includes itself; nil when it is not to
  /// be merged, or is wrong and told.
  private mutating func read(_ item: SyntaxNode) -> SyntaxNode? {
    guard let path = path(of: item) else { return nil }
    let place = IncludePath.join(item.range.file.path, path)
    if let start = chain.firstIndex(where: { $0.utf8.elementsEqual(place.utf8) }) {
      diagnostics.append(.includeCycle(chain[start...] + [place], at: item.range))
      return nil
    }
    guard seen.insert(ExactString(place)).inserted else { return nil }
    count += 1
    guard count <= Inclusion.includeLimit, chain.count <= Inclusion.depthLimit else {
      if count <= Inclusion.includeLimit + 1 { diagnostics.append(limit(at: item.range)) }
      count = max(count, Inclusion.includeLimit + 1)
      return nil
    }
    switch files.read(path, relativeTo: item.range.file.path) {
    case .failure(let problem):
      diagnostics.append(.unreadable(path, problem, at: item.range))
      return nil
    case .success(let file):
      opened.append(file.path)
      included.append(IncludedFile(file: file, path: path, range: item.range))
      guard let document = document(of: file, includedAt: item.range) else { return nil }
      chain.append(place)
      defer { chain.removeLast() }
      return merged(document)
    }
  }

  private mutating func path(of item: SyntaxNode) -> String? {
    guard let scalar = item.scalar, !scalar.text.isEmpty else {
      if item.items?.isEmpty != true { diagnostics.append(.includeOfNoFile(item)) }
      return nil
    }
    return scalar.text
  }

  /// The one document of a file; nil when there is none, more than one, or no map.
  private mutating func document(
    of file: SourceFile, includedAt place: SourceRange
  ) -> SyntaxNode? {
    let notation: SyntaxParser.Notation = file.path.hasSuffix(".json") ? .json : .yaml
    let (documents, findings) = SyntaxParser.parse(file, as: notation)
    let note = Diagnostic.Note("the file is included here", at: place)
    for var finding in findings {
      finding.notes.append(note)
      diagnostics.append(finding)
    }
    guard !findings.containsError, let document = documents.first else { return nil }
    if documents.count > 1 {
      diagnostics.append(.secondIncludedDocument(documents[1], note))
      return nil
    }
    if document.entries == nil, document.scalar?.isAbsent != true {
      diagnostics.append(.includedNoMap(document, note))
      return nil
    }
    return document
  }

  private func limit(at range: SourceRange) -> Diagnostic {
    chain.count > Inclusion.depthLimit
      ? .includeDepth(chain, at: range) : .includeCount(at: range)
  }
}

extension Diagnostic {
  static func includeCycle(_ chain: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "include-cycle",
      "these files include one another: "
        + chain.map { excerpt($0) }.joined(separator: " → "),
      at: range, hint: "move what they share to a file that includes neither")
  }

  static func includeDepth(_ chain: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "include-limit",
      "includes nest more than \(Inclusion.depthLimit) deep: "
        + chain.map { excerpt($0) }.joined(separator: " → "),
      at: range, hint: "include the files from one place")
  }

  static func includeCount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "include-limit",
      "a screen includes more than \(Inclusion.includeLimit) files", at: range,
      hint: "put what belongs together into one file")
  }

  static func includeOfNoFile(_ node: SyntaxNode) -> Diagnostic {
    expected("the path of a file", got: node, hint: "write include: [tokens.yaml]")
  }

  static func secondIncludedDocument(_ document: SyntaxNode, _ note: Note) -> Diagnostic {
    Diagnostic(
      .error, id: "included-documents", "an included file holds exactly one document",
      at: SourceRange(
        file: document.range.file, lower: document.range.lower, upper: document.range.lower),
      hint: "put the others into files of their own", notes: [note])
  }

  static func includedNoMap(_ document: SyntaxNode, _ note: Note) -> Diagnostic {
    var diagnostic = expected(
      "a map of a spec's keys", got: document,
      hint: "an included file has keys such as values:, styles: and views:")
    diagnostic.notes = [note]
    return diagnostic
  }
}
