import QuoinSource
import Testing

@testable import QuoinScreen

@Suite("Random constraints")
struct ConstraintSoupTests {
  /// A generator whose numbers follow from its seed (SplitMix64).
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let pieces = [
    "a", "b.width", "a.top", "logo.bottom", "parent", "parent.margins.leading", "screen.safeArea",
    "hero.edges", "c.size", "8", "-4", "0", "0.5", "1e3", "1e999", "50%", "1px", "$gap", "$half",
    "$loop", "$bomb", "$", "(", ")", "+", "-", "*", "/", "==", "<=", ">=", "=", "@750", "@", "@x",
    "...", ".", ":", "none", "system", "nan", "0x1F", "👍🏽", "é", "\u{A0}", "−", "|", "[", "%",
    "a-b", "a-8", "keyboard.top", "\n", "\t", "\u{0}", "\u{301}",
  ]

  private static let formatPieces = [
    "H:", "V:", "|", "[a]", "[b", "[c(", "(", ")", "]", "-", "-8-", "-(>=8)-", "==b", "*2", "+10",
    "/0", "@750", "@", ",", "-(-8)-", "gap", "$gap", "$bomb", "b20", "👍🏽", "\u{0}", " ", "2-up",
    "1e999",
    "a-b-8", "$gap-1", "%", "=",
  ]

  @Test("Visual Format soup", arguments: 0..<4)
  func formatSoup(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for round in 0..<2_000 {
      let count = Int.random(in: 0...10, using: &generator)
      let opening = ["H:", "V:[a", "[", "|", ""][Int.random(in: 0..<5, using: &generator)]
      let text = (0..<count).reduce(into: opening) { text, _ in
        text += Self.formatPieces[Int.random(in: 0..<Self.formatPieces.count, using: &generator)]
      }
      check(ConstraintFixture.read(equation: .scalar(text)), "seed \(seed) round \(round): \(text)")
    }
  }

  @Test("Token soup never crashes, and gives constraints or at least one error", arguments: 0..<8)
  func soup(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for round in 0..<1_500 {
      let count = Int.random(in: 0...9, using: &generator)
      let glue = Bool.random(using: &generator) ? " " : ""
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
      }.joined(separator: glue)
      let key = AnchorKey.names[Int.random(in: 0..<AnchorKey.names.count, using: &generator)]
      check(ConstraintFixture.read(equation: .scalar(text)), "seed \(seed) round \(round): \(text)")
      if text != "none" {
        check(
          ConstraintFixture.read(key, .scalar(text)), "seed \(seed) round \(round): \(key): \(text)"
        )
      }
    }
  }

  private func check(_ outcome: ConstraintFixture.Outcome, _ trail: String) {
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(outcome.constraints.isEmpty == (errors.count == 1), "\(trail)")
    #expect(errors.count <= 1, "\(trail)")
    for constraint in outcome.constraints {
      #expect((1...1000).contains(constraint.priority), "\(trail)")
      for side in [constraint.left, constraint.right] {
        #expect(side.constant.isFinite, "\(trail)")
        #expect(
          side.terms.allSatisfy { $0.coefficient.isFinite && $0.coefficient != 0 }, "\(trail)")
        #expect(Set(side.terms.map(\.anchor)).count == side.terms.count, "\(trail)")
      }
    }
  }
}
