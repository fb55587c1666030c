import Testing

@testable import QuoinEmit

struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain ~", #""plain ~""#),
    ("a\nb\rc\0d \\ \" \\(x) #", #""a\u{A}b\u{D}c\u{0}d \u{5C} \u{22} \u{5C}(x) #""#),
    ("é漢👍", #""é漢👍""#),
    ("€…\u{A0}", #""\u{20AC}\u{2026}\u{A0}""#),
    ("a\u{202E}b\u{200B}", #""a\u{202E}b\u{200B}""#),
    ("\u{301}", #""\u{301}""#),
    ("€\u{301}", #""\u{20AC}\u{301}""#),
  ])
  func isPlainASCIIAndLetters(text: String, literal: String) {
    #expect(SwiftLiteral.quoted(text).utf8.elementsEqual(literal.utf8))
  }

  @Test func commentsKeepTheirLines() {
    #expect(SwiftComment.lines("one \u{2028}two\r\nx\u{202E}\n\n") == ["one", "two", "x\\u{202E}"])
  }
}
