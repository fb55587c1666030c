import QuoinSource
import Testing

@testable import QuoinScreen

/// The meanings are those of Apple's page on the language, whose examples are here.
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
@Suite("Visual Format")
struct VisualFormatTests {
  private func expect(
    _ cases: [(text: String, expected: [String])], scope: AnchorScope = ConstraintFixture.scope()
  ) {
    for test in cases {
      let outcome = ConstraintFixture.read(equation: .scalar(test.text), scope: scope)
      #expect(outcome.faults == [], "\(test.text)")
      #expect(outcome.texts == test.expected, "\(test.text)")
    }
  }

  @Test("Apple's examples")
  func documented() {
    expect([
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      (
        "|-50-[a]-50-|", ["a.leading == screen.leading + 50", "a.trailing == screen.trailing - 50"]
      ),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==card)]", ["a.width == card.width"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      (
        "|-[a]-[card]-[form(>=20)]-|",
        [
          "a.leading == screen.margins.leading", "card.leading == a.trailing + 8",
          "form.leading == card.trailing + 8", "form.width >= 20",
          "form.trailing == screen.margins.trailing",
        ]
      ),
    ])
  }

  @Test("Horizontal unless it says V:, and blanks mean nothing")
  func orientation() {
    expect([
      ("H:[a(44)]", ["a.width == 44"]),
      ("[a(44)]", ["a.width == 44"]),
      ("V:[a(44)]", ["a.height == 44"]),
      (
        " V: | - ( >= 8 @ 750 , <= 20 ) - [ a ( b ) ] ",
        [
          "a.top >= screen.top + 8 @750", "a.top <= screen.top + 20", "a.height == b.height",
        ]
      ),
    ])
  }

  @Test("Relations of a space count inwards at both ends")
  func spaces() {
    expect([
      ("|-(>=8)-[a]", ["a.leading >= screen.leading + 8"]),
      ("[a]-(>=8)-|", ["a.trailing <= screen.trailing - 8"]),
      ("V:[a]-(<=8@20)-|", ["a.bottom >= screen.bottom - 8 @20"]),
      ("[a]-(>=8)-[b]", ["b.leading >= a.trailing + 8"]),
      ("[a]-(>=0)-[b]", ["b.leading >= a.trailing"]),
      (
        "[a]-(>=8@750,<=20)-[b]",
        ["b.leading >= a.trailing + 8 @750", "b.leading <= a.trailing + 20"]
      ),
      ("|[a]|", ["a.leading == screen.leading", "a.trailing == screen.trailing"]),
      ("|-0-[a]", ["a.leading == screen.leading"]),
      (
        "V:|[a]-0.5-[card]|",
        [
          "a.top == screen.top", "card.top == a.bottom + 0.5", "card.bottom == screen.bottom",
        ]
      ),
      ("[a]-1px-[card]", ["card.leading == a.trailing + 1px"]),
    ])
  }

  /// HandyUIKit 11: a negative number stands in parentheses.
  @Test("Negative spaces")
  func negative() {
    expect([
      (
        "|-(-8)-[a]-(-8)-|",
        ["a.leading == screen.leading - 8", "a.trailing == screen.trailing + 8"]
      ),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      ("[a]-(>=-8)-[b]", ["b.leading >= a.trailing - 8"]),
    ])
  }

  @Test("Metrics are values, with or without $")
  func metrics() {
    expect([
      ("|-gap-[a(factor)]", ["a.leading == screen.leading + 12", "a.width == 0.5"]),
      ("|-$gap-[a]", ["a.leading == screen.leading + 12"]),
      ("|-(gap)-[a]", ["a.leading == screen.leading + 12"]),
      ("[a]-($gap-4)-[b]", ["b.leading == a.trailing + 8"]),
      ("[a]-gutter-[b]", ["b.leading == a.trailing + 12"]),
      ("[a(44@strong)]", ["a.width == 44 @900"]),
      ("[a(44@$strong)]", ["a.width == 44 @900"]),
      ("[a(44@high)]", ["a.width == 44 @750"]),
      ("[a(44@999.5)]", ["a.width == 44 @999.5"]),
    ])
  }

  @Test("Sizes relate to sizes times numbers and plus numbers")
  func sizes() {
    expect([
      ("[a(==b/2)]", ["a.width == 0.5 * b.width"]),
      ("V:[a(==b*2+10)]", ["a.height == 2 * b.height + 10"]),
      ("[a(b-10)]", ["a.width == b.width - 10"]),
      ("[a(2*b-gap@low)]", ["a.width == 2 * b.width - 12 @250"]),
      ("[a(<=(b+card)/2)]", ["a.width <= 0.5 * b.width + 0.5 * card.width"]),
      ("[a(==a.height*1.5)]", ["a.width == 1.5 * a.height"]),
      ("[a(10-4)]", ["a.width == 6"]),
      ("[a(==b,>=44)]", ["a.width == b.width", "a.width >= 44"]),
      ("[a(50%)]", ["a.width == 0.5 * screen.safeArea.width"]),
    ])
  }

  @Test("Ids with a sign or a digit are names where they are known")
  func names() {
    expect([
      ("[a-b]-[2-up]", ["2-up.leading == a-b.trailing + 8"]),
      ("[c(==a-b)]", ["c.width == a-b.width"]),
      ("[c(==a-b-8)]", ["c.width == a-b.width - 8"]),
      ("[c(==a-gap)]", ["c.width == a.width - 12"]),
      ("[c(==2-up*2)]", ["c.width == 2 * 2-up.width"]),
      (
        "[👍🏽(größe)]-[card.title]",
        ["👍🏽.width == größe.width", "card.title.leading == 👍🏽.trailing + 8"]
      ),
      ("[column]-[a]", ["a.leading == column.trailing + 8"]),
    ])
  }

  /// The superview is that of the view beside the bar, wherever the string is written.
  @Test("The bar is the superview of the view beside it")
  func superview() {
    let expected = [
      "logo.leading == form.margins.leading", "hero.leading == logo.trailing + 4",
      "hero.trailing == form.trailing",
    ]
    expect([("|-[logo]-4-[hero]|", expected)])
    expect([("|-[logo]-4-[hero]|", expected)], scope: ConstraintFixture.scope(in: 1))
    expect([
      (
        "|[logo]-[a]|",
        [
          "logo.leading == form.leading", "a.leading == logo.trailing + 8",
          "a.trailing == screen.trailing",
        ]
      )
    ])
  }

  /// In a scroll view edges are those of what scrolls; the margins are counted from there.
  @Test("The bar of a scroll view is its content's edge")
  func scrolling() {
    expect([
      ("V:|[b]|", ["b.top == c.content.top", "b.bottom == c.content.bottom"]),
      ("|-8-[b]", ["b.leading == c.content.leading + 8"]),
      ("|-[b]", ["b.leading == c.content.leading + c.margins.leading - c.frame.leading"]),
    ])
  }

  /// So that a conflict points to the part that makes it.
  @Test("Each constraint's origin is its part of the string")
  func origins() {
    let outcome = ConstraintFixture.read(equation: .scalar("H:|-[a(44)]-8-[b]-(>=8)-|"))
    #expect(
      outcome.constraints.map(\.origin.range.text) == [
        "|-[a(44)]", "44", "[a(44)]-8-[b]", "[b]-(>=8)-|",
      ])
  }

  @Test("A named string names its constraints")
  func named() {
    let outcome = ConstraintFixture.read(
      equation: .map([("equation", .scalar("|-8-[a]-8-|")), ("name", .scalar("row"))]))
    #expect(outcome.faults == [])
    #expect(outcome.constraints.map(\.name) == ["row", "row"])
  }
}
