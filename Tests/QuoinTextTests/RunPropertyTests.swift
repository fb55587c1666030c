import Testing

@testable import QuoinText

/// What holds of texts in several runs.
@Suite struct RunPropertyTests {
  /// Cut anywhere between characters, a text that never kerns is laid out as the whole is.
  @Test(arguments: 0..<100)
  func cuttingATextChangesNothing(seed: Int) {
    var random = Steps(UInt64(seed))
    let text = Self.texts[seed % Self.texts.count]
    let runs = pieces(of: text, &random).map { TextRun($0, font: font(20)) }
    let mode = LineBreakMode.allCases[random.next(LineBreakMode.allCases.count)]
    let width = Double(30 + random.next(200))
    let limit = random.next(4)
    let whole = TextMeasurer.measure(
      text, font: font(20), width: width, lineLimit: limit, lineBreak: mode)
    let cut = TextMeasurer.measure(runs, width: width, lineLimit: limit, lineBreak: mode)
    #expect(cut.lines.map(\.text) == whole.lines.map(\.text), "seed \(seed)")
    #expect(cut.lines.map(\.width) == whole.lines.map(\.width), "seed \(seed)")
    #expect(cut.lines.map(\.baseline) == whole.lines.map(\.baseline), "seed \(seed)")
    #expect(cut.height == whole.height && cut.isTruncated == whole.isTruncated, "seed \(seed)")
  }

  /// The fragments of a line are its text, side by side from its start to its width.
  @Test(arguments: 0..<100)
  func fragmentsFillTheirLine(seed: Int) {
    var random = Steps(UInt64(seed))
    let runs = pieces(of: Self.texts[seed % Self.texts.count], &random).map { piece in
      TextRun(
        piece,
        font: TextFont(
          face: .system(.current, FontWeight.allCases[random.next(9)]),
          size: Double(10 + random.next(20)), kern: Double(random.next(3))))
    }
    guard runs.count > 1 else { return }
    let mode = LineBreakMode.allCases[random.next(LineBreakMode.allCases.count)]
    let measured = TextMeasurer.measure(
      runs, width: Double(60 + random.next(200)), lineLimit: random.next(4), lineBreak: mode)
    for line in measured.lines {
      #expect(line.fragments.map(\.text).joined() == line.text, "seed \(seed)")
      var end = 0.0
      for fragment in line.fragments {
        #expect(abs(fragment.offset - end) < 1e-6, "seed \(seed)")
        end = fragment.offset + fragment.width
      }
      #expect(abs(end - line.width) < 1e-6, "seed \(seed)")
    }
  }

  /// The scale is the largest whole tenth of a point that fits.
  @Test(arguments: 0..<60)
  func theScaleIsTheLargestThatFits(seed: Int) {
    var random = Steps(UInt64(seed))
    let size = Double(10 + random.next(30))
    let runs = [
      TextRun("What's the point?", font: TextFont(face: .system(.current, .regular), size: size))
    ]
    let full = TextMeasurer.measure(runs).width
    let width = full * Double(55 + random.next(44)) / 100
    let scale = TextMeasurer.scale(fitting: runs, size: size, width: width, minimum: 0.5)
    let tenths = scale * size * 10
    #expect(abs(tenths - tenths.rounded()) < 1e-6, "seed \(seed)")
    func measured(_ size: Double) -> Double {
      TextMeasurer.measure(
        runs[0].text, font: TextFont(face: .system(.current, .regular), size: size)
      ).width
    }
    #expect(measured(scale * size) <= width + 1e-6, "seed \(seed)")
    #expect(measured(scale * size + 0.1) > width, "seed \(seed)")
  }

  private func font(_ size: Double) -> TextFont {
    TextFont(
      face: .metrics(
        FontMetrics(
          unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: 50, capHeight: 700,
          xHeight: 500, defaultAdvance: 500)), size: size)
  }

  private func pieces(of text: String, _ random: inout Steps) -> [String] {
    var pieces = [""]
    for character in text {
      if random.next(4) == 0 { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  private static let texts = [
    "aaa bb cccc d eeeee ff", "one\ntwo two two\n\nfour", "soft\u{AD}hyphen\u{AD}ated words here",
    "אבג דה וזח", "👩‍👩‍👧 family 🇩🇪🇫🇷 flags", "e\u{301}a\u{308} trailing   blanks  ", "x",
  ]
}

/// Numbers in a fixed order for a seed (Knuth's MMIX generator).
private struct Steps {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 2_654_435_761 &+ 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
