import QuoinSource
import Testing

@Suite struct ExcerptTests {
  /// Draws the place of `mark` in a text.
  private func excerpt(_ text: String, of mark: String, columns: Int = 120) throws -> Excerpt {
    let file = SourceFile(path: "a.yaml", text: text)
    let found = try #require(text.utf8.firstRange(of: mark.utf8))
    let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return Excerpt(
      of: SourceRange(file: file, lower: lower, upper: lower + mark.utf8.count), columns: columns)
  }

  @Test func marksStandUnderTheText() throws {
    let shown = try excerpt("a: 1\n  lable: Hi\n", of: "lable")
    #expect(shown.line == 2)
    #expect(shown.text == "  lable: Hi")
    #expect(shown.marks == "  ^~~~~")
  }

  @Test(arguments: [
    ("🤠 X", 3), ("日本 X", 5), ("e\u{301} X", 2), ("\u{1F1E9}\u{1F1EA} X", 3), ("👩‍👩‍👧 X", 3), ("❤️ X", 3),
    ("\t X", 3), ("abc X", 4), ("각 X", 3),
  ])
  func widthsAreThoseOfATerminal(_ text: String, _ column: Int) throws {
    #expect(try excerpt(text, of: "X").marks == String(repeating: " ", count: column) + "^")
  }

  @Test func whatCannotBeSeenIsEscaped() throws {
    let shown = try excerpt("a\u{1B}[31m\u{202E}b\u{200B}\u{200D} X", of: "X")
    #expect(shown.text == "a\\u{1B}[31m\\u{202E}b\\u{200B}\\u{200D} X")
    #expect(shown.marks.utf8.count == shown.text.utf8.count)
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let text =
      String(repeating: "abcde ", count: 100_000) + "HERE" + String(repeating: " xy", count: 9999)
    let shown = try excerpt(text, of: "HERE")
    #expect(shown.text.count <= 120)
    #expect(shown.text.hasPrefix("…") && shown.text.hasSuffix("…"))
    let start = shown.marks.prefix { $0 == " " }.count
    #expect(shown.text.dropFirst(start).hasPrefix("HERE"))
    #expect(shown.marks.drop { $0 == " " } == "^~~~")
  }

  @Test func aLongRangeIsCutWithItsLine() throws {
    let word = String(repeating: "a", count: 500)
    let shown = try excerpt("k: \(word)", of: word)
    #expect(shown.text.count == 120)
    #expect(shown.marks.count <= 120)
  }

  @Test func placesAtLineEndsAndInEmptyFiles() {
    for (text, offset, marks) in [
      ("", 0, "^"), ("ab\n", 2, "  ^"), ("ab", 2, "  ^"), ("\u{FEFF}ab", 3, "^"),
    ] {
      let file = SourceFile(path: "a", text: text)
      #expect(Excerpt(of: SourceRange(file: file, lower: offset, upper: offset)).marks == marks)
    }
  }

  @Test func brokenBytesNeverTrap() {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0xF0, 0x9F, 0x0A, 0x80, 0x80, 0xE2, 0x80]
    let file = SourceFile(path: "a", bytes: bytes)
    for lower in 0...bytes.count {
      for upper in lower...bytes.count {
        let shown = Excerpt(of: SourceRange(file: file, lower: lower, upper: upper), columns: 1)
        #expect(shown.marks.contains("^"))
      }
    }
  }
}
