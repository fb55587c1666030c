import QuoinSource
import QuoinSyntax
import Testing

/// Broken copies of good documents: there is a tree or an error with a place, never a trap.
@Suite struct MutationTests {
  static let yaml = """
    # yaml-language-server: $schema=./quoin.schema.json
    quoin: 1
    screen: Login 🤠
    base: &base {top: 20, leading: $gutter @750, insets: [4, 10]}
    views:
      logo: {image: "logo\\u00e9.pdf", size: 72, <<: *base} # c
      form:
        title: 'It''s'
        list:
          - a: 1
            b: >-
              folded
              text
          - |
            literal
        ? long
        : value
    ---
    other: [*x, &x y, *x]

    """
  static let json = """
    {"quoin": 1, "views": {"é": {"label": "a\\n\\u00e9 \\ud83d\\ude00", "top": -1.5e3}},
     "list": [true, false, null, [], {}]}

    """

  private func check(_ bytes: [UInt8], _ notation: SyntaxParser.Notation, _ what: Comment) {
    let file = SourceFile(path: "a", bytes: bytes)
    let reading = SyntaxParser.read(file, as: notation)
    #expect(!reading.documents.isEmpty || reading.diagnostics.containsError, what)
    #expect(reading.isWhole || reading.diagnostics.containsError, what)
    for diagnostic in reading.diagnostics {
      #expect(diagnostic.range != nil && diagnostic.hint != nil, what)
      guard let range = diagnostic.range else { continue }
      #expect(Excerpt(of: range).marks.contains("^"), what)
      if let fix = diagnostic.fix { #expect(fix.applied(to: file) != nil, what) }
    }
  }

  @Test(arguments: [(yaml, SyntaxParser.Notation.yaml), (json, .json), (json, .yaml)])
  func cutsAtEveryByte(_ text: String, _ notation: SyntaxParser.Notation) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      check(Array(bytes[..<length]), notation, "cut at \(length)")
      check(Array(bytes[length...]), notation, "from \(length)")
    }
  }

  @Test(arguments: [(yaml, SyntaxParser.Notation.yaml), (json, .json), (json, .yaml)])
  func changedBytes(_ text: String, _ notation: SyntaxParser.Notation) {
    var random = SplitMix(seed: 20_240_611)
    let replacements =
      Array("\t\n\r \0\u{1B}#'\"[]{},:-?&*!|>%@`\\~a0".utf8) + [0x80, 0xC3, 0xED, 0xFF]
    let bytes = Array(text.utf8)
    for round in 0..<2000 {
      var changed = bytes
      for _ in 0...(round % 4) {
        let index = Int(random.next() % UInt64(changed.count))
        let byte = replacements[Int(random.next() % UInt64(replacements.count))]
        switch random.next() % 4 {
        case 0: changed[index] ^= UInt8(1) << UInt8(random.next() % 8)
        case 1: changed.insert(byte, at: index)
        case 2: changed.remove(at: index)
        default: changed[index] = byte
        }
      }
      check(changed, notation, "seed 20240611, round \(round)")
    }
  }

  @Test(arguments: [(yaml, SyntaxParser.Notation.yaml), (json, .json)])
  func linesTheOtherWayRound(_ text: String, _ notation: SyntaxParser.Notation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1) {
        var swapped = lines
        swapped.swapAt(first, second)
        check(Array(swapped.joined(separator: "\n").utf8), notation, "lines \(first), \(second)")
      }
    }
  }
}

/// A small seeded generator (Steele, Lea, Flood 2014), so that a failing round can be repeated.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
