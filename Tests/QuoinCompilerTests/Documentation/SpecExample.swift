import Foundation
import QuoinCompiler
import QuoinScreen
import QuoinSource
import QuoinSyntax
import QuoinTestSupport
import Testing

/// An example of `docs/SPEC.md`: a fenced block whose info string begins with `yaml`.
///
/// What follows says what the block is: nothing for a whole spec; `views` for views alone; `screen`
/// for keys of the top alone; `file NAME` for a file that other examples name; `error ID` and
/// `warning ID`, before one of those, for an example of a mistake.
struct SpecExample: Sendable, CustomTestStringConvertible {
  /// The line of the document that the block begins in.
  let line: Int
  /// The words of the info string after `yaml`.
  let words: [String]
  /// The block.
  let text: String

  /// The id of the diagnostic that the example shows, with its severity.
  var mistake: (severity: String, id: String)? {
    guard words.count > 1, words[0] == "error" || words[0] == "warning" else { return nil }
    return (words[0], words[1])
  }

  /// The name of the file that the block is; nil for an example to compile.
  var fileName: String? { words.first == "file" ? words.dropFirst().first : nil }

  /// The block with what it needs to be a spec.
  var spec: String {
    switch words.last {
    case "views":
      let views = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : "  " + line
      }
      return "quoin: 1\nscreen: Example\nviews:\n" + views.joined(separator: "\n")
    case "screen":
      let hasViews = text.split(separator: "\n").contains { $0.hasPrefix("views:") }
      return "quoin: 1\nscreen: Example\n" + text + (hasViews ? "" : "views: {}\n")
    default: return text
    }
  }

  /// Compiles the spec as it is, or its twin in JSON.
  func compile(_ text: String, as notation: SyntaxParser.Notation) -> Compiler.Result {
    Compiler.compile(
      SourceFile(path: "example", text: text), notation: notation,
      files: MemoryFiles(SpecExample.files))
  }

  /// The spec's documents in JSON, by way of the syntax tree; nil when it cannot be parsed.
  var twins: [String]? {
    let (documents, diagnostics) = SyntaxParser.parse(
      SourceFile(path: "example", text: spec), as: .yaml)
    guard !diagnostics.containsError else { return nil }
    return documents.map(\.jsonText)
  }

  var testDescription: String { "line \(line) \(words.joined(separator: " "))" }

  /// The examples of the document, in order.
  static let all: [SpecExample] = {
    let url = SharedFolder.package.appendingPathComponent("docs/SPEC.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var examples: [SpecExample] = []
    var open: (line: Int, words: [String], lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          examples.append(
            SpecExample(
              line: block.line, words: block.words,
              text: block.lines.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```yaml") {
        let words = line.dropFirst(3).split(separator: " ").dropFirst().map(String.init)
        open = (index + 1, words, [])
      }
    }
    return examples
  }()

  /// The files that examples name: those of the document, and pictures.
  static let files: [String: String] = {
    let blocks = all.compactMap { example in example.fileName.map { ($0, example.text) } }
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#
    let pictures = ["images/logo.svg": picture, "images/photo.svg": picture]
    return Dictionary(blocks) { first, _ in first }.merging(pictures) { own, _ in own }
  }()
}

extension SyntaxNode {
  /// The value as JSON: plain decimal numbers, `true` and `false` as such, all other scalars as
  /// strings.
  var jsonText: String {
    switch content {
    case .scalar(let scalar):
      if scalar.isAbsent { return "null" }
      if scalar.style == .plain, scalar.text.isJSONLiteral { return scalar.text }
      return scalar.text.jsonText
    case .sequence(let items): return "[\(items.map(\.jsonText).joined(separator: ", "))]"
    case .mapping(let entries):
      let fields = entries.map { "\($0.key.jsonText): \($0.value.jsonText)" }
      return "{\(fields.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// Whether it is a number of RFC 8259, `true` or `false`.
  fileprivate var isJSONLiteral: Bool {
    self == "true" || self == "false"
      || wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
  }

  /// The text as a string of RFC 8259.
  fileprivate var jsonText: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
