import QuoinSource
import Testing

@testable import QuoinScreen

/// A key, its value, and the constraints it makes.
struct AnchorCase: Sendable, CustomTestStringConvertible {
  var key: String
  var value: FlowText
  var expected: [String]

  init(_ key: String, _ value: FlowText, _ expected: String...) {
    self.key = key
    self.value = value
    self.expected = expected
  }

  var testDescription: String { "\(key): \(value.text)" }
}

@Suite("Anchor keys")
struct AnchorReaderTests {
  private func expect(_ test: AnchorCase, scope: AnchorScope = ConstraintFixture.scope()) {
    let outcome = ConstraintFixture.read(test.key, test.value, scope: scope)
    #expect(outcome.faults == [])
    #expect(outcome.texts == test.expected)
  }

  @Test(
    "A number counts from the guide inwards",
    arguments: [
      AnchorCase("top", "40", "me.top == screen.safeArea.top + 40"),
      AnchorCase("bottom", "16", "me.bottom == screen.safeArea.bottom - 16"),
      AnchorCase("leading", "20", "me.leading == screen.safeArea.leading + 20"),
      AnchorCase("trailing", "20", "me.trailing == screen.safeArea.trailing - 20"),
      AnchorCase("left", "3", "me.left == screen.safeArea.left + 3"),
      AnchorCase("right", "3", "me.right == screen.safeArea.right - 3"),
      AnchorCase("trailing", "-8", "me.trailing == screen.safeArea.trailing + 8"),
      AnchorCase("centerX", "0", "me.centerX == screen.safeArea.centerX"),
      AnchorCase("centerY", "-10", "me.centerY == screen.safeArea.centerY - 10"),
      AnchorCase("firstBaseline", "30", "me.firstBaseline == screen.safeArea.top + 30"),
      AnchorCase("lastBaseline", "30", "me.lastBaseline == screen.safeArea.bottom - 30"),
      AnchorCase("width", "44", "me.width == 44"),
      AnchorCase("height", "0", "me.height == 0"),
      AnchorCase("top", "+1.5e1", "me.top == screen.safeArea.top + 15"),
      AnchorCase("top", "1px", "me.top == screen.safeArea.top + 1px"),
      AnchorCase("bottom", "system", "me.bottom == screen.safeArea.bottom - 8"),
      AnchorCase("width", "(2 + 3) * 4 - 6 / 2", "me.width == 17"),
    ])
  func number(_ test: AnchorCase) { expect(test) }

  @Test(
    "A share is of the guide's size on the key's axis",
    arguments: [
      AnchorCase("width", "50%", "me.width == 0.5 * screen.safeArea.width"),
      AnchorCase("width", "50% - 8", "me.width == 0.5 * screen.safeArea.width - 8"),
      AnchorCase(
        "top", "10%", "me.top == screen.safeArea.top + 0.1 * screen.safeArea.height"),
      AnchorCase(
        "trailing", "50% - 8",
        "me.trailing == screen.safeArea.trailing - 0.5 * screen.safeArea.width + 8"),
      AnchorCase(
        "centerX", "25%", "me.centerX == screen.safeArea.centerX + 0.25 * screen.safeArea.width"),
      AnchorCase(
        "top", "logo.bottom + 10%", "me.top == logo.bottom + 0.1 * screen.safeArea.height"),
      AnchorCase(
        "height", "50% * 2 + screen.safeArea.height", "me.height == 2 * screen.safeArea.height"),
    ])
  func share(_ test: AnchorCase) { expect(test) }

  @Test(
    "An expression is the coordinate",
    arguments: [
      AnchorCase("top", "logo.bottom + 32", "me.top == logo.bottom + 32"),
      AnchorCase("trailing", "logo.leading - 8", "me.trailing == logo.leading - 8"),
      AnchorCase("width", "0.5 * form.width - 8", "me.width == 0.5 * form.width - 8"),
      AnchorCase("width", "form.width / 2", "me.width == 0.5 * form.width"),
      AnchorCase("width", "10 / 3", "me.width == \(10.0 / 3)"),
      AnchorCase("width", "$b4", "me.width == 16"),
      AnchorCase("width", "form.width * $factor", "me.width == 0.5 * form.width"),
      AnchorCase("width", "-(8 - form.width)", "me.width == form.width - 8"),
      AnchorCase("top", "a.bottom + system", "me.top == a.bottom + 8"),
      AnchorCase("top", "a.bottom + 2 * system", "me.top == a.bottom + 16"),
      AnchorCase("width", "0 * parent.width + 20", "me.width == 20"),
      AnchorCase("width", "form", "me.width == form.width"),
      AnchorCase("width", "0.5 * form", "me.width == 0.5 * form.width"),
      AnchorCase("top", "logo", "me.top == logo.top"),
      AnchorCase("trailing", "logo - 8", "me.trailing == logo.trailing - 8"),
      AnchorCase("width", "a.height", "me.width == a.height"),
      AnchorCase("width", "a.trailing - b.leading", "me.width == a.trailing - b.leading"),
      AnchorCase("top", "b.bottom + 0.5 * b.height", "me.top == b.bottom + 0.5 * b.height"),
      AnchorCase("centerY", "a.firstBaseline", "me.centerY == a.firstBaseline"),
      AnchorCase("left", "a.centerX", "me.left == a.centerX"),
      AnchorCase("width", "a.width + b.width + a.width", "me.width == 2 * a.width + b.width"),
      AnchorCase("width", "a.width - a.width + b.width", "me.width == b.width"),
    ])
  func expression(_ test: AnchorCase) { expect(test) }

  @Test(
    "References name boxes and their guides",
    arguments: [
      AnchorCase("top", "parent.top", "me.top == screen.top"),
      AnchorCase("top", "screen.top", "me.top == screen.top"),
      AnchorCase("top", "screen.safeArea.top", "me.top == screen.safeArea.top"),
      AnchorCase("top", "screen.safeArea", "me.top == screen.safeArea.top"),
      AnchorCase("leading", "screen.margins.leading", "me.leading == screen.margins.leading"),
      AnchorCase("leading", "parent.margins.leading", "me.leading == screen.margins.leading"),
      AnchorCase("leading", "parent.readable.leading", "me.leading == screen.readable.leading"),
      AnchorCase("leading", "form.margins.leading", "me.leading == form.margins.leading"),
      AnchorCase("bottom", "keyboard.top - 8", "me.bottom == keyboard.top - 8"),
      AnchorCase("leading", "column.leading", "me.leading == column.leading"),
      AnchorCase("top", "a-b.bottom", "me.top == a-b.bottom"),
      AnchorCase("top", "2-up.bottom", "me.top == 2-up.bottom"),
      AnchorCase("top", "👍🏽.bottom + 1", "me.top == 👍🏽.bottom + 1"),
      AnchorCase("top", "größe.bottom", "me.top == größe.bottom"),
      AnchorCase("top", "card.title.bottom", "me.top == card.title.bottom"),
    ])
  func references(_ test: AnchorCase) { expect(test) }

  @Test(
    "In a container the parent and the guide are the container's",
    arguments: [
      AnchorCase("top", "8", "me.top == form.top + 8"),
      AnchorCase("width", "50%", "me.width == 0.5 * form.width"),
      AnchorCase("top", "parent.margins.top", "me.top == form.margins.top"),
      AnchorCase("top", "parent.readable.top", "me.top == form.readable.top"),
    ])
  func nested(_ test: AnchorCase) { expect(test, scope: ConstraintFixture.scope(in: 1)) }

  @Test(
    "Bounds are of the inset or size with a number, of the coordinate with an expression",
    arguments: [
      AnchorCase("minTop", "8", "me.top >= screen.safeArea.top + 8"),
      AnchorCase("maxTop", "8", "me.top <= screen.safeArea.top + 8"),
      AnchorCase("minTrailing", "20", "me.trailing <= screen.safeArea.trailing - 20"),
      AnchorCase("maxTrailing", "20", "me.trailing >= screen.safeArea.trailing - 20"),
      AnchorCase("minBottom", "system", "me.bottom <= screen.safeArea.bottom - 8"),
      AnchorCase("minLastBaseline", "8", "me.lastBaseline <= screen.safeArea.bottom - 8"),
      AnchorCase("minTrailing", "a.leading - 8", "me.trailing >= a.leading - 8"),
      AnchorCase("maxBottom", "a.top", "me.bottom <= a.top"),
      AnchorCase("minWidth", "44", "me.width >= 44"),
      AnchorCase("maxWidth", "420 @999.5", "me.width <= 420 @999.5"),
      AnchorCase("maxCenterX", "4", "me.centerX <= screen.safeArea.centerX + 4"),
      AnchorCase("minSize", "44", "me.width >= 44", "me.height >= 44"),
      AnchorCase(
        "minEdges", "16", "me.top >= screen.safeArea.top + 16",
        "me.leading >= screen.safeArea.leading + 16",
        "me.bottom <= screen.safeArea.bottom - 16",
        "me.trailing <= screen.safeArea.trailing - 16"),
      AnchorCase(
        "maxEdges", "a + 2", "me.top <= a.top + 2", "me.leading <= a.leading + 2",
        "me.bottom >= a.bottom - 2", "me.trailing >= a.trailing - 2"),
    ])
  func bounds(_ test: AnchorCase) { expect(test) }

  @Test(
    "Ranges, lists, none, priorities and the full form",
    arguments: [
      AnchorCase("width", "44...100", "me.width >= 44", "me.width <= 100"),
      AnchorCase(
        "width", "44 ... 50% @750", "me.width >= 44 @750",
        "me.width <= 0.5 * screen.safeArea.width @750"),
      AnchorCase(
        "height", "a.height...b.height", "me.height >= a.height",
        "me.height <= b.height"),
      AnchorCase(
        "size", "44...100", "me.width >= 44", "me.height >= 44", "me.width <= 100",
        "me.height <= 100"),
      AnchorCase(
        "top", ["8 @750", "logo.bottom"], "me.top == screen.safeArea.top + 8 @750",
        "me.top == logo.bottom"),
      AnchorCase("top", "none"),
      AnchorCase("edges", "none"),
      AnchorCase("top", "$nothing"),
      AnchorCase("leading", "$gutter @750", "me.leading == screen.safeArea.leading + 12 @750"),
      AnchorCase("width", "44 @required", "me.width == 44"),
      AnchorCase("width", "44 @high", "me.width == 44 @750"),
      AnchorCase("width", "44 @low", "me.width == 44 @250"),
      AnchorCase("width", "44 @$strong", "me.width == 44 @900"),
      AnchorCase("width", "44@1", "me.width == 44 @1"),
      AnchorCase("width", ["value": "44", "priority": "750"], "me.width == 44 @750"),
      AnchorCase("width", ["value": "44", "priority": "@high"], "me.width == 44 @750"),
      AnchorCase(
        "width", ["value": ["44", "a.width"], "priority": "low"],
        "me.width == 44 @250", "me.width == a.width @250"),
    ])
  func forms(_ test: AnchorCase) { expect(test) }

  @Test(
    "A value stands for its text, as a whole or as a term",
    arguments: [
      AnchorCase("top", "$gap", "me.top == screen.safeArea.top + 12"),
      AnchorCase("top", "$gap.top-1", "me.top == screen.safeArea.top + 7"),
      AnchorCase("top", "logo.bottom - $gutter", "me.top == logo.bottom - 12"),
      AnchorCase("width", "$wide", "me.width >= 44", "me.width <= 100"),
      AnchorCase("width", "$gap...$strong", "me.width >= 12", "me.width <= 900"),
      AnchorCase("top", "$soft", "me.top == screen.safeArea.top + 20 @750"),
      AnchorCase("top", "$below", "me.top == logo.bottom + 8"),
      AnchorCase("top", "$below + 1", "me.top == logo.bottom + 9"),
      AnchorCase("width", "2 * $half", "me.width == screen.safeArea.width"),
      AnchorCase("aspect", "$ratio", "me.width == \(16.0 / 9) * me.height"),
    ])
  func values(_ test: AnchorCase) { expect(test) }

  @Test(
    "Compound keys",
    arguments: [
      AnchorCase("size", "72", "me.width == 72", "me.height == 72"),
      AnchorCase("size", ["40", "20 @750"], "me.width == 40", "me.height == 20 @750"),
      AnchorCase("size", "a", "me.width == a.width", "me.height == a.height"),
      AnchorCase("size", "a.size + 2", "me.width == a.width + 2", "me.height == a.height + 2"),
      AnchorCase(
        "size", "50%", "me.width == 0.5 * screen.safeArea.width",
        "me.height == 0.5 * screen.safeArea.height"),
      AnchorCase(
        "center", "0", "me.centerX == screen.safeArea.centerX",
        "me.centerY == screen.safeArea.centerY"),
      AnchorCase("center", "a", "me.centerX == a.centerX", "me.centerY == a.centerY"),
      AnchorCase(
        "center", ["0", "-20"], "me.centerX == screen.safeArea.centerX",
        "me.centerY == screen.safeArea.centerY - 20"),
      AnchorCase(
        "edges", "8", "me.top == screen.safeArea.top + 8",
        "me.leading == screen.safeArea.leading + 8", "me.bottom == screen.safeArea.bottom - 8",
        "me.trailing == screen.safeArea.trailing - 8"),
      AnchorCase(
        "edges", ["4", "12"], "me.top == screen.safeArea.top + 4",
        "me.bottom == screen.safeArea.bottom - 4", "me.leading == screen.safeArea.leading + 12",
        "me.trailing == screen.safeArea.trailing - 12"),
      AnchorCase(
        "edges", ["top": "logo.bottom", "horizontal": "16"], "me.top == logo.bottom",
        "me.leading == screen.safeArea.leading + 16",
        "me.trailing == screen.safeArea.trailing - 16"),
      AnchorCase(
        "edges", ["left": "1", "vertical": "none"],
        "me.left == screen.safeArea.left + 1"),
      AnchorCase(
        "edges", "hero + 16", "me.top == hero.top + 16", "me.leading == hero.leading + 16",
        "me.bottom == hero.bottom - 16", "me.trailing == hero.trailing - 16"),
      AnchorCase(
        "edges", "parent.margins", "me.top == screen.margins.top",
        "me.leading == screen.margins.leading", "me.bottom == screen.margins.bottom",
        "me.trailing == screen.margins.trailing"),
      AnchorCase("aspect", "1.5", "me.width == 1.5 * me.height"),
      AnchorCase("aspect", "16:8", "me.width == 2 * me.height"),
      AnchorCase("aspect", "16/8 @750", "me.width == 2 * me.height @750"),
      AnchorCase("aspect", "1", "me.width == me.height"),
      AnchorCase(
        "frame", ["10", "-4", "180", "25"], "me.left == screen.left + 10",
        "me.top == screen.top - 4", "me.width == 180", "me.height == 25"),
    ])
  func compounds(_ test: AnchorCase) { expect(test) }

  @Test("Names and origins are kept")
  func namesAndOrigins() {
    let outcome = ConstraintFixture.read("size", ["value": "a", "name": "same"])
    #expect(outcome.constraints.map(\.name) == ["same", "same"])
    #expect(outcome.constraints.map(\.origin.range.text) == ["a", "a"])
    let list = ConstraintFixture.read("top", ["8", "logo.bottom"])
    #expect(list.constraints.map(\.origin.range.text) == ["8", "logo.bottom"])
  }

  @Test("The table of keys holds every attribute with its bounds once")
  func keys() {
    #expect(Set(AnchorKey.names).count == AnchorKey.names.count)
    #expect(AnchorKey.names.count == 3 * 12 + 5 + 2 * 2)
    for name in AnchorKey.names { #expect(AnchorKey(name)?.name == name) }
    #expect(AnchorKey("minTop")?.subject == .attribute(.top))
    #expect(AnchorKey("maxEdges")?.bound == .maximum)
    for name in ["minCenter", "minAspect", "maxFrame", "Top", "mintop", "", "topp"] {
      #expect(AnchorKey(name) == nil)
    }
  }
}
