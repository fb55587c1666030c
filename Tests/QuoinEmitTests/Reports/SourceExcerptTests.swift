import QuoinSource
import Testing

@testable import QuoinEmit

struct SourceExcerptTests {
  private func excerpt(_ text: String, _ bytes: Range<Int>) -> SourceExcerpt {
    SourceExcerpt(
      SourceRange(
        file: SourceFile(path: "a", text: text), lower: bytes.lowerBound, upper: bytes.upperBound))
  }

  @Test func marksTheRange() {
    let excerpt = excerpt("one\n\ttwo 漢 three\n", 9..<12)
    #expect(excerpt.number == 2)
    #expect(excerpt.line == " two 漢 three")
    #expect(excerpt.mark == "     ^~")
  }

  @Test func marksThePlaceOfAnEmptyRange() {
    #expect(excerpt("abc", 3..<3).mark == "   ^")
    #expect(excerpt("", 0..<0).mark == "^")
  }

  @Test func marksToTheEndOfALine() {
    #expect(excerpt("ab cd\nef", 3..<8).mark == "   ^~")
  }

  @Test(arguments: [0, 10, 60, 500, 900, 999])
  func cutsLongLinesAroundTheMark(offset: Int) throws {
    let text = String(repeating: "a", count: offset) + "X" + String(repeating: "b", count: 1_000)
    let excerpt = excerpt(text, offset..<offset + 1)
    #expect(excerpt.line.unicodeScalars.count <= 120)
    let marked = excerpt.line.dropFirst(excerpt.mark.count - 1).first
    #expect(marked == "X")
    #expect(excerpt.line.last == "\u{2026}")
    #expect((excerpt.line.first == "\u{2026}") == (offset > 40))
  }

  @Test func keepsTheMarkInsideACutLine() {
    let excerpt = excerpt(String(repeating: "a", count: 1_000), 10..<900)
    #expect(excerpt.mark.count <= 120)
  }

  @Test func showsPicturesOfControls() {
    #expect(excerpt("\u{1B}[2J\u{202E}\u{7F}", 0..<1).line == "␛[2J\u{FFFD}␡")
  }

  @Test func takesInvalidText() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0xFE, 0x80, 0x80, 0x62])
    let excerpt = SourceExcerpt(SourceRange(file: file, lower: 5, upper: 6))
    #expect(excerpt.line.hasPrefix("a"))
  }
}
