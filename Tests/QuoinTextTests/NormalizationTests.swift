import Foundation
import Testing

@testable import QuoinText

/// Composition against Foundation's, on the clusters that measuring hands over.
@Suite struct NormalizationTests {
  @Test(arguments: [
    "e\u{301}", "a\u{323}\u{302}", "a\u{302}\u{323}", "\u{212B}", "\u{2126}", "\u{F900}",
    "\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}", "\u{958}", "か\u{3099}",
    "\u{1E9B}\u{323}", "o\u{302}\u{301}\u{323}", "\u{344}", "q\u{307}\u{323}", "\u{1D15E}",
    "\u{9C7}\u{9BE}", "\u{1112}\u{1175}\u{11C2}", "\u{301}e",
  ])
  func composes(text: String) {
    let composed = CanonicalComposition.compose(text.unicodeScalars)
    let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    #expect(composed == expected)
  }

  /// Every character that decomposes composes as Foundation composes it.
  @Test func everyCharacter() {
    for code in UInt32(0xA0)...0x2FA1D {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      guard Array(decomposed.unicodeScalars) != [scalar] else { continue }
      let composed = CanonicalComposition.compose(decomposed.unicodeScalars)
      let expected = Array(String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars)
      if composed != expected {
        Issue.record("U+\(String(code, radix: 16)): \(composed), not \(expected)")
      }
    }
  }
}
