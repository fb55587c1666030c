import QuoinSource
import QuoinSyntax
import Testing

@testable import QuoinImport

/// What the importer writes is read back as it was meant, whatever the texts are.
@Suite struct SpecTextTests {
  @Test(arguments: [
    "Hello", "", " ", "a: b", "# no", "- x", "[Beta] New", "{x}", "&amp", "*bold*", "%d", "@750",
    "`code`", "yes", "null", "1:30", "012", "Don't", "\"quoted\"", "back\\slash", "two\nlines",
    "tab\there", "\u{2028}", "\u{85}", "\u{200B}", "é", "日本", "👍🏽", "a, b", "$4.99", "trailing ",
    "key:", "?", "!", "|", ">", "~", "=", "<<", "\u{FEFF}", "\u{E000}",
  ])
  func textIsReadBack(_ text: String) throws {
    let entries = [
      SpecEntry("flow", .map([SpecEntry("label", .text(text)), SpecEntry("x", .plain("1"))])),
      SpecEntry("label", .text(text)), SpecEntry("list", .list([.text(text), .text(text)])),
    ]
    for (notation, written) in [
      (SyntaxParser.Notation.yaml, YAMLWriter.text(entries)),
      (.json, JSONSpecWriter.text(entries)),
    ] {
      let (documents, diagnostics) = SyntaxParser.parse(
        SourceFile(path: "a", text: written), as: notation)
      #expect(diagnostics.isEmpty, "\(written)\n\(diagnostics.map(\.message))")
      let root = try #require(documents.first?.entries)
      let texts =
        [root[0].value.entries?[0].value, root[1].value] + (root[2].value.items ?? []).map { $0 }
      #expect(texts.count == 4)
      for node in texts { #expect(node?.scalar?.text.utf8.elementsEqual(text.utf8) == true) }
    }
  }

  @Test func dollarsOfTextsStayDollars() {
    let imported = ImportedDocument.view(
      """
      <subviews>
        <label text="$price" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0" y="0" width="100" height="20.5"/>
        </label>
      </subviews>
      """)
    let screen = imported.compile().layouts.first?.screen
    guard case .text(let content)? = screen?.views.first?.content else {
      Issue.record("no text: \(imported.yaml)")
      return
    }
    #expect(content.text == "$price")
  }

  @Test(arguments: [
    (1.0 / 3, "0.333333"), (16, "16"), (-0.0, "0"), (-8.5, "-8.5"), (1e6, "1000000"),
    (66.66666666666667, "66.666667"),
  ])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(PlainNumber.text(number) == text)
  }

  @Test func repeatedAttributesAreAStyle() {
    let attributes = "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""
    let imported = ImportedDocument.view(
      """
      <subviews>
        \(ImportedDocument.label("a", attributes + " textAlignment=\"center\""))
        \(ImportedDocument.label("b", attributes + " textAlignment=\"center\""))
      </subviews>
      """)
    #expect(imported.yaml.contains("  label: {align: center, hugging: 251}"))
    #expect(imported.yaml.contains("label1: {label: Label, style: label"))
  }

  @Test(arguments: [
    ("userLabel=\"Title Label\"", "titleLabel"), ("userLabel=\"URL\"", "url"),
    ("userLabel=\"top\"", "top2"), ("userLabel=\"3 dots\"", "label3Dots"),
    ("userLabel=\"—\"", "label1"), ("", "label1"),
  ])
  func idsComeFromUserLabels(_ attributes: String, _ id: String) {
    let imported = ImportedDocument.view(
      "<subviews>\(ImportedDocument.label("a", attributes))</subviews>")
    #expect(imported.result.specs[0].views.map(\.id) == [id])
    #expect(!imported.compile().hasErrors)
  }

  @Test func idsComeFromOutlets() {
    let imported = ImportedDocument.view(
      """
      <subviews>\(ImportedDocument.label("a"))</subviews>
      <connections><outlet property="priceLabel" destination="a" id="o"/></connections>
      """)
    #expect(imported.result.specs[0].views.map(\.id) == ["priceLabel"])
  }
}
