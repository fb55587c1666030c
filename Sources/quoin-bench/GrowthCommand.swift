import QuoinSource
import QuoinSyntax
import QuoinText

/// `quoin-bench growth`: how much longer ten times the input takes.
///
/// The shapes are ones that have made readers quadratic; a linear stage takes about ten times as
/// long.
enum GrowthCommand {
  /// An input that can be made of any length, and what is timed on it.
  struct Shape {
    /// What it is.
    var name: String
    /// Makes the input of so many parts and returns the work to time.
    var work: (Int) -> () -> Void
  }

  /// Prints a line a shape: milliseconds at 2,000 and 20,000 parts, and their ratio.
  static func run() {
    print("shape\tms at 2,000\tms at 20,000\tratio")
    for shape in syntaxShapes + textShapes {
      let small = milliseconds(shape.work(2_000))
      let large = milliseconds(shape.work(20_000))
      print("\(shape.name)\t\(rounded(small))\t\(rounded(large))\t\(rounded(large / small))")
    }
  }

  /// The best of five runs.
  private static func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<5).map { _ in
      let time = clock.measure(work).components
      return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }.min() ?? 0
  }

  private static func rounded(_ value: Double) -> Double {
    Double(Int(exactly: (value * 100).rounded()) ?? 0) / 100
  }

  private static func syntax(
    _ name: String, _ notation: SyntaxParser.Notation = .yaml, _ text: @escaping (Int) -> String
  ) -> Shape {
    Shape(name: "\(notation) \(name)") { count in
      let file = SourceFile(path: "input", text: text(count))
      return { _ = SyntaxParser.read(file, as: notation) }
    }
  }

  private static var syntaxShapes: [Shape] {
    [
      syntax("wide map") { (0..<$0).map { "key\($0): {a: 1}\n" }.joined() },
      syntax("long scalar") { "a: " + String(repeating: "word é ", count: $0) },
      syntax("blanks") { "a: '" + String(repeating: " \n", count: $0) + "'" },
      syntax("comments") { String(repeating: "# é\n", count: $0) + "a: 1" },
      syntax("one line") { "a: [" + String(repeating: "{é: 1}, ", count: $0) + "]" },
      syntax("duplicates") { String(repeating: "a: 1\n", count: $0) },
      syntax("bare keys") { "{" + (0..<$0).map { "k\($0), " }.joined() + "}" },
      syntax("separators") { String(repeating: "a\u{2028}", count: $0) },
      syntax("controls") { String(repeating: "\u{1}", count: $0) },
      syntax("escapes") { "a: \"" + String(repeating: "\\0", count: $0) + "\"" },
      syntax("aliases") { "a: &a b\nc: [" + String(repeating: "*a, ", count: $0) + "]" },
      syntax("unknown aliases") { (0..<$0).map { "- &anchor\($0) a\n- *ankor\($0)\n" }.joined() },
      syntax("faults") { String(repeating: "- @750\n", count: $0) },
      syntax("anchors") { "[" + (0..<$0).map { "&k\($0) a, " }.joined() + "]" },
      syntax("list", .json) {
        "[" + (0..<$0).map { "{\"é\": \($0)}" }.joined(separator: ",") + "]"
      },
      syntax("duplicates", .json) { "{" + String(repeating: "\"a\": 1,", count: $0) + "\"a\": 1}" },
    ]
  }

  /// Texts of one unit over and over, wrapped and truncated.
  private static var textShapes: [Shape] {
    [
      ("words", "Lorem ipsum dolor "), ("letters", "a"), ("blanks", " "), ("line ends", "\n"),
      ("marks", "\u{301}"), ("joined emoji", "👩\u{200D}"), ("flags", "🇫🇷"), ("ideographs", "漢字"),
      ("soft hyphens", "\u{AD}"), ("word joiners", "\u{2060}"),
    ].map { name, unit in
      Shape(name: "text \(name)") { count in
        let text = "e" + String(repeating: unit, count: count)
        let font = TextFont(face: .system(.current, .regular), size: 17)
        return {
          _ = TextMeasurer.measure(text, font: font, width: 300)
          _ = TextMeasurer.measure(
            text, font: font, width: 300, lineLimit: 2, lineBreak: .middle)
        }
      }
    }
  }
}
