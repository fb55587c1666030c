import Foundation
import QuoinEmit
import QuoinTestSupport
import Testing

/// Every stage of every case against what was recorded and read.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func stagesAreAsRecorded(_ golden: GoldenCase) throws {
    let result = try #require(golden.compile(), "\(golden.name) has no spec")
    #expect(!result.hasErrors, "\(result.diagnostics.map(\.message))")
    for (file, text) in golden.outputs(of: result) {
      let difference = golden.difference(of: text, from: file)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  /// The rectangles drawn are the frames told: each view's `<rect>` is read back out of the SVG.
  @Test(arguments: GoldenCase.all)
  func picturesShowTheFrames(_ golden: GoldenCase) throws {
    let result = try #require(golden.compile())
    let (svg, json) = try (#require(Emitter.named("svg")), #require(Emitter.named("json")))
    for output in result.outputs {
      let drawn = try SVGRectangles(svg.emit([output])).byTitle
      let told = try JSONFrames(json.emit([output])).byID
      #expect(!told.isEmpty)
      #expect(drawn == told)
    }
  }

  /// A spec without goldens is not watched.
  @Test func everySpecHasGoldens() throws {
    let watched = Set(GoldenCase.all.compactMap(\.spec))
    let specs = SharedFolder.package.appendingPathComponent("specs")
    let paths = try #require(FileManager.default.subpaths(atPath: specs.path))
    for path in paths where path.contains(".quoin.") {
      #expect(watched.contains("specs/" + path), "specs/\(path) has no case in Tests/Goldens")
    }
  }

  /// A spec and its twin in JSON give the same frames, picture and code, byte for byte.
  @Test func twinsAreEqual() throws {
    let yaml = try #require(GoldenCase(name: "chat").compile())
    let json = try #require(GoldenCase(name: "chat-json").compile())
    for emitter in try ["table", "svg", "swift"].map({ try #require(Emitter.named($0)) }) {
      #expect(emitter.emit(yaml.outputs).utf8.elementsEqual(emitter.emit(json.outputs).utf8))
    }
    let table = try #require(Emitter.named("json"))
    let frames = try [yaml, json].map { try JSONFrames(table.emit($0.outputs)).byID }
    #expect(frames[0] == frames[1])
  }
}
