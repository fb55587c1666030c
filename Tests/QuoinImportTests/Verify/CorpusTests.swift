import QuoinCompiler
import QuoinSource
import QuoinTestSupport
import Testing

@testable import QuoinImport

/// Frames that Apple's own engine computed, stored in storyboards and xibs of public projects.
@Suite(.enabled(if: SharedFolder.exists, Comment(rawValue: SharedFolder.reason)))
struct CorpusTests {
  /// The specs of all documents, by the document's path.
  private static func specs() throws -> [(file: String, spec: ImportedSpec)] {
    try imported.get()
  }

  /// Imported once for all tests.
  private static let imported = Result<[(file: String, spec: ImportedSpec)], any Error> {
    try Corpus.files().flatMap { name, bytes in
      Importer.import(SourceFile(path: name, bytes: bytes)).specs.map { (name, $0) }
    }
  }

  private func table(usesStoredSizes: Bool) throws -> ParityTable {
    let roots = try Corpus.roots()
    var table = ParityTable()
    for (file, spec) in try Self.specs() where roots.contains([file, spec.rootID]) {
      table.add(Verification.verify(spec, usesStoredSizes: usesStoredSizes))
    }
    #expect(table.roots == 491)
    print(table.text)
    return table
  }

  @Test func modelledSizesMeetStoredFrames() throws {
    let table = try table(usesStoredSizes: false)
    #expect(table.rootHits >= 478)
    #expect(table.total.hits * 1000 >= table.total.counted * 984)
    #expect(table.compiled == 491)
  }

  @Test func constraintsAloneMeetStoredFrames() throws {
    let table = try table(usesStoredSizes: true)
    #expect(table.rootHits >= 490)
  }

  /// In the modelled run only kinds without a model take their stored size.
  @Test func storedSizesAreOfKindsWithoutAModel() throws {
    let known: Set<String> = ["view", "imageView", "datePicker", "button", "label"]
    for (_, spec) in try Self.specs() {
      for view in spec.views where view.takesStoredSize {
        #expect(known.contains(view.tag))
        // A label or button only where its class sets its own look; a button also for a symbol.
        if view.tag == "label" { #expect(view.customClass != nil) }
      }
    }
  }

  @Test func importingTwiceGivesTheSameBytes() throws {
    for (name, bytes) in try Corpus.files() {
      let texts = (0..<2).map { _ in
        Importer.import(SourceFile(path: name, bytes: bytes)).specs.map(\.yaml)
      }
      #expect(texts[0] == texts[1], "\(name)")
    }
  }

  @Test func yamlAndItsTwinInJSONHaveEqualFrames() throws {
    for (file, spec) in try Self.specs() {
      let frames = [(spec.yaml, true), (spec.json, false)].map { text, isYAML in
        Compiler.compile(
          SourceFile(path: "a.quoin", text: text), notation: isYAML ? .yaml : .json,
          files: MemoryFiles([:])
        ).layouts.flatMap { $0.frames.views.map(\.frame) }
      }
      #expect(frames[0] == frames[1], "\(file) \(spec.rootID)")
    }
  }
}
