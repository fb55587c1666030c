import QuoinEmit
import QuoinLayout
import Testing

struct EmitterTests {
  @Test func haveNamesAndFilesOfTheirOwn() {
    #expect(Emitter.all.count > 3)
    #expect(Emitter.all.first?.name == "table")
    for property in [\Emitter.name, \Emitter.fileEnding] {
      let values = Emitter.all.map { $0[keyPath: property] }
      #expect(Set(values).count == values.count)
    }
  }

  @Test(arguments: Emitter.all.map(\.name))
  func endTheirTextWithALineEnd(name: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    var sample = SampleLayout()
    #expect(emitter.emit([sample.layout]).utf8.last == 0x0A)
    sample.addLabel("a", "Text", Rect(x: 0, y: 0, width: 10, height: 10))
    let text = emitter.emit([sample.layout])
    #expect(text.utf8.last == 0x0A)
    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.last == " " })
  }

  @Test(arguments: Emitter.all.map(\.name))
  func takeParentsThatDoNotExist(name: String) throws {
    var sample = SampleLayout()
    sample.add("a", parent: 7, Rect(x: 0, y: 0, width: 1, height: 1))
    sample.add("b", parent: -1, Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(!(try Emitter.named(name).emit([sample.layout])).isEmpty)
  }
}

extension Emitter {
  /// The emitter of a name.
  static func named(_ name: String) throws -> Emitter {
    try #require(all.first { $0.name == name })
  }
}
