import Foundation
import Testing

@testable import QuoinText

/// The measurer beside the reference reader of the system font's table, on random texts.
@Suite(
  .enabled(
    if: Fixture.corpusPath("read_system_font.py") != nil,
    "needs ../shared/corpus beside the checkout"))
struct ReferenceReaderTests {
  /// Texts of one kind each, so that kerning and every part of the table is met.
  private static let alphabets: [[Character]] = [
    Array(String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))),
    Array("àáâçèéñöüßæøœžščřđłıńęąÀÉÎÕÜÇŁŒ…–—‘’“”•€™ aeo"),
    Array("абвгдежзийклЁЂЙїі αβγδεζηωάέήΑΒΓΔ"),
    Array("漢字仮名カタカナｶﾀｶﾅ한국어，。「」ＡＢ עברית العربية ไทย हिन्दी"),
    Array("😀❤️👍🏽👩‍👩‍👧‍👦👩‍⚕️⭐ e\u{301}o\u{302}\u{301}q\u{307}\u{1100}\u{1161}\u{212B}"),
  ]

  @Test(arguments: [SystemFontEra.current, .legacy])
  func agrees(era: SystemFontEra) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(state: seed)
    let rows = (0..<3000).map { _ in
      let alphabet = Self.alphabets.randomElement(using: &random) ?? []
      let length = Int.random(in: 1...30, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let weight = FontWeight.allCases.randomElement(using: &random) ?? .regular
      let size = (Double.random(in: 5...110, using: &random) * 4).rounded() / 4
      return (text: text, weight: weight, size: size)
    }
    let input = rows.map { "\($0.text)\t\($0.weight.rawValue)\t\($0.size)\t2\n" }.joined()
    let widths = try referenceWidths(input, era: era)
    try #require(widths.count == rows.count)
    for (row, width) in zip(rows, widths) {
      let font = TextFont.system(row.size, row.weight, era: era)
      let measured = TextMeasurer.measure(row.text, font: font).width
      if abs(measured - width) > 1e-9 {
        Issue.record("seed \(seed): \(row): \(measured), not \(width)")
      }
    }
  }

  private func referenceWidths(_ input: String, era: SystemFontEra) throws -> [Double] {
    let reader = try #require(Fixture.corpusPath("read_system_font.py"))
    let options = era == .legacy ? ["--legacy"] : []
    return try Fixture.python([reader] + options, input: input)
      .split(separator: "\n").compactMap { Double($0) }
  }

  /// The table is what the script makes of the corpus.
  @Test func tableIsWritten() throws {
    let script = Fixture.root.appending(path: "scripts/system_font.py").path
    let corpus = try #require(Fixture.corpusPath("system-font.json"))
    let table = try String(
      contentsOf: Fixture.root.appending(
        path: "Sources/QuoinText/SystemFont/SystemFontTable.swift"), encoding: .utf8)
    #expect(try Fixture.python([script, corpus]) == table)
  }
}
