import Testing

@testable import QuoinText

/// Texts at the limit of what a spec may hold: 1 MiB.
///
/// How their time grows is a figure of `quoin-bench growth`.
@Suite struct LongTextTests {
  @Test func aMebibyte() {
    let text = String(repeating: "a", count: 1 << 20)
    let measured = TextMeasurer.measure(text, font: .unit, width: 100)
    #expect(measured.lines.count == (1 << 20) / 10 + 1)
  }

  @Test func manyMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(TextMeasurer.measure(text, font: .unit, width: 5).width == 10)
  }
}
