import QuoinSource
import QuoinSyntax
import Testing

/// Ten times the input takes about ten times the time, whatever the input's shape.
///
/// Timing is noisy on
/// busy machines, so the best of three counts and the bound here is generous: quadratic readers need
/// a hundred times.
@Suite(.serialized) struct LinearTimeTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var notation = SyntaxParser.Notation.yaml
    let text: @Sendable (Int) -> String
  }

  static let shapes = [
    Shape(testDescription: "wide map") { count in
      (0..<count).map { "key\($0): {a: 1}\n" }.joined()
    },
    Shape(testDescription: "long scalar") { "a: " + String(repeating: "word é ", count: $0) },
    Shape(testDescription: "blanks") { "a: '" + String(repeating: " \n", count: $0) + "'" },
    Shape(testDescription: "comments") { String(repeating: "# é\n", count: $0) + "a: 1" },
    Shape(testDescription: "one line") { "a: [" + String(repeating: "{é: 1}, ", count: $0) + "]" },
    Shape(testDescription: "duplicates") { String(repeating: "a: 1\n", count: $0) },
    Shape(testDescription: "bare keys") { "{" + (0..<$0).map { "k\($0), " }.joined() + "}" },
    Shape(testDescription: "separators") { String(repeating: "a\u{2028}", count: $0) },
    Shape(testDescription: "controls") { String(repeating: "\u{1}", count: $0) },
    Shape(testDescription: "escapes") { "a: \"" + String(repeating: "\\0", count: $0) + "\"" },
    Shape(testDescription: "aliases") {
      "a: &a b\nc: [" + String(repeating: "*a, ", count: $0) + "]"
    },
    Shape(testDescription: "unknown aliases") { count in
      (0..<count).map { "- &anchor\($0) a\n- *ankor\($0)\n" }.joined()
    },
    Shape(testDescription: "faults") { String(repeating: "- @750\n", count: $0) },
    Shape(testDescription: "anchors") { count in
      "[" + (0..<count).map { "&k\($0) a, " }.joined() + "]"
    },
    Shape(testDescription: "JSON list", notation: .json) { count in
      "[" + (0..<count).map { "{\"é\": \($0)}" }.joined(separator: ",") + "]"
    },
    Shape(testDescription: "JSON duplicates", notation: .json) { count in
      "{" + String(repeating: "\"a\": 1,", count: count) + "\"a\": 1}"
    },
  ]

  private func time(_ shape: Shape, _ count: Int) -> Duration {
    let file = SourceFile(path: "a", text: shape.text(count))
    let clock = ContinuousClock()
    return (0..<3).map { _ in
      clock.measure { _ = SyntaxParser.read(file, as: shape.notation) }
    }.min() ?? .zero
  }

  @Test(arguments: shapes)
  func tenfoldInputTakesTenfoldTime(_ shape: Shape) {
    let small = time(shape, 2_000)
    let large = time(shape, 20_000)
    #expect(large < small * 25 + .milliseconds(100), "\(small) to \(large)")
  }
}
