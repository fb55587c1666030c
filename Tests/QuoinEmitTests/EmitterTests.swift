import QuoinEmit
import QuoinLayout
import Testing

struct EmitterTests {
  @Test func haveNamesOfTheirOwn() {
    let names = Emitter.all.map(\.name)
    #expect(names == ["table", "json", "svg", "swift"])
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Emitter.all.map(\.name))
  func endTheirTextWithALineEnd(name: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    var sample = SampleLayout()
    #expect(emitter.emit([sample.layout]).last == "\n")
    sample.addLabel("a", "Text", Rect(x: 0, y: 0, width: 10, height: 10))
    let text = emitter.emit([sample.layout])
    #expect(text.last == "\n")
    #expect(
      !text.split(separator: "\n", omittingEmptySubsequences: false)
        .contains { $0.last == " " })
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
