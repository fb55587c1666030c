import QuoinSource
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\u{2028}b", 4, 1, 3),
    ("🤠é!", 6, 1, 3), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}", 0, 1, 1), ("ab", 99, 1, 3),
  ])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = SourceFile(path: "a", text: text).position(at: offset)
    #expect(position == SourcePosition(line: line, column: column))
  }

  /// Counting scalar by scalar is the oracle of the counts by blocks.
  @Test func columnsOfLongLines() {
    let text = String(repeating: "aé日🤠", count: 1000) + "\n" + String(repeating: "日", count: 400)
    let file = SourceFile(path: "a", text: text)
    var offset = 0
    var expected = SourcePosition(line: 1, column: 1)
    for scalar in text.unicodeScalars {
      #expect(file.position(at: offset) == expected)
      offset += String(scalar).utf8.count
      expected.column += 1
      if scalar == "\n" { expected = SourcePosition(line: expected.line + 1, column: 1) }
    }
  }

  @Test func linesHaveNoEndsAndNoMark() {
    let file = SourceFile(path: "a", text: "\u{FEFF}one\r\ntwo\rthree\n")
    let lines = (1...file.lineCount).map { String(decoding: file.line($0), as: UTF8.self) }
    #expect(lines == ["one", "two", "three", ""])
  }
}
