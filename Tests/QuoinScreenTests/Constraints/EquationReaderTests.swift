import QuoinSource
import Testing

@testable import QuoinScreen

@Suite("Equations")
struct EquationReaderTests {
  private typealias Case = (text: String, expected: [String])

  private func expect(_ cases: [Case], scope: AnchorScope = ConstraintFixture.scope()) {
    for test in cases {
      let outcome = ConstraintFixture.read(equation: .scalar(test.text), scope: scope)
      #expect(outcome.faults == [], "\(test.text)")
      #expect(outcome.texts == test.expected, "\(test.text)")
    }
  }

  @Test("Both sides are linear")
  func linear() {
    expect([
      ("a.height == b.height", ["a.height == b.height"]),
      ("a.top >= b.bottom + 8 @750", ["a.top >= b.bottom + 8 @750"]),
      ("a.width <= 0.5 * b.width - 4", ["a.width <= 0.5 * b.width - 4"]),
      ("2 * a.width + 8 == b.width / 4", ["2 * a.width + 8 == 0.25 * b.width"]),
      ("a.bottom - a.top == 20", ["a.bottom - a.top == 20"]),
      ("-a.width == -20", ["-a.width == -20"]),
      ("0 <= a.width", ["0 <= a.width"]),
      ("a.centerX == 0.5 * b.left + 0.5 * b.right", ["a.centerX == 0.5 * b.left + 0.5 * b.right"]),
      ("a.centerY == 0.5 * parent.centerY", ["a.centerY == 0.5 * screen.centerY"]),
      ("(a.width + b.width) * 2 == c.width", ["2 * a.width + 2 * b.width == c.width"]),
      ("a.trailing == parent.centerX - 20", ["a.trailing == screen.centerX - 20"]),
      ("a-b.top == a.bottom", ["a-b.top == a.bottom"]),
    ])
  }

  @Test("A share is of the guide on the equation's axis")
  func share() {
    expect([
      ("a.width == 50%", ["a.width == 0.5 * screen.safeArea.width"]),
      ("50% == a.height", ["0.5 * screen.safeArea.height == a.height"]),
      ("a.top == b.top + 10%", ["a.top == b.top + 0.1 * screen.safeArea.height"]),
    ])
    expect(
      [("a.width == 50%", ["a.width == 0.5 * form.width"])], scope: ConstraintFixture.scope(in: 1))
  }

  @Test("A chain relates each side to the next")
  func chain() {
    expect([
      ("a.left == b.left == c.left", ["a.left == b.left", "b.left == c.left"]),
      ("44 <= a.width <= b.width @low", ["44 <= a.width @250", "a.width <= b.width @250"]),
    ])
  }

  @Test("Compound anchors relate as insets")
  func compound() {
    expect([
      (
        "card.edges == hero + 16",
        [
          "card.top == hero.top + 16", "card.leading == hero.leading + 16",
          "card.bottom == hero.bottom - 16", "card.trailing == hero.trailing - 16",
        ]
      ),
      (
        "card.edges <= hero",
        [
          "card.top >= hero.top", "card.leading >= hero.leading", "card.bottom <= hero.bottom",
          "card.trailing <= hero.trailing",
        ]
      ),
      (
        "card >= hero.edges",
        [
          "card.top <= hero.top", "card.leading <= hero.leading", "card.bottom >= hero.bottom",
          "card.trailing >= hero.trailing",
        ]
      ),
      ("a.size == b", ["a.width == b.width", "a.height == b.height"]),
      (
        "a.size <= 0.5 * b + 2", ["a.width <= 0.5 * b.width + 2", "a.height <= 0.5 * b.height + 2"]
      ),
      ("a.size >= 44", ["a.width >= 44", "a.height >= 44"]),
      ("a.center == b", ["a.centerX == b.centerX", "a.centerY == b.centerY"]),
      (
        "a.size == b.size == c",
        [
          "a.width == b.width", "a.height == b.height", "b.width == c.width",
          "b.height == c.height",
        ]
      ),
    ])
  }

  @Test("The map form names the constraint")
  func name() {
    let outcome = ConstraintFixture.read(
      equation: ["equation": "a.width == b.width", "name": "same"])
    #expect(outcome.faults == [])
    #expect(outcome.constraints.map(\.name) == ["same"])
    #expect(outcome.constraints.map(\.origin.range.text) == ["a.width == b.width"])
  }

  @Test("The text of what was read reads back as the same")
  func roundTrip() {
    let texts = [
      "a.leading == b.leading + 16 @750", "a.width == -0.25 * b.width + c.height - 1e-7",
      "-a.top - b.top <= -2 * c.top + 0.1 @999.5", "0.333 * a.width >= 123456.789",
      "a-b.centerX == screen.safeArea.centerX", "👍🏽.firstBaseline == card.title.lastBaseline",
      "a.right == screen.margins.right - 1e-21", "form.readable.width == column.width @1",
    ]
    for text in texts {
      let first = ConstraintFixture.read(equation: .scalar(text))
      #expect(first.constraints.count == 1, "\(first.faults)")
      for described in first.texts {
        let second = ConstraintFixture.read(equation: .scalar(described))
        #expect(second.texts == first.texts)
        #expect(second.constraints.map(\.left) == first.constraints.map(\.left))
        #expect(second.constraints.map(\.right) == first.constraints.map(\.right))
        #expect(second.constraints.map(\.relation) == first.constraints.map(\.relation))
        #expect(second.constraints.map(\.priority) == first.constraints.map(\.priority))
      }
    }
  }

  @Test("Text forms are exact")
  func description() {
    let left = LinearExpression(terms: [.init(-1, Anchor(.view(5), .top))], constant: 0)
    let right = LinearExpression(
      terms: [.init(2, Anchor(.view(6), .top)), .init(-1, Anchor(.screen, .height))],
      constant: -0.5)
    let range = SourceRange(file: SourceFile(path: "x", text: ""), lower: 0, upper: 0)
    let constraint = Constraint(left, .lessOrEqual, right, priority: 10, origin: .written(range))
    let text = constraint.description { box in
      switch box {
      case .view(let index): "v\(index)"
      default: "screen"
      }
    }
    #expect(text == "-v5.top <= 2 * v6.top - screen.height - 0.5 @10")
    #expect(LinearExpression(constant: -0.0).description { _ in "" } == "0")
  }
}
