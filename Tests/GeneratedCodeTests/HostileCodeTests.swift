import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Ids and texts that have broken code generators compile in both formats, warnings as errors, and
/// keep their values byte for byte when the code runs.
@Suite(.serialized, .enabled(if: BuildFolder.canBuild, "\(BuildFolder.reason)"))
struct HostileCodeTests {
  /// 500 random ids and texts beside the known ones: most are such as no spec may have.
  ///
  /// Among them are an id that begins with a digit (SwiftGen 289) and a text with line ends, a NUL
  /// and an interpolation (swift-openapi-generator 908).
  @Test func randomIdsAndTextsKeepTheirValues() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    let random = HostileTexts.random(count: 500, seed: seed)
    var seen: Set<[UInt8]> = []
    let ids = (HostileTexts.ids + random).filter { seen.insert(Array($0.utf8)).inserted }
    let texts = HostileTexts.texts + random
    let labels = ids.enumerated().map { (id: $1, text: texts[$0 % texts.count]) }
    #expect(labels.count >= 500)
    let layouts = [Self.layout("Hostile", labels)]
    #expect(Self.invisible(in: Self.sources(layouts)) == [], "seed \(seed)")
    #expect(try Self.differences(layouts).isEmpty, "seed \(seed)")
  }

  /// Whatever is shown, no character stands raw in code that does not show.
  @Test func nothingInvisibleStandsRaw() {
    let labels = HostileTexts.texts.enumerated().map { (id: "id\($0)", text: $1) }
    #expect(Self.invisible(in: Self.sources([Self.layout("Hostile", labels)])) == [])
  }

  // MARK: - Helpers

  /// A screen of labels, made by hand: a spec would refuse most of these ids.
  private static func layout(_ name: String, _ labels: [(id: String, text: String)]) -> ScreenLayout
  {
    // A file's name is text as well, which comments and identifiers of constraints tell.
    let path = "a\n*/ \u{202E}\" \\(exit(1)).quoin.yaml"
    let file = SourceFile(path: path, text: "quoin: 1\n")
    let source = SourceRange(file: file, lower: 0, upper: 5)
    var screen = Screen(
      name: name, source: source, cell: Cell(), canvas: Canvas(width: 320, height: 480))
    for (id, text) in labels {
      var view = View(id: id, kind: "label", parent: nil, source: source)
      view.content = .text(TextContent(text: text, font: Font(size: 17), color: Color(rgb: 0)))
      view.element = .label(insets: .zero)
      view.note = text
      screen.views.append(view)
    }
    return ScreenLayout.layOut(screen).layout
  }

  /// The code of screens in both formats, by file name.
  static func sources(_ layouts: [ScreenLayout]) -> [String: String] {
    var sources: [String: String] = [:]
    for layout in layouts {
      for format in ["swift", "uikit"] {
        let input = EmitInput(layout, code: CodeOptions(access: .internal))
        sources["\(layout.screen.name)-\(format).swift"] = Emitter.named(format)?.emit([input])
      }
    }
    return sources
  }

  /// The places of characters that do not show or turn the direction of text: "file: U+202E".
  static func invisible(in sources: [String: String]) -> [String] {
    sources.sorted { $0.key < $1.key }.flatMap { name, code in
      code.unicodeScalars.filter { scalar in
        let hidden: [Unicode.GeneralCategory] = [
          .control, .format, .lineSeparator, .paragraphSeparator, .surrogate,
        ]
        let properties = scalar.properties
        return scalar != "\n"
          && (hidden.contains(properties.generalCategory) || properties.isDefaultIgnorableCodePoint
            || properties.isNoncharacterCodePoint)
      }.map { "\(name): U+\(String($0.value, radix: 16, uppercase: true))" }
    }
  }

  /// What running code gives that is not what went in: "screen, format, place".
  static func differences(_ layouts: [ScreenLayout]) throws -> [String] {
    var sources = sources(layouts)
    for file in SupportCode.files(CodeOptions(access: .internal)) { sources[file.name] = file.text }
    let entries = layouts.map { layout in
      let name = layout.screen.name
      // Where there are no views, there are no ids that could have a text.
      guard !layout.screen.views.isEmpty else {
        return """
          values["\(name) uikit"] = \(name)View(frame: .zero).subviews.map { _ in [] }
          values["\(name) swift"] = \(name).spec.views.map { _ in [] }
          """
      }
      return """
        values["\(name) uikit"] = \(name)View(frame: .zero).subviews.map {
          bytes($0.accessibilityIdentifier, ($0 as? UILabel)?.text)
        }
        values["\(name) swift"] = \(name).spec.views.map { bytes($0.id.text, $0.text?.string) }
        """
    }
    sources["main.swift"] = """
      import UIKit

      func bytes(_ id: String?, _ text: String?) -> [[UInt8]] {
        [Array((id ?? "").utf8), Array((text ?? "").utf8)]
      }

      var values: [String: [[[UInt8]]]] = [:]
      \(entries.joined(separator: "\n"))
      try JSONEncoder().encode(values).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
      """
    let program = try Program()
    try program.build(sources)
    let output = try program.run(input: Data())
    let values = try JSONDecoder().decode([String: [[[UInt8]]]].self, from: output)
    var differences: [String] = []
    for layout in layouts {
      let expected = layout.screen.views.map { view -> [[UInt8]] in
        guard case .text(let text) = view.content else { return [] }
        return [Array(view.id.utf8), Array(text.text.utf8)]
      }
      for format in ["uikit", "swift"] {
        let name = "\(layout.screen.name) \(format)"
        let found = values[name] ?? []
        if found.count != expected.count { differences.append("\(name), \(found.count) views") }
        for (index, pair) in zip(found, expected).enumerated() where pair.0 != pair.1 {
          differences.append("\(name), \(index)")
        }
      }
    }
    return differences
  }
}
