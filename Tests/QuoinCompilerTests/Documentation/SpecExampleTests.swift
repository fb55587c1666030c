import Foundation
import QuoinEmit
import QuoinScreen
import QuoinTestSupport
import Testing

/// Every example of the reference does what the reference says, in YAML and in JSON.
@Suite struct SpecExampleTests {
  /// The examples that are specs.
  static let specs = SpecExample.all.filter { $0.fileName == nil }

  @Test func thereAreSome() {
    #expect(Self.specs.count >= 30)
  }

  /// An example compiles without errors and warnings, but for boxes that it leaves without a place;
  /// an example of a mistake has that one.
  @Test(arguments: specs)
  func compilesAsItSays(_ example: SpecExample) throws {
    let result = example.compile(example.spec, as: .yaml)
    let found = result.diagnostics.filter { $0.severity != .note && $0.id != "ambiguous" }
    let told = found.map { "\($0.severity.rawValue) \($0.id)" }
    let expected = example.mistake.map { ["\($0.severity) \($0.id)"] } ?? []
    #expect(told == expected, "\(found.map(\.message))")
    if example.mistake?.severity != "error" { #expect(!result.layouts.isEmpty) }
  }

  @Test(arguments: specs.filter { $0.mistake == nil })
  func hasATwinInJSON(_ example: SpecExample) throws {
    let yaml = example.compile(example.spec, as: .yaml).outputs
    let json = try #require(example.twins).flatMap { example.compile($0, as: .json).outputs }
    #expect(yaml.count == json.count)
    for name in ["table", "svg", "swift"] {
      let emitter = try #require(Emitter.named(name))
      for (first, second) in zip(yaml, json) {
        #expect(emitter.emit([first]).utf8.elementsEqual(emitter.emit([second]).utf8))
      }
    }
  }

  /// The value that the reference shows for an attribute is right on each kind that has it.
  @Test(arguments: ViewKind.all.map(\.name))
  func attributesHaveExamples(kindName: String) throws {
    let kind = try #require(ViewKind.all.first { $0.name == kindName })
    for attribute in kind.attributes + LanguageReference.commonAttributes {
      guard let example = LanguageReference.example(of: attribute) else {
        Issue.record("\(attribute.name) has no example in LanguageReference")
        continue
      }
      let view = "it: {\(kindName): \(content(of: kind)), \(attribute.name): \(example)}"
      let spec = TestSpec(
        """
        quoin: 1
        screen: Example
        styles: {bubble: {cornerRadius: 8}, mine: {alpha: 0.9}}
        views: {\(kindName == "spacer" ? "row: {hstack: {\(view)}}" : view)}
        """)
      let errors = spec.result.diagnostics.filter { $0.severity == .error && !needsMore($0.id) }
      #expect(errors.isEmpty, "\(attribute.name) of \(kindName): \(errors.map(\.message))")
    }
  }

  /// Whether an error tells of something else that the example would need in a spec.
  private func needsMore(_ id: String) -> Bool {
    id == "needs-configuration" || id == "missing-image"
  }

  /// A content for a kind.
  private func content(of kind: ViewKind) -> String {
    let ofKind = ["activity": "medium", "datePicker": "date", "custom": "GaugeView", "pages": "3"]
    let ofType = [
      "children": "{title: {label: Text}}", "bool": "true", "number": "0.5", "length": "8",
      "texts": "[One, Two]",
    ]
    return ofKind[kind.name] ?? ofType[kind.contentType.rawValue] ?? "Text"
  }
}
