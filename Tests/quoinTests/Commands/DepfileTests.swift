import Foundation
import QuoinTestSupport
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

  private func compileTraced(_ words: String) throws {
    let outcome = try folder.tool.shell(
      "strace -f -y -e trace=?open,?openat -o trace \"$QUOIN\" compile \(words) --depfile out.d")
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "no strace"))
  func theListIsWhatTheSystemSawOpened() throws {
    try compileTraced("specs --emit svg -o out")
    var listed: Set<String> = []
    for name in ["page", "box"] { listed.formUnion(try inputs(of: "out/specs/\(name).svg")) }
    #expect(try opened() == listed)
  }

  /// All of the project's specs, with a configuration, a font and a template in two parts; each is
  /// traced alone, and `quoin inputs` lists the same.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "no strace"))
  func theListIsWhatTheSystemSawOpenedOfEachSpec() throws {
    let specs = SharedFolder.package.appendingPathComponent("specs")
    try FileManager.default.copyItem(at: specs, to: folder.url.appendingPathComponent("all"))
    try folder.write("all/u20.yaml", UnitFont.text)
    try folder.write(
      "all/font.quoin.yaml",
      Specs.box.replacing("views:", with: "fonts: {Unit: {metrics: u20.yaml}}\nviews:")
        + "  text: {label: a, font: {family: Unit, size: 20}, top: 0, leading: 0}\n")
    try folder.write("quoin.config.yaml", "emit: template=code/names.txt.mustache\n")
    try folder.write("code/names.txt.mustache", "{{#views}}{{>name}}{{/views}}\n")
    try folder.write("code/name.mustache", "{{id}}\n")
    let found = folder.files().filter { $0.hasPrefix("all/") && $0.contains(".quoin.") }
    #expect(found.count > 40)
    for spec in found {
      try compileTraced("\(spec) -o out/made.txt")
      let listed = try inputs(of: "out/made.txt")
      #expect(try opened() == Set(listed), "\(spec)")
      #expect(Set(listed).count == listed.count, "\(spec)")
      let lines = try folder.tool.run("inputs", spec).output.split(separator: "\n")
      #expect(Set(lines.map { String($0.dropFirst(18)) }) == Set(listed), "\(spec)")
    }
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

}
