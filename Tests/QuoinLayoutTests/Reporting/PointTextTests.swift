import Testing

@testable import QuoinLayout

@Suite struct PointTextTests {
  @Test(
    "Numbers have at most four decimals, no exponent and no -0",
    arguments: [
      (0.1 + 0.2 - 0.3, "0"), (1e9, "1000000000"), (-0.00001, "0"), (-12.5, "-12.5"),
      (20.333333333, "20.3333"), (99.99999, "100"), (-0.25, "-0.25"), (7, "7"), (0.05, "0.05"),
    ])
  func text(number: Double, text: String) {
    #expect(PointText.text(number) == text)
  }
}
