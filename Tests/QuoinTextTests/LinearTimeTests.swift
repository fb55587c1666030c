import Foundation
import Testing

@testable import QuoinText

/// Texts at the limit of what a spec may hold, 1 MiB, are measured in linear time.
///
/// Eight times the text may take 24 times as long, to allow for a busy machine; what is quadratic
/// takes 64 times as long.
@Suite(.serialized) struct LinearTimeTests {
  @Test(arguments: [
    "Lorem ipsum dolor ", "a", " ", "\n", "\u{301}", "👩\u{200D}", "🇫🇷", "漢字", "\u{AD}", "\u{2060}",
  ])
  func anyShape(unit: String) {
    func seconds(_ bytes: Int) -> Double {
      let text = "e" + String(repeating: unit, count: bytes / unit.utf8.count)
      return (0..<3).map { _ in
        let start = threadSeconds()
        _ = TextMeasurer.measure(text, font: .system(17), width: 300)
        _ = TextMeasurer.measure(
          text, font: .system(17), width: 300, lineLimit: 2, lineBreak: .middle)
        return threadSeconds() - start
      }.min() ?? 0
    }
    let small = seconds(4096)
    #expect(seconds(8 * 4096) < 24 * small)
  }

  @Test func aMebibyte() {
    let text = String(repeating: "a", count: 1 << 20)
    let measured = TextMeasurer.measure(text, font: .unit, width: 100)
    #expect(measured.lines.count == (1 << 20) / 10 + 1)
  }

  @Test func manyMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(TextMeasurer.measure(text, font: .unit, width: 5).width == 10)
  }

  /// The processor time of this thread, which other work does not lengthen.
  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
