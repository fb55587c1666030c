import Foundation
import Testing

@testable import quoin

/// `quoin.config.yaml` and the command line.
@Suite(.timeLimit(.minutes(1))) struct ConfigurationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a/label.quoin.yaml", Self.label)
    try folder.write("a/box.quoin.yaml", Specs.box)
  }

  private static let label = """
    quoin: 1
    screen: A
    views:
      hi: {label: Hi, font: body, top: 0, leading: 0}

    """

  private func compile(_ words: String...) throws -> BuiltTool.Outcome {
    try folder.tool.run(["compile", "a/label.quoin.yaml"] + words)
  }

  @Test func itStandsForTheOptionsOfTheCommandLine() throws {
    let typed = try compile("--device=iPhone SE", "--text-size=AX1", "--theme=dark", "--locale=ar")
    try folder.write(
      "a/quoin.config.yaml", "device: iPhone SE\ntextSize: AX1\ntheme: dark\nlocale: ar\n")
    let configured = try compile()
    #expect(configured.output == typed.output)
    #expect(configured.output.contains("text size AX1, ar, rtl, dark"))
    #expect(configured.errors == "")
  }

  @Test func theNearestOneCounts() throws {
    try folder.write("quoin.config.yaml", "theme: dark\ntextSize: XL\n")
    #expect(try compile().output.contains("text size XL, en, ltr, dark"))
    try folder.write("a/quoin.config.yaml", "# Nothing is set here.\n")
    #expect(try compile().output.contains("text size L, en, ltr, light"))
  }

  @Test func itIsFoundAboveTheWorkingFolderButNotAboveARoot() throws {
    try folder.write("quoin.config.yaml", "theme: dark\n")
    let tool = BuiltTool(folder: folder.url.appendingPathComponent("a"))
    #expect(try tool.run("compile", "label.quoin.yaml").output.contains("dark"))
    #expect(
      try tool.run("compile", "label.quoin.yaml", "--root", ".").output.contains("light"))
    #expect(try tool.run("compile", "-", input: Self.label).output.contains("dark"))
  }

  @Test func theCommandLineWins() throws {
    try folder.write(
      "quoin.config.yaml", "device: iPhone SE\ntheme: dark\nemit: [svg, json]\n")
    #expect(try compile("--emit=table", "--theme=light").output.contains("ltr, light"))
    #expect(try compile("--emit=table", "--canvas=100x100").output.contains("100 x 100 @3x"))
    #expect(try compile("--emit=table").output.contains("iPhone SE"))
  }

  @Test func theSpecsOwnCanvasWinsOverTheDevice() throws {
    try folder.write("quoin.config.yaml", "device: iPhone SE\n")
    let outcome = try folder.tool.run("compile", "a/box.quoin.yaml")
    #expect(outcome.output.contains("canvas, 100 x 100 @2x"))
    let asked = try folder.tool.run("compile", "a/box.quoin.yaml", "--device=iPhone SE")
    #expect(asked.output.contains("iPhone SE"))
  }

  @Test func itSaysWhatIsWritten() throws {
    try folder.write("quoin.config.yaml", "emit: [svg, swift]\naccess: internal\n")
    try compile("-o", "out").expectClean()
    let outputs = folder.files().filter { $0.hasPrefix("out") }
    #expect(outputs == ["out/a/label.svg", "out/a/label.swift"])
    #expect(try folder.text(of: "out/a/label.swift").contains("\nstruct A: "))
    // One file gets what has its ending.
    try compile("-o", "one.swift").expectClean()
    #expect(try folder.text(of: "one.swift") == folder.text(of: "out/a/label.swift"))
  }

  @Test func aTemplateIsFoundFromTheConfiguration() throws {
    try folder.write("a/quoin.config.yaml", "emit: template=parts/name.txt.mustache\n")
    try folder.write("a/parts/name.txt.mustache", "{{screen}}\n")
    #expect(try compile().output == "A\n")
    try compile("-o", "out.txt", "--depfile=out.d").expectClean()
    #expect(
      try folder.text(of: "out.d").hasPrefix(
        """
        out.txt: a/label.quoin.yaml \\
          a/quoin.config.yaml \\
          a/parts/name.txt.mustache

        """))
  }

  @Test(arguments: [
    ("textSise: AX1", "1:1", "did you mean 'textSize'?"),
    ("text-size: AX1", "1:1", "did you mean 'textSize'?"),
    ("theme: drak", "1:8", "did you mean 'dark'?"),
    ("device: iPhone 99", "1:9", "did you mean 'iPhone"),
    ("maxViews: none", "1:11", "give a whole number from 1 to 1000000"),
    ("canvas: {width: 1, height: 2}", "1:9", "write it as the command line has it"),
    ("theme: [dark, light]", "1:8", "write one of them"),
    ("theme:", "1:7", "write it as the command line has it"),
    ("jobs: 3", "1:1", "the keys are emit, insets, access, "),
    ("failOn: warning", "1:1", "--fail-on is of a whole run"),
    ("depfile: x", "1:1", "--depfile is of a whole run"),
    ("emit: swfit", "1:7", "did you mean 'swift'?"),
    ("emit: template", "1:7", "a template is named by its file: template=FILE"),
    ("- theme", "1:1", "write options by their names"),
    ("theme: dark\n---\ntheme: light", "3:1", "join the two"),
    ("theme: dark\ntheme: light", "2:1", "remove one of the two"),
  ])
  func aMistakeHasAPlaceAndACure(text: String, place: String, hint: String) throws {
    try folder.write("quoin.config.yaml", text + "\n")
    for command in ["compile", "check"] {
      let outcome = try folder.tool.run(command, "a", "--report=xcode")
      #expect(outcome.code == 1)
      #expect(outcome.errors.hasPrefix("quoin.config.yaml:\(place): error: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(hint), "\(outcome.errors)")
      #expect(outcome.errors.components(separatedBy: " error: ").count == 2, "\(outcome.errors)")
      #expect(outcome.output == "")
    }
  }

  @Test func aMistakeIsToldAlsoWhereTheCommandLineDecides() throws {
    try folder.write("quoin.config.yaml", "theme: drak\n")
    #expect(try compile("--theme=dark").code == 1)
  }

  @Test func everyOptionOfASpecHasAKey() {
    #expect(
      ConfigurationFile.keys.prefix(4) == ["emit", "insets", "access", "device"])
    #expect(ConfigurationFile.keys.contains("textSize"))
  }
}

/// `quoin support` for specs: their configurations say what their code needs.
@Suite(.timeLimit(.minutes(1))) struct ConfiguredSupportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a/box.quoin.yaml", Specs.box)
    try folder.write("b/box.quoin.yaml", Specs.box)
  }

  @Test func specsWithoutUIKitCodeNeedNothing() throws {
    try folder.write("quoin.config.yaml", "emit: swift\n")
    let outcome = try folder.tool.run("support", "a", "b")
    #expect(outcome.output == "// No spec is written as UIKit code.\n")
  }

  @Test func theConfigurationSaysWhatIsNeeded() throws {
    try folder.write("a/quoin.config.yaml", "emit: [swift, uikit]\ninsets: container\n")
    let outcome = try folder.tool.run("support", "a", "b")
    #expect(outcome.output == (try folder.tool.run("support", "--insets=container").output))
    #expect(outcome.output.contains("import UIKit"))
  }

  @Test func oneTargetHasOneWayOfInsets() throws {
    try folder.write("a/quoin.config.yaml", "emit: uikit\ninsets: container\n")
    try folder.write("b/quoin.config.yaml", "emit: uikit\n")
    #expect(try folder.tool.run("support", "a", "b").code == 64)
    #expect(try folder.tool.run("support", "a", "b", "--insets=category").code == 0)
  }
}
