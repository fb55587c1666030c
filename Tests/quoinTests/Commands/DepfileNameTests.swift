import Foundation
import Testing

@testable import quoin

/// Names of files that mean something to make or ninja, in what `--depfile` writes.
@Suite(.timeLimit(.minutes(1))) struct DepfileNameTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether there is a make that quotes names as version 4 does; macOS comes with 3.81.
  private static let hasMake: Bool = {
    let version = try? TemporaryFolder().tool.shell("make --version").output
    let major = version?.firstMatch(of: /GNU Make ([0-9]+)/).flatMap { Int($0.1) }
    return major.map { $0 >= 4 } ?? false
  }()

  /// What both read.
  private static let names = [
    "a b", "a#b", "a$b", "a$$(b)", "$(shell touch evil)", "a\\b", "a\\ b", "a\\\\ b", "ä", "a%b",
    "%",
    "a[1]b", "a=b", "SHELL=b", "a@b,c+d{e}!(f)~g", "-a", "export a", "漢字 b",
  ]
  /// What ninja cannot read, some of it in older releases only.
  private static let namesForMake = [
    "a:b", "a*b", "a?b", "a\\*b", "a *[1]?b", "a|b", "a;b", "a; touch evil;", "a\\;b", "a\tb",
    "a'b",
    "a\"b", "a`touch evil`b", "a&b", "a<b>c", "a^b", "a\\#b", "a *#$%|;b",
  ]

  /// Writes a spec in a file and what it includes in another, and compiles it.
  private func compile(spec: String, include: String) throws {
    let name = include.replacing("'", with: "''")
    try folder.write(spec, "include: '\(name)'\n" + Specs.box.replacing("10,", with: "$x,"))
    let included = FilePath.join(FilePath.folder(of: spec), include)
    try folder.write(included, "values: {x: 10}\n")
    let outcome = try folder.tool.run(
      "compile", "--depfile", "out.d", "-o", "out/box.svg", "./\(spec)")
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  /// Gives a file a time of modification, in seconds after the output's, which lies back.
  private func date(_ name: String, _ seconds: Double) throws {
    let output = Date(timeIntervalSinceNow: -600)
    for (name, date) in [("out/box.svg", output), (name, output.addingTimeInterval(seconds))] {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path(name))
    }
  }

  /// Whether make would build the output.
  private func makeBuilds() throws -> Bool {
    let outcome = try folder.tool.shell("make -q all")
    #expect(outcome.errors == "" && (0...1).contains(outcome.code), "\(outcome.errors)")
    return outcome.code != 0
  }

  /// The output is made again when the file is newer, and when it is gone, and for nothing else.
  private func expectMakeWatches(_ files: [String], removed: Bool) throws {
    try folder.write("Makefile", "all: out/box.svg\nout/box.svg:\n\t:\ninclude out.d\n")
    for file in files { try date(file, -60) }
    #expect(try !makeBuilds())
    for file in files {
      try date(file, 60)
      #expect(try makeBuilds(), "\(file)")
      try date(file, -60)
    }
    if removed, let last = files.last {
      try FileManager.default.removeItem(atPath: folder.path(last))
      #expect(try makeBuilds(), "without \(last)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("evil")))
  }

  @Test(
    .enabled(if: hasMake, "no make of version 4"),
    arguments: names + namesForMake)
  func makeReadsTheNames(name: String) throws {
    // make needs one name without an equals sign.
    let hasSign = name.contains("=")
    let (spec, include) = ("specs/\(hasSign ? "a" : name).quoin.yaml", "x \(name).yaml")
    try compile(spec: spec, include: include)
    // What a pattern would find as well is no input.
    for other in ["x ab.yaml", "x a1b.yaml", "x a11b.yaml"] where name.contains("*") {
      try folder.write("specs/\(other)", "")
      try date("specs/\(other)", 60)
    }
    try expectMakeWatches(
      [spec, "specs/\(include)"], removed: !name.contains { "=%\t".contains($0) })
  }

  /// Names that mean something where they begin a line or a name.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "no make"),
    arguments: ["~root/a.quoin.yaml", "~/a.quoin.yaml", "SHELL=/a.quoin.yaml"])
  func makeReadsTheFolder(spec: String) throws {
    try compile(spec: spec, include: "tokens.yaml")
    let tokens = FilePath.join(FilePath.folder(of: spec), "tokens.yaml")
    try expectMakeWatches([spec, tokens].filter { !$0.contains("=") }, removed: false)
  }

  /// A variable is not set by a name, neither for all rules nor for one.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "no make"))
  func namesSetNoVariables() throws {
    try compile(spec: "WORD=a.quoin.yaml", include: "WORD=b")
    try folder.write(
      "Makefile", "WORD = kept\nout/box.svg: FORCE\n\t@echo $(WORD)\nFORCE:\ninclude out.d\n")
    #expect(try folder.tool.shell("make").output == "kept\n")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja"), "no ninja"),
    arguments: names, ["deps = gcc", ""])
  func ninjaReadsTheNames(name: String, deps: String) throws {
    try compile(spec: "box.quoin.yaml", include: "x \(name).yaml")
    try folder.write("build.ninja", Self.build(deps: deps))
    #expect(try folder.tool.shell("ninja").code == 0)
    #expect(try folder.tool.shell("ninja").output.contains("no work to do"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: folder.path("x \(name).yaml"))
    let again = try folder.tool.shell("ninja")
    #expect(again.code == 0 && !again.output.contains("no work to do"), "\(again.output)")
    try FileManager.default.removeItem(atPath: folder.path("x \(name).yaml"))
    let without = try folder.tool.shell("ninja").output
    #expect(without.contains("box.quoin.yaml:1:10: error: "), "\(without)")
  }

  private static func build(deps: String) -> String {
    """
    rule quoin
      command = "$$QUOIN" compile $in -o $out --depfile out.d
      depfile = out.d
      \(deps)
    build out/box.svg: quoin box.quoin.yaml

    """
  }
}
