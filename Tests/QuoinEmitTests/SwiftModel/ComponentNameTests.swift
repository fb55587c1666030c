import Testing

@testable import QuoinEmit

/// The ids of a component's views in generated code.
@Suite struct ComponentNameTests {
  /// A dot separates words; where that is another view's name, a number tells the two apart.
  @Test func dotsMakeCamelCase() {
    #expect(
      SwiftName.cases([
        "card", "card.title", "card.leading-icon", "card.a.b", "cardTitle", "card.self",
      ])
        == ["card", "cardTitle_2", "cardLeadingIcon", "cardAB", "cardTitle", "cardSelf"])
  }
}
