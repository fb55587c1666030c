import QuoinSource
import Testing

@testable import QuoinImport

/// What is not well-formed is told with its place and the cure, whatever it is.
@Suite struct XMLFaultTests {
  /// A text, the id of its fault, and the line and column.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var id: String
    var line: Int
    var column: Int
    var testDescription: String { "\(id): \(text.prefix(40))" }

    init(_ text: String, _ id: String, _ line: Int, _ column: Int) {
      self.text = text
      self.id = id
      self.line = line
      self.column = column
    }
  }

  static let cases = [
    Case("", "not-xml", 1, 1),
    Case("quoin: 1\n", "not-xml", 1, 1),
    Case("NIBArchive\u{1}", "not-xml", 1, 1),
    Case("<?xml version=\"1.0\"?>\n", "not-xml", 2, 1),
    Case("<?xml version=\"1.0\"?>\n<a>\n<b>", "unexpected-end", 3, 4),
    Case("<a>\n  <b c=\"1", "unexpected-end", 2, 8),
    Case("<a>\n  <b c", "unexpected-end", 2, 3),
    Case("<a><!-- never closed", "unexpected-end", 1, 4),
    Case("<a>\n</b>", "xml-syntax", 2, 1),
    Case("<a/>\n<b/>", "xml-syntax", 2, 1),
    Case("<a/>text", "xml-syntax", 1, 5),
    Case("</a>", "xml-syntax", 1, 1),
    Case("<a b=1/>", "xml-syntax", 1, 6),
    Case("<a b=\"1\"c=\"2\"/>", "xml-syntax", 1, 9),
    Case("<a b=\"1\" b=\"2\"/>", "xml-syntax", 1, 10),
    Case("<a b=\"<\"/>", "xml-syntax", 1, 7),
    Case("<a>&nbsp;</a>", "xml-syntax", 1, 4),
    Case("<a>fish & chips</a>", "xml-syntax", 1, 9),
    Case("<a>&#0;</a>", "xml-syntax", 1, 4),
    Case("<a>&#xD800;</a>", "xml-syntax", 1, 4),
    Case("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "xml-syntax", 1, 1),
    Case("<a>\n<<<<<<< HEAD\n</a>", "merge-conflict", 2, 1),
    Case("<a>\n=======\n</a>", "merge-conflict", 2, 1),
    Case("<a>\u{7}</a>", "control-character", 1, 4),
  ]

  @Test(arguments: cases)
  func isToldWithItsPlace(_ test: Case) {
    let (root, diagnostics) = XMLReader.read(SourceFile(path: "a.xib", text: test.text))
    #expect(root == nil)
    #expect(diagnostics.map(\.id) == [test.id])
    let start = diagnostics.first?.range?.start
    #expect(start == SourcePosition(line: test.line, column: test.column))
  }

  @Test func encodingsThatAreNotUTF8AreTold() {
    let utf16: [UInt8] =
      [0xFF, 0xFE] + "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let latin1 = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"".utf8) + [0xE9]
    for bytes in [utf16, latin1, [0x3C, 0x61, 0xFF]] {
      let (root, diagnostics) = XMLReader.read(SourceFile(path: "a.xib", bytes: bytes))
      #expect(root == nil)
      #expect(diagnostics.map(\.id) == ["encoding"])
    }
  }

  @Test func fileBeyondTheLimitIsTold() {
    let part = Array("<a><view/></a>".utf8)
    let bytes = Array("<r>".utf8) + (0..<(20 << 20) / part.count).flatMap { _ in part }
    let (root, diagnostics) = XMLReader.read(SourceFile(path: "a.xib", bytes: bytes))
    #expect(root == nil)
    #expect(diagnostics.map(\.id) == ["file-limit"])
  }

  @Test func elementsBeyondTheDepthAreTold() {
    let text = String(repeating: "<a>", count: 100_000)
    let (_, diagnostics) = XMLReader.read(SourceFile(path: "a.xib", text: text))
    #expect(diagnostics.map(\.id) == ["depth-limit"])
  }

  @Test func referencesBlanksAndSectionsMeanWhatXMLSays() throws {
    let text = "<a b='x&#10;&amp;\ty&#x41;'>1\r\n2<![CDATA[<&]]>&lt;<!-- no -->3</a>"
    let root = try #require(XMLReader.read(SourceFile(path: "a.xib", text: text)).root)
    #expect(root["b"] == "x\n& yA")
    #expect(root.text == "1\n2<&<3")
  }
}
