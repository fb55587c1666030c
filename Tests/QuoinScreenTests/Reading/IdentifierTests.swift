import Testing

@testable import QuoinScreen

/// What an id may be.
@Suite struct IdentifierTests {
  @Test(arguments: [
    "title", "1st", "a-b", "_", "π", "👍", "é", "e\u{301}", "ß", "日本", "a_b-1", "👩🏽", "Δ２",
    String(repeating: "x", count: 255),
  ])
  func isGood(id: String) {
    #expect(Identifier.fault(of: id) == nil)
  }

  @Test(arguments: [
    "", " ", "a b", "a.b", "a/b", "$x", "@x", "#x", "-a", "a\nb", "a\u{0}", "parent", "screen",
    "keyboard", "none", "a\u{200B}b", "a\u{200D}b", "a\u{AD}b", "\u{3164}", "a\u{FE0F}",
    "a\u{2060}",
    "\u{202E}a", String(repeating: "x", count: 256), "a+b", "(a)", "a\"", "\\",
  ])
  func isBad(id: String) {
    #expect(Identifier.fault(of: id) != nil)
  }

  @Test func invisibleCharactersAreNamedByNumber() {
    #expect(Identifier.fault(of: "a\u{AD}b") == "an id cannot contain U+00AD")
    #expect(Identifier.fault(of: "a b") == "an id cannot contain a blank")
    #expect(Identifier.fault(of: "a.b") == "an id cannot contain '.'")
  }
}
