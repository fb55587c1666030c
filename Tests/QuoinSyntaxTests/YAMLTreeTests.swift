import QuoinSource
import QuoinSyntax
import Testing

@Suite struct YAMLTreeTests {
  /// Reads a text that has no errors.
  private func tree(_ text: String) throws -> SyntaxNode {
    let (documents, diagnostics) = SyntaxParser.parse(
      SourceFile(path: "a.yaml", text: text), as: .yaml)
    #expect(!diagnostics.containsError, "\(diagnostics.map(\.message))")
    #expect(documents.count == 1)
    return try #require(documents.first)
  }

  private func value(_ key: String, in node: SyntaxNode) throws -> SyntaxNode {
    try #require(node.entries?.first { $0.key == key }?.value)
  }

  /// Reports 36 and 44: scalars are text, whatever YAML 1.1 makes of them.
  @Test(arguments: ["NO", "yes", "on", "012", "1:30", "0x1F", "~", "null", "🤠 Hi", "1_000", ".inf"])
  func scalarsStayText(_ text: String) throws {
    let scalar = try value("label", in: tree("label: \(text)")).scalar
    #expect(scalar == Scalar(text: text, style: .plain, verbatimOffset: 7))
  }

  @Test func rangesAreExactWhateverTheCharacters() throws {
    let text = "🤠é: [日本, 'x', \"y\\n\"]\nk: &a !!str  z  # c\nm: |\n  block\n\n"
    let root = try tree(text)
    let list = try value("🤠é", in: root)
    #expect(list.range.text == "[日本, 'x', \"y\\n\"]")
    #expect(list.items?.map(\.range.text) == ["日本", "'x'", "\"y\\n\""])
    #expect(root.entries?.map(\.keyRange.text) == ["🤠é", "k", "m"])
    #expect(try value("k", in: root).range.text == "z")
    #expect(try value("m", in: root).range.text == "|\n  block")
    #expect(root.range.text == String(text.dropLast(2)))
  }

  @Test func blockCollectionsEndWithTheirLastChild() throws {
    let root = try tree("a:\n  - b: 1\n    c: 2   # x\n\n# y\nd: 3\n")
    #expect(try value("a", in: root).range.text == "- b: 1\n    c: 2")
  }

  @Test func textsKnowWhereTheyStand() throws {
    let root = try tree(
      "a: Hi $x\nb: 'Hi $x'\nc: 'it''s'\nd: \"a\\tb\"\ne: one\n  two\nf: |\n  Hi\n")
    #expect(try value("a", in: root).range(ofText: 3..<5).text == "$x")
    #expect(try value("b", in: root).range(ofText: 3..<5).text == "$x")
    #expect(try value("f", in: root).range(ofText: 0..<2).text == "Hi")
    for key in ["c", "d", "e"] {
      let node = try value(key, in: root)
      #expect(node.scalar?.verbatimOffset == nil)
      #expect(node.range(ofText: 0..<1) == node.range)
    }
  }

  @Test func absentValuesStandBehindTheirKeys() throws {
    let root = try tree("a:\nb: ''\nc: !!str\nd:\n  - \n  - x")
    #expect(try value("a", in: root).scalar?.isAbsent == true)
    #expect(try value("a", in: root).range.start == SourcePosition(line: 1, column: 3))
    #expect(try value("b", in: root).scalar?.isAbsent == false)
    #expect(try value("c", in: root).scalar?.isAbsent == false)
    #expect(try value("d", in: root).items?.first?.scalar?.isAbsent == true)
  }

  @Test func keysAreRawScalars() throws {
    let root = try tree("y: 1\non: 2\nno: 3\n12: 4\n'<<': 5\n\"a b\": 6\n? c\n: 7")
    #expect(root.entries?.map(\.key) == ["y", "on", "no", "12", "<<", "a b", "c"])
  }

  @Test func composedAndDecomposedKeysAreTwo() throws {
    let root = try tree("caf\u{E9}: 1\ncafe\u{301}: 2")
    #expect(root.entries?.count == 2)
  }

  @Test(arguments: ["label", "\"label\"", "'label'", "\"\\x6cabel\"", "? label\n"])
  func spellingsOfAKeyAreOneKey(_ spelling: String) {
    let file = SourceFile(path: "a.yaml", text: "label: A\n\(spelling): B\nx: C")
    let (documents, diagnostics) = SyntaxParser.parse(file, as: .yaml)
    #expect(diagnostics.map(\.id) == ["duplicate-key"])
    #expect(diagnostics.first?.range?.start.line == 2)
    #expect(diagnostics.first?.notes.first?.range?.start == SourcePosition(line: 1, column: 1))
    #expect(documents.first?.entries?.map(\.key) == ["label", "x"])
  }

  /// Report 40: a byte-order mark has no width, CRLF leaves no CR.
  @Test(arguments: ["\u{FEFF}- a: 1\n  b: 2\n", "\u{FEFF}- a: 1\r\n  b: 2\r\n", "- a: 1\r  b: 2\r"])
  func marksAndLineEndsLeaveNoTrace(_ text: String) throws {
    let map = try #require(try tree(text).items?.first)
    #expect(map.entries?.map(\.key) == ["a", "b"])
    #expect(map.entries?.map { $0.value.scalar?.text } == ["1", "2"])
    #expect(map.range.start == SourcePosition(line: 1, column: 3))
    #expect(map.entries?.last?.keyRange.start == SourcePosition(line: 2, column: 3))
  }

  @Test func separatorsInDoubleQuotesAreData() throws {
    let text = "a: \"x\u{2028}y\u{85}z\u{FEFF}\" # \nb: 2"
    let root = try tree(text)
    #expect(try value("a", in: root).scalar?.text == "x\u{2028}y\u{85}z\u{FEFF}")
    #expect(try value("b", in: root).range.start.line == 2)
  }

  @Test func severalDocuments() {
    let file = SourceFile(path: "a.yaml", text: "a: &x 1\nb: *x\n---\na: *x\n---\n- c\n...\n")
    let (documents, diagnostics) = SyntaxParser.parse(file, as: .yaml)
    #expect(documents.count == 3)
    #expect(diagnostics.map(\.id) == ["undefined-alias"])
    #expect(diagnostics.first?.range?.start.line == 4)
  }

  @Test func whatStandsBeforeAnErrorIsKept() {
    let file = SourceFile(path: "a.yaml", text: "a: 1\nb: {c: 2, d: \"x\ny")
    let reading = SyntaxParser.read(file, as: .yaml)
    #expect(!reading.isWhole)
    #expect(reading.documents.first?.entries?.first?.value.scalar?.text == "1")
  }
}
