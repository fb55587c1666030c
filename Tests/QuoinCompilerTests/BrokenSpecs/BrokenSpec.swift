import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinSource
import QuoinTestSupport
import Testing

/// A file of `Tests/BrokenSpecs`: a spec with one fault and, in its last line, what is said of it:
/// `#! id line:column words of the hint`.
struct BrokenSpec: Sendable, CustomTestStringConvertible {
  /// The file's name.
  let name: String
  /// What the last line expects.
  let expectation: Expectation
  private let bytes: [UInt8]

  /// The one error a spec must give.
  struct Expectation: Sendable {
    /// The diagnostic's id.
    var id: String
    /// Its place, "line:column".
    var place: String
    /// What its hint must contain.
    var hint: String
  }

  /// Reads a file; nil when its last line expects nothing.
  init?(name: String) {
    let url = BrokenSpec.folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = Array(data)
    let last = String(decoding: data, as: UTF8.self).split(separator: "\n").last ?? ""
    let words = last.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count >= 3, words[0] == "#!" else { return nil }
    self.name = name
    expectation = Expectation(
      id: words[1], place: words[2], hint: words.count > 3 ? words[3] : "")
  }

  /// What the compiler says of it, or of other bytes in its place.
  func compile(_ other: [UInt8]? = nil) -> Compiler.Result {
    Compiler.compile(
      SourceFile(path: name, bytes: other ?? bytes),
      notation: name.hasSuffix(".json") ? .json : .yaml, files: FolderFiles(root: Self.folder))
  }

  /// The errors of a spec, those of its code too.
  var errors: [Diagnostic] {
    let result = compile()
    let code = ["swift", "uikit"].compactMap(Emitter.named)
    return (result.diagnostics + (result.hasErrors ? [] : result.diagnostics(of: code)))
      .filter { $0.severity == .error }
  }

  var testDescription: String { name }

  /// The folder of all.
  static let folder = SharedFolder.package.appendingPathComponent("Tests/BrokenSpecs")

  /// The names of all files, by name.
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.contains(".quoin.") }.sorted()
  }()
}
