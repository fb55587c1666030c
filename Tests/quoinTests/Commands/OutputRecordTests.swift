import Foundation
import Testing

@testable import quoin

/// `quoin compile --inputs`: nothing is done while nothing changed.
@Suite(.timeLimit(.minutes(1))) struct OutputRecordTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("box.quoin.yaml", "include: tokens.yaml\n" + Specs.box)
    try folder.write("tokens.yaml", "values: {unused: 1}\n")
  }

  /// Compiles as a build does; gives whether the spec was laid out.
  private func build(_ words: String..., tool: String? = nil) throws -> Bool {
    try folder.tool.run("inputs", "box.quoin.yaml", "-o", "lists").expectClean()
    let tool = tool ?? BuiltTool.url.path
    let options = (["-o", "box.swift", "--inputs", "lists/box.inputs.docc"] + words)
    let outcome = try folder.tool.shell(
      "'\(tool)' compile box.quoin.yaml \(options.joined(separator: " "))")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let isLaidOut = outcome.errors.hasSuffix("Laid out box.quoin.yaml\n")
    #expect(isLaidOut || outcome.errors.isEmpty, "\(outcome.errors)")
    return isLaidOut
  }

  @Test func nothingIsDoneWhileNothingChanged() throws {
    #expect(try build())
    let before = try folder.status(of: "box.swift")
    #expect(try !build())
    #expect(try folder.status(of: "box.swift") == before)
  }

  @Test func anIncludeCounts() throws {
    #expect(try build())
    try folder.write("tokens.yaml", "values: {unused: 2}\n")
    #expect(try build())
    #expect(try !build())
  }

  @Test func theOptionsCount() throws {
    #expect(try build())
    #expect(try build("--access", "internal"))
    #expect(try build())
  }

  @Test func theOutputCounts() throws {
    #expect(try build())
    let text = try folder.text(of: "box.swift")
    try folder.write("box.swift", "edited")
    #expect(try build())
    #expect(try folder.text(of: "box.swift") == text)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("box.swift"))
    #expect(try build())
    #expect(try folder.text(of: "box.swift") == text)
  }

  /// A copy stands for a tool that was linked anew of the same parts; one byte of its build note
  /// makes it another.
  @Test func theToolCountsByWhatItIs() throws {
    let copy = folder.path("tool/quoin")
    try folder.write("tool/quoin", "")
    try FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: BuiltTool.url.path, toPath: copy)
    #expect(try build(tool: copy))
    _ = try folder.tool.shell("touch tool/quoin")
    #expect(try !build(tool: copy))
    #if canImport(Darwin)
      // The page is signed there: what is changed is not started.
    #else
      var bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
      let identity = try #require(ExecutableIdentity(ofProgramAt: copy))
      let place = try #require(bytes.range(of: Data(identity.bytes)))
      bytes[place.lowerBound] ^= 1
      try bytes.write(to: URL(fileURLWithPath: copy))
      _ = try folder.tool.shell("chmod +x tool/quoin")
      #expect(try build(tool: copy))
    #endif
  }

  @Test func anErrorIsToldEachTime() throws {
    #expect(try build())
    try folder.write("box.quoin.yaml", Specs.broken)
    for _ in 0..<2 {
      try folder.tool.run("inputs", "box.quoin.yaml", "-o", "lists").expectClean()
      let outcome = try folder.tool.run(
        "compile", "box.quoin.yaml", "-o", "box.swift", "--inputs", "lists/box.inputs.docc")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("box.quoin.yaml:5:44: error: unknown key"))
    }
  }

  @Test func oneSpecHasOneListAndOneOutput() throws {
    let list = ["--inputs", "lists/box.inputs.docc"]
    #expect(try folder.tool.run(["compile", "box.quoin.yaml"] + list).code == 64)
    for output in [".", "new", "new/", "-"] {
      #expect(try folder.tool.run(["compile", "box.quoin.yaml", "-o", output] + list).code == 64)
    }
    for other in [["--depfile", "a.d"], ["--report", "json=a.json"]] {
      let words = ["compile", "box.quoin.yaml", "-o", "a.swift"] + list + other
      #expect(try folder.tool.run(words).code == 64)
    }
    try folder.write("other.quoin.yaml", Specs.box)
    #expect(try folder.tool.run(["compile", ".", "-o", "a.swift"] + list).code == 64)
  }

  /// What programs read as one document stays one.
  @Test func jsonHasNoOtherLines() throws {
    try folder.tool.run("inputs", "box.quoin.yaml", "-o", "lists").expectClean()
    let outcome = try folder.tool.run(
      "compile", "box.quoin.yaml", "-o", "box.swift", "--inputs", "lists/box.inputs.docc",
      "--report", "json")
    #expect(outcome.code == 0)
    #expect(!outcome.errors.contains("Laid out"))
  }
}
