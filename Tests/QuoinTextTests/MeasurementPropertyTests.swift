import Testing

@testable import QuoinText

/// What holds of every text, on random ones.
@Suite struct MeasurementPropertyTests {
  /// A sample: a text, a font, a width.
  private struct Sample: CustomStringConvertible {
    let text: String
    let font: TextFont
    let width: Double

    var description: String { "\(text.debugDescription) at \(font.size) pt in \(width)" }
  }

  private static let alphabet: [Character] = Array(
    "aaabcdefgHIJW 0123      -–—/.,()“”'!?\u{A0}éüжΩ漢字かな。「」한국😀👩‍👩‍👧🇫🇷\u{AD}\n")

  private func samples(_ count: Int, seed: UInt64) -> [Sample] {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 1...60, using: &random)
      let text = String(
        (0..<length).compactMap { _ in Self.alphabet.randomElement(using: &random) })
      let size = Double.random(in: 8...40, using: &random)
      // In the lightest weights an apostrophe before J kerns by more than its advance, so that a
      // longer text can be narrower.
      let weights: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
      let weight = weights.randomElement(using: &random) ?? .regular
      let font = Bool.random(using: &random) ? TextFont.system(size, weight) : .unit
      let width = Double.random(in: 20...400, using: &random)
      return Sample(text: text, font: font, width: width)
    }
  }

  private static let seed = UInt64.random(in: 0...UInt64.max)

  private func check(_ body: (Sample) -> Bool, line: Int = #line) {
    for sample in samples(500, seed: Self.seed) where !body(sample) {
      Issue.record("seed \(Self.seed), check in line \(line): \(sample)")
      return
    }
  }

  private func measure(
    _ sample: Sample, width: Double?, limit: Int = 0, mode: LineBreakMode = .word
  ) -> TextMeasurement {
    TextMeasurer.measure(
      sample.text, font: sample.font, width: width, lineLimit: limit, lineBreak: mode)
  }

  /// A line is no wider than the room, unless one cluster alone is.
  @Test func linesFit() {
    check { sample in
      LineBreakMode.allCases.allSatisfy { mode in
        [0, 1, 2].allSatisfy { limit in
          measure(sample, width: sample.width, limit: limit, mode: mode).lines.allSatisfy {
            $0.width <= sample.width + 1e-6 || $0.text.count == 1
          }
        }
      }
    }
  }

  /// A line's width is what its text measures.
  @Test func widthsAreThoseOfTheLines() {
    check { sample in
      LineBreakMode.allCases.allSatisfy { mode in
        measure(sample, width: sample.width, limit: 2, mode: mode).lines.allSatisfy { line in
          let alone = TextMeasurer.measure(line.text, font: sample.font).width
          return abs(alone - line.width) < 1e-9
        }
      }
    }
  }

  /// The lines hold the text, less white space and what shows only at a wrap.
  @Test func linesHoldTheText() {
    check { sample in
      let ignored: Set<Character> = ["\u{AD}", "-"]
      func ink(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !ignored.contains($0) || $0 == "\u{A0}" }
      }
      return [LineBreakMode.word, .char].allSatisfy { mode in
        let lines = measure(sample, width: sample.width, mode: mode).lines
        return lines.map { ink($0.text) }.joined() == ink(sample.text)
      }
    }
  }

  /// Measuring again at the width that was measured, or that rounded up, changes nothing.
  @Test func wrappingIsStable() {
    check { sample in
      LineBreakMode.allCases.allSatisfy { mode in
        [0, 1, 2].allSatisfy { limit in
          let first = measure(sample, width: sample.width, limit: limit, mode: mode)
          return [first.width, roundedUp(first.width, scale: 3)].allSatisfy { width in
            width > sample.width
              || measure(sample, width: width, limit: limit, mode: mode) == first
          }
        }
      }
    }
  }

  /// The unlimited size of a text, rounded up, shows all of it on as many lines.
  @Test func naturalSizeFits() {
    check { sample in
      let natural = measure(sample, width: nil)
      return LineBreakMode.allCases.allSatisfy { mode in
        let again = TextMeasurer.measure(
          sample.text, font: sample.font, width: roundedUp(natural.width, scale: 2),
          height: roundedUp(natural.height, scale: 2), lineBreak: mode)
        return again == natural
      }
    }
  }

  /// More room never needs more lines.
  @Test func moreRoomNeedsNoMoreLines() {
    check { sample in
      let narrow = measure(sample, width: sample.width)
      let wide = measure(sample, width: sample.width * 1.3)
      return wide.lines.count <= narrow.lines.count
    }
  }
}

/// A small random number generator with a seed (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
