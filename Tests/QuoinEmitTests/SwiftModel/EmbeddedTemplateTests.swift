import Foundation
import Testing

@testable import QuoinEmit

struct EmbeddedTemplateTests {
  @Test func areThoseOfTheFolder() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("templates")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == EmbeddedTemplates.sources.map { $0.name + ".mustache" })
    for (name, source) in EmbeddedTemplates.sources {
      let file = folder.appendingPathComponent(name + ".mustache")
      #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == source)
    }
  }

  @Test func parse() throws {
    _ = try CodeTemplates.shipped()
  }
}
