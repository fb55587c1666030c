import Foundation
import Testing

@testable import quoin

/// `--depfile` against the files that the system saw the tool open, and against make.
@Suite(.timeLimit(.minutes(1))) struct DepfileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("shared/colors.yaml", "colors: {tint: 0A6CFF}\n")
    try folder.write("shared/tokens.yaml", "include: colors.yaml\nvalues: {gutter: 20}\n")
    try folder.write("specs/en.strings", "\"title\" = \"Hello\";\n")
    try folder.write(
      "specs/mark.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
    try folder.write("specs/page.quoin.yaml", Self.page)
    try folder.write("specs/box.quoin.yaml", Specs.box)
  }

  private static let page = """
    quoin: 1
    screen: Page
    include: ../shared/tokens.yaml
    strings: $(locale).strings
    views:
      title: {label: $title, color: tint, top: $gutter, leading: 0}
      mark: {image: mark.svg, top: title.bottom, leading: 0}

    """

  private func compile(_ words: String...) throws {
    let outcome = try folder.tool.run(["compile"] + words + ["--depfile", "out.d"])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  /// The prerequisites of a rule, where no name has blanks.
  private func inputs(of output: String) throws -> [String] {
    let text = try folder.text(of: "out.d").replacing("\\\n", with: "")
    let rule = text.split(separator: "\n").first { $0.hasPrefix("\(output): ") }
    return try #require(rule).dropFirst(output.count + 2).split(separator: " ").map(String.init)
  }

  @Test func eachOutputHasItsOwnFiles() throws {
    try compile("specs", "--emit=svg", "--emit=json", "-o", "out")
    let page = [
      "specs/page.quoin.yaml", "shared/tokens.yaml", "shared/colors.yaml", "specs/en.strings",
      "specs/mark.svg",
    ]
    #expect(try inputs(of: "out/specs/page.svg") == page)
    #expect(try inputs(of: "out/specs/page.json") == page)
    #expect(try inputs(of: "out/specs/box.svg") == ["specs/box.quoin.yaml"])
    let text = try folder.text(of: "out.d")
    for name in page { #expect(text.contains("\n\(name):\n")) }
  }

  @Test func pathsAreFromTheWorkingFolderHoweverTheyAreGiven() throws {
    try compile(folder.path("specs/../specs/box.quoin.yaml"), "-o", folder.path("out/box.svg"))
    #expect(try inputs(of: "out/box.svg") == ["specs/box.quoin.yaml"])
  }

  @Test func theListIsNotTouchedWhileItStaysTheSame() throws {
    try compile("specs", "--emit=svg", "-o", "out")
    let before = try folder.status(of: "out.d")
    try compile("specs", "--emit=svg", "-o", "out")
    #expect(try folder.status(of: "out.d") == before)
  }

  @Test func aSpecWithAnErrorLeavesTheListAsItWas() throws {
    try compile("specs/box.quoin.yaml", "-o", "out/box.svg")
    let before = try folder.status(of: "out.d")
    try folder.write("specs/box.quoin.yaml", Specs.broken)
    let outcome = try folder.tool.run(
      "compile", "specs/box.quoin.yaml", "-o", "out/box.svg", "--depfile", "out.d")
    #expect(outcome.code == 1)
    #expect(try folder.status(of: "out.d") == before)
  }

  @Test func withoutAnOutputThereIsNothingToList() throws {
    let outcome = try folder.tool.run("compile", "specs/box.quoin.yaml", "--depfile", "out.d")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors
        == "Error: --depfile tells what outputs are made of; say where they go with -o\n")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "no strace"))
  func theListIsWhatTheSystemSawOpened() throws {
    let outcome = try folder.tool.shell(
      """
      strace -f -y -e trace=?open,?openat -o trace "$QUOIN" compile specs --emit svg -o out \
        --depfile out.d
      """)
    try #require(outcome.code == 0, "\(outcome.errors)")
    var listed: Set<String> = []
    for name in ["page", "box"] { listed.formUnion(try inputs(of: "out/specs/\(name).svg")) }
    #expect(try opened() == listed)
  }

  /// The files in the folder that the traced run opened for reading, outputs left out.
  private func opened() throws -> Set<String> {
    let root = folder.url.resolvingSymlinksInPath().path + "/"
    var files: Set<String> = []
    for line in try folder.text(of: "trace").split(separator: "\n") {
      // What `-y` adds after the result is the file that was opened.
      guard line.contains("O_RDONLY"), !line.contains("O_DIRECTORY"),
        let start = line.range(of: " = ")?.upperBound,
        let open = line[start...].firstIndex(of: "<"), let close = line.lastIndex(of: ">")
      else { continue }
      let path = line[line.index(after: open)..<close]
      guard path.hasPrefix(root) else { continue }
      let name = String(path.dropFirst(root.count))
      if !name.hasPrefix("out") { files.insert(name) }
    }
    return files
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "no make"),
    arguments: ["a b", "a#b", "a$b", "a$$(b)", "a:b", "a\\b", "a\\ b", "ä"])
  func makeReadsTheNames(name: String) throws {
    let spec = "specs/\(name).quoin.yaml"
    try folder.write(spec, "include: 'x \(name).yaml'\n" + Specs.box)
    try folder.write("specs/x \(name).yaml", "values: {unused: 1}\n")
    try folder.write("Makefile", "all: out/box.svg\nout/box.svg:\n\t:\ninclude out.d\n")
    try compile(spec, "-o", "out/box.svg")
    let fresh = try folder.tool.shell("make -q all && echo fresh")
    #expect(fresh.output == "fresh\n", "\(fresh.errors)")
    for input in [spec, "specs/x \(name).yaml"] {
      let tool = folder.tool
      #expect(try tool.shell("touch -d '1 minute' '\(input)'; make -q all").code == 1)
      #expect(try tool.shell("touch -d '1 minute ago' '\(input)'; make -q all").code == 0)
    }
  }
}
