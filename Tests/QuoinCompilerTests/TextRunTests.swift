import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// Texts of several runs.
@Suite struct TextRunTests {
  /// Three characters at 20 and four at 40 points: 30 and 80 wide, as high as the larger font.
  @Test func aLineIsAsHighAsItsTallestFont() throws {
    let spec = runs("[{text: aaa}, {text: bbbb, font: {size: 40}}]")
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 110)
    #expect(spec.frame("a").height == 48)
    let entry = try #require(spec.entry("a"))
    // Both stand on the baseline of the larger.
    #expect(entry.baselines == Baselines(first: 36, last: 36))
    #expect(entry.lines.first?.runs.map(\.x) == [0, 30])
    #expect(entry.lines.first?.runs.map(\.width) == [30, 80])
    #expect(entry.lines.first?.runs.map(\.style.font.size) == [20, 40])
  }

  /// The second line has the small font only: 48 + 24.
  @Test func eachLineHasItsOwnHeight() {
    let spec = runs("[{text: AA, font: {size: 40}}, {text: \" bb cc\"}]", "lines: 0, width: 60")
    #expect(spec.entry("a")?.lines.map(\.text) == ["AA", "bb cc"])
    #expect(spec.frame("a").height == 72)
    #expect(spec.entry("a")?.baselines == Baselines(first: 36, last: 66))
  }

  /// A run has its own colour, lines and kern, and else what the label has.
  @Test func runsAreStyledOneByOne() throws {
    let spec = runs(
      "[{text: Was, strike: true, kern: 2}, {text: $129, color: systemRed, underline: true}]",
      "kern: 1")
    #expect(spec.frame("a").width == 3 * 12 + 4 * 11)
    let styles = try #require(spec.entry("a")?.lines.first?.runs.map(\.style))
    #expect(styles.map(\.text) == ["Was", "$129"])
    #expect(styles.map(\.isStruck) == [true, false])
    #expect(styles.map(\.isUnderlined) == [false, true])
    #expect(styles[1].color != styles[0].color)
  }

  /// Texts of runs read values and strings, and the list itself may be a value.
  @Test func runsReadNames() {
    let spec = TestSpec.canvas(
      """
      values: {price: 129, both: [{text: a}, {text: $(price)}]}
      strings: {was: Was}
      views:
        a: {label: [{text: $was}, {text: " $$(price)"}], style: u, top: 0, left: 0}
        b: {label: $both, style: u, top: 50, left: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.entry("a")?.lines.first?.text == "Was $129")
    #expect(spec.entry("b")?.lines.first?.text == "a129")
  }

  /// The ellipsis is set as the start of its line, here at 20 points: 50 has room for 4 and it.
  @Test func textOfRunsIsShortened() {
    let spec = runs("[{text: aaa}, {text: bbbb, font: {weight: bold}}]", "width: 50")
    #expect(spec.entry("a")?.lines.first?.text == "aaab…")
    #expect(spec.entry("a")?.lines.first?.runs.map(\.style.text) == ["aaa", "b", "…"])
    #expect(spec.entry("a")?.lines.first?.width == 50)
  }

  /// One run is the same as the text alone.
  @Test(arguments: ["width: 45", "lines: 0, width: 45", "insets: 6", "align: right, width: 200"])
  func oneRunIsAText(attributes: String) {
    let text = "aaa bbb ccc"
    let one = runs("[{text: \(text)}]", attributes)
    let plain = runs("\(text)", attributes)
    #expect(one.frame("a") == plain.frame("a"))
    #expect(one.entry("a")?.lines.map(\.text) == plain.entry("a")?.lines.map(\.text))
    #expect(one.entry("a")?.lines.map(\.x) == plain.entry("a")?.lines.map(\.x))
  }

  /// Hebrew runs go from the right.
  @Test func runsOfRightToLeftTextGoFromTheRight() {
    let spec = runs("[{text: אבג}, {text: דה, strike: true}]", "align: left")
    #expect(spec.entry("a")?.lines.first?.runs.map(\.x) == [20, 0])
  }

  /// The picture draws each run by itself, with its lines and its letter spacing.
  @Test func picturesShowEachRun() throws {
    let spec = runs(
      "[{text: Was, strike: true, kern: 2}, {text: now, underline: true, strike: true}]")
    let svg = try #require(Emitter.named("svg")).emit(spec.result.outputs)
    #expect(svg.contains(#"text-decoration="line-through""#))
    #expect(svg.contains(#"text-decoration="underline line-through""#))
    #expect(svg.contains(#"letter-spacing="2""#))
    #expect(svg.contains(">Was</text>") && svg.contains(">now</text>"))
  }

  private func runs(_ list: String, _ attributes: String = "alpha: 1") -> TestSpec {
    TestSpec.canvas(
      """
      views:
        a: {label: \(list), \(attributes), style: u, top: 0, left: 0}
      """)
  }
}
