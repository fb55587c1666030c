import Testing

@testable import QuoinEmit
@testable import QuoinLayout

struct TextFormTests {
  @Test(arguments: [
    (0.1 + 0.2 - 0.3, "0"), (1e9, "1000000000"), (-0.0, "0"), (-0.00004, "0"),
    (-0.00005, "-0.0001"),
    (169.33333333, "169.3333"), (28.66666667, "28.6667"), (0.5, "0.5"), (-12.25, "-12.25"),
    (0.00049999, "0.0005"), (1e300, "90000000000"), (.infinity, "0"), (.nan, "0"), (10, "10"),
    (100.1, "100.1"), (999999.99996, "1000000"),
  ])
  func numbersHaveFourDecimalsAndNoExponent(number: Double, text: String) {
    #expect(number.decimalText == text)
  }

  @Test(arguments: [
    ("plain é 漢 👍", "plain é 漢 👍"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{200B}\u{AD}", "a\\u{200B}\\u{AD}"), ("\n\0", "\\u{A}\\u{0}"), ("\u{9B}", "\\u{9B}"),
  ])
  func whatDoesNotShowIsWrittenByItsCode(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("👍", 2), ("", 0), ("ﾊ", 1),
  ])
  func widthsAreThoseOfATerminal(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("abc", false), ("مرحبا", true), ("123 שלום", true), ("… a ש", false),
  ])
  func directionIsThatOfTheFirstLetter(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }

  @Test func textWithoutLettersHasNoDirection() {
    #expect("12 + 3".isRightToLeft == nil)
  }
}
