import Foundation
import QuoinCompiler
import QuoinSource
import QuoinTestSupport
import Testing

@testable import QuoinEmit

/// The description of the context, from which docs/TEMPLATES.md is written, against the contexts.
@Suite struct TemplateContextTests {
  /// The context of every screen of the specs.
  private static let contexts: [(name: String, input: EmitInput)] = {
    let root = SharedFolder.package.appendingPathComponent("specs")
    let names = FileManager.default.subpaths(atPath: root.path) ?? []
    return names.filter { $0.hasSuffix(".quoin.yaml") }.sorted().flatMap { name in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(name)) else {
        return [(name: String, input: EmitInput)]()
      }
      let file = SourceFile(path: name, bytes: Array(data))
      let result = Compiler.compile(file, notation: .yaml, files: FolderFiles(root: root))
      return result.outputs.map { (name, $0) }
    }
  }()

  @Test func everyContextIsAsDescribed() {
    #expect(Self.contexts.count > 30)
    for (name, input) in Self.contexts {
      #expect(TemplateRecord.screen.mismatch(TemplateRecord.context(of: [input])) == nil, "\(name)")
    }
  }

  @Test func whatIsDescribedIsThere() {
    let needed = ["notes", "runs", "content", "text", "picture", "subtitle", "textStyle"]
    let texts = Self.contexts.map { "\(TemplateRecord.context(of: [$0.input]))" }
    for name in needed {
      // A value that is more than the one that stands for nothing.
      let isThere = texts.contains { text in
        text.contains("\"\(name)\": QuoinTemplates.TemplateValue.")
          && ["list([Q", "map(", "text("].contains { kind in
            text.contains("\"\(name)\": QuoinTemplates.TemplateValue.\(kind)")
          }
      }
      #expect(isThere, "\(name)")
    }
  }

  @Test func whatIsNotDescribedIsFound() {
    let rect = TemplateRecord.screen.reachable.first { $0.name == "Rect" }
    #expect(
      rect?.mismatch(.map(["x": .code("1"), "y": .code("2"), "width": .code("3")]))
        == ".height is missing")
    #expect(
      rect?.mismatch(
        .map([
          "x": .code("1"), "y": .code("2"), "width": .code("3"), "height": .text("4"),
        ])) == ".height is of another kind")
    #expect(rect?.mismatch(.map(["z": .code("1")])) == ".z is not described")
  }
}
