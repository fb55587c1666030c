import Foundation
import QuoinLayout
import QuoinTestSupport
import Testing

/// The specs of `suites/nasty` about code and characters, as far as they are accepted: the code
/// compiles in both formats, runs, and keeps ids and texts byte for byte.
@Suite(.serialized, .enabled(if: SharedFolder.exists, "\(SharedFolder.reason)"))
struct NastyCodeTests {
  private let specs: [NastySpec]

  init() throws { specs = try NastySpec.all() }

  /// A screen for each spec, with a name of its own: all of them are called Home.
  private var layouts: [ScreenLayout] {
    specs.enumerated().compactMap { number, spec in
      var layout = spec.layout
      layout?.screen.name = "Nasty\(number)"
      return layout
    }
  }

  private func views(_ name: String) throws -> [(id: String, text: String)] {
    let spec = try #require(specs.first { $0.name == name })
    return (spec.layout?.screen.views ?? []).map { view in
      guard case .text(let text) = view.content else { return (view.id, "") }
      return (view.id, text.text)
    }
  }

  /// Every spec gives a screen, some an empty one once the refused lines are gone; two have nothing
  /// but what they are refused for.
  @Test func everySpecOrWhatIsLeftOfItHasCode() throws {
    #expect(specs.count >= 15)
    #expect(
      specs.filter { $0.layout == nil }.map(\.name) == [
        "u06-terminal-escape-key", "u07-format-string-key",
      ])
    let whole = specs.filter { $0.refusedLines.isEmpty }.map(\.name)
    #expect(
      whole == [
        "c01-swift-keywords", "c03-swift-interpolation", "c04-comment-escape", "c05-colliding-ids",
        "c06-case-colliding-ids", "u01-bidi-controls", "u03-zalgo-20k-marks",
      ])
  }

  /// The values that the suite's index tells are those that the code is made of.
  @Test func valuesAreThoseOfTheIndex() throws {
    var count = 0
    for spec in specs {
      guard let expected = try NastySpec.labels(of: spec.name) else { continue }
      let found = try views(spec.name)
      #expect(found.count == expected.count, "\(spec.name)")
      for (id, text) in found {
        #expect(expected[id].map { Array($0.utf8) } == Array(text.utf8), "\(spec.name), \(id)")
        count += 1
      }
    }
    #expect(count == 34 + 16 + 5 + 2 + 12)
  }

  /// Odd but good ids beside refused ones.
  @Test(arguments: [
    ("c02-not-identifiers", ["1st", "a-b", "\u{3C0}", "\u{1F44D}", "e\u{301}", "\u{DF}"]),
    ("c07-ids-as-paths", ["-rf", "CON"]),
    ("u02-invisible-and-lookalike-ids", ["admin", "\u{430}dmin", "\u{FF41}dmin"]),
  ])
  func goodIdsBesideRefusedOnesStay(name: String, ids: [String]) throws {
    #expect(try views(name).map { Array($0.id.utf8) } == ids.map { Array($0.utf8) })
  }

  @Test func nothingInvisibleStandsRaw() {
    #expect(HostileCodeTests.invisible(in: HostileCodeTests.sources(layouts)) == [])
  }

  @Test(.enabled(if: BuildFolder.canBuild, "\(BuildFolder.reason)"))
  func codeRunsAndKeepsTheValues() throws {
    #expect(try HostileCodeTests.differences(layouts) == [])
  }
}
