import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Visual Format strings in `constraints:`, laid out; expected frames are by hand.
@Suite struct VisualFormatTests {
  private func spec(_ formats: [String], direction: LayoutDirection? = nil) -> TestSpec {
    TestSpec.canvas(
      direction: direction,
      """
      values: {gap: 20}
      views:
        a: {view: }
        b: {view: }
      constraints:
      \(formats.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      """)
  }

  private func row(_ spec: TestSpec) -> [Double] {
    let a = spec.frame("a")
    let b = spec.frame("b")
    return [a.x, a.width, b.x, b.width]
  }

  /// The canvas is 400 wide and has no margins.
  private static let cases: [(format: String, expected: [Double])] = [
    ("|-50-[a(100)]-[b(==a)]", [50, 100, 158, 100]),
    ("|[a][b(a)]|", [0, 200, 200, 200]),
    // 400 less 20, 10 and 20 is 350, which is 3 * 110 + 20.
    ("H:|-gap-[a(b*2+20)]-(gap/2)-[b]-gap-|", [20, 240, 270, 110]),
    ("|-(-8)-[a(100)]-(-8)-[b(50)]", [-8, 100, 84, 50]),
    ("|-(>=100,==8@1)-[a(10)]-(<=20,==90@1)-[b(10)]", [100, 10, 130, 10]),
    ("[a(10)]-[b(10@20,>=30)]-|", [352, 10, 370, 30]),
  ]

  @Test(arguments: cases)
  func rows(format: String, expected: [Double]) {
    let spec = spec([format, "V:|[a(10)]", "V:|[b(10)]"])
    #expect(spec.findings == [])
    #expect(row(spec) == expected)
  }

  /// The direction goes from leading to trailing, as Apple's default option has it.
  @Test func rightToLeft() {
    let spec = spec(["|-50-[a(100)]-[b(40)]", "V:|[a(10)]", "V:|[b(10)]"], direction: .rightToLeft)
    #expect(spec.findings == [])
    #expect(row(spec) == [250, 100, 202, 40])
  }

  @Test func columns() {
    let spec = spec(["V:|-5-[a(30)]-10-[b(a)]", "[a(10)]", "|[a]", "[b(10)]", "|[b]"])
    #expect(spec.findings == [])
    #expect([spec.frame("a").y, spec.frame("a").height] == [5, 30])
    #expect([spec.frame("b").y, spec.frame("b").height] == [45, 30])
  }

  /// `|` is the screen's own edge, as UIKit's superview edge is; `|-` keeps to the margins, of which
  /// those of an iPhone 16's root are 16 at the sides and its safe area of 59 at the top, and those
  /// of any other view 8.
  @Test func edgesAndMargins() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      views:
        full: {view: }
        kept: {view: {inner: {view: , size: 4}}}
      constraints:
        - H:|[full(10)]
        - V:|[full(10)]
        - H:|-[kept(50)]
        - V:|-[kept(50)]
        - H:|-[inner]
        - V:|-3-[inner]
      """)
    #expect(spec.findings == [])
    #expect([spec.frame("full").x, spec.frame("full").y] == [0, 0])
    #expect([spec.frame("kept").x, spec.frame("kept").y] == [16, 59])
    #expect([spec.frame("inner").x, spec.frame("inner").y] == [24, 62])
  }

  /// Inside a scroll view the content's size follows from the edges.
  @Test func contentOfAScrollView() {
    let spec = TestSpec.canvas(
      """
      views:
        s:
          scroll: {tall: {view: }}
          frame: [0, 0, 100, 200]
      constraints: ["|-5-[tall(400)]-5-|", "V:|-[tall(900)]-|"]
      """)
    #expect(spec.findings == [])
    #expect([spec.frame("tall").x, spec.frame("tall").y] == [5, 8])
  }

  /// A conflict names the part of the string that makes it.
  @Test func conflictsPointIntoTheString() throws {
    let spec = spec(["|-50-[a(100)]-[b(40)]", "[a(120)]", "V:|[a(10)]", "V:|[b(10)]"])
    let error = try #require(spec.result.diagnostics.first { $0.severity == .error })
    let places = ([error.range] + error.notes.map(\.range)).compactMap { $0?.text }
    #expect(places.contains("100") && places.contains("120"))
  }

  /// A fault has the place of its character in the file.
  @Test func faultsHaveTheirColumn() {
    let spec = spec(["|-50-[a(100)]-[c(40)]"])
    #expect(spec.findings == ["error unknown-id 11:21"])
  }
}
