import Testing

@testable import QuoinScreen

/// Numbers as the language writes them, and nothing else that Swift's `Double` takes.
@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", 0.0), ("12", 12), ("-1.5", -1.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("1e3", 1000),
    ("1E-2", 0.01), ("017", 17), ("-0", 0), ("4.9e-324", Double.leastNonzeroMagnitude),
  ])
  func reads(text: String, value: Double) {
    #expect(DecimalNumber.parse(text) == value)
    #expect(DecimalNumber.parse(text)?.sign == (value < 0 ? .minus : .plus))
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "0x1F", "0b1", "0o17", "nan", "inf", "infinity", "-inf",
    "1_000", "1,5", " 1", "1 ", "1e999", "1:30", "１", "1px", "--1", "1.2.3",
  ])
  func refuses(text: String) {
    #expect(DecimalNumber.parse(text) == nil)
  }

  @Test func pixelsAreSharesOfAPoint() {
    #expect(DecimalNumber.length("1px", pixel: 0.5) == 0.5)
    #expect(DecimalNumber.length("-2px", pixel: 0.25) == -0.5)
    #expect(DecimalNumber.length("3", pixel: 0.5) == 3)
    #expect(DecimalNumber.length("px", pixel: 0.5) == nil)
  }
}
