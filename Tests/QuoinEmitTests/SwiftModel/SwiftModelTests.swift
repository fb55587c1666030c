import Foundation
import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

@Suite(.serialized)
struct SwiftModelTests {
  private static let hasCompiler = SwiftToolchain.compiler != nil

  private func source(_ layout: ScreenLayout) throws -> String {
    try Emitter.named("swift").emit([layout])
  }

  /// A screen with a label for each id and text.
  private func layout(_ name: String, ids: [String], texts: [String]) -> ScreenLayout {
    var sample = SampleLayout(name)
    for (index, id) in ids.enumerated() {
      let frame = Rect(x: Double(index) / 3, y: 0, width: 10, height: 10)
      sample.addLabel(
        id, texts[index % texts.count], parent: index == 0 ? nil : index - 1, frame
      ) { view, _ in view.note = texts[index % texts.count] }
    }
    return sample.layout
  }

  @Test(.enabled(if: hasCompiler, "no swiftc on the search path"))
  func compilesForAnyIdAndName() throws {
    var everyFont = SampleLayout("Fonts")
    for weight in Font.Weight.allCases {
      for design in Font.Design.allCases {
        everyFont.addLabel(
          "\(weight)-\(design)", "x", Rect(x: 0, y: 0, width: 1, height: 1),
          font: Font(size: 17, weight: weight, design: design, textStyle: .body))
      }
    }
    let names = ["Rect", "String", "Self", "my screen", "1st", "class", "Swift", "👍", "ID", ""]
    var layouts = names.map { layout($0, ids: ["a"], texts: ["x"]) }
    layouts.append(SampleLayout("Empty").layout)
    layouts.append(SampleLayout.login())
    layouts.append(everyFont.layout)
    layouts.append(layout("Hostile", ids: HostileTexts.ids, texts: HostileTexts.texts))
    try SwiftToolchain.check(try layouts.map(source))
  }

  @Test(.enabled(if: hasCompiler, "no swiftc on the search path"))
  func keepsIdsAndTextsByteForByte() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    let random = HostileTexts.random(count: 500, seed: seed)
    var seen: Set<[UInt8]> = []
    let ids = (HostileTexts.ids + random).filter { seen.insert(Array($0.utf8)).inserted }
    let texts = HostileTexts.texts + random
    let layout = layout("Hostile", ids: ids, texts: texts)
    let program = """
      @main enum Program {
        static func main() {
          for view in Hostile.spec.views {
            print(view.id.text.utf8.map { String($0) }.joined(separator: " "), terminator: ";")
            print(view.text?.string.utf8.map { String($0) }.joined(separator: " ") ?? "-")
          }
        }
      }
      """
    let output = try SwiftToolchain.output([try source(layout), program])
    let expected = ids.indices.map { index in
      [ids[index], texts[index % texts.count]]
        .map { $0.utf8.map { String($0) }.joined(separator: " ") }.joined(separator: ";") + "\n"
    }.joined()
    #expect(String(decoding: output, as: UTF8.self) == expected, "seed \(seed)")
  }

  @Test(.enabled(if: hasCompiler, "no swiftc on the search path"))
  func isAValueThatEncodes() throws {
    let program = """
      import Foundation
      @main enum Program {
        static func main() throws {
          let data = try JSONEncoder().encode(Login.spec)
          let login = try JSONDecoder().decode(Login.self, from: data)
          print(login == Login.spec, Login.ID.allCases.count, login[.title]?.frame.x ?? -1)
        }
      }
      """
    let output = try SwiftToolchain.output([try source(SampleLayout.login()), program])
    #expect(String(decoding: output, as: UTF8.self) == "true 10 20.0\n")
  }

  @Test func writesOnlyCharactersThatShow() throws {
    let layout = layout("Hostile", ids: HostileTexts.ids, texts: HostileTexts.texts)
    for scalar in try source(layout).unicodeScalars where scalar != "\n" {
      let properties = scalar.properties
      if scalar.isASCII {
        #expect((0x20...0x7E).contains(scalar.value))
      } else {
        #expect(
          properties.isAlphabetic || properties.isEmoji
            || properties.canonicalCombiningClass
              != .notReordered
            || properties.generalCategory == .enclosingMark)
        #expect(!properties.isDefaultIgnorableCodePoint)
      }
    }
  }

  @Test func hasTheTokensOfAHarmlessTwin() throws {
    /// The source without comments, each string literal replaced by one letter.
    func skeleton(_ texts: [String]) throws -> [Substring] {
      let ids = HostileTexts.texts.indices.map { "id\($0)" }
      return try source(layout("Hostile", ids: ids, texts: texts)).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .map { $0.replacing(/"[^"]*"/, with: "S") }
    }
    #expect(try skeleton(HostileTexts.texts) == (try skeleton(["harmless"])))
  }

  @Test func givesTheSameNamesForTheSameIds() throws {
    let first = try source(layout("Hostile", ids: HostileTexts.ids, texts: ["x"]))
    #expect(try source(layout("Hostile", ids: HostileTexts.ids, texts: ["x"])) == first)
  }

  @Test func importsNothing() throws {
    #expect(!(try source(SampleLayout.login())).contains("import"))
  }
}
