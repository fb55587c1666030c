import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct CompileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("box.quoin.yaml", Specs.box)
  }

  /// Runs `quoin compile` in the folder.
  private func compile(_ words: String..., input: String = "") throws -> BuiltTool.Outcome {
    try folder.tool.run(["compile"] + words, input: input)
  }

  private func outputs() -> [String] { folder.files().filter { $0.hasPrefix("out/") } }

  @Test func outputsAreNamedForTheSpecAndItsFolders() throws {
    try folder.write("a b/é.quoin.json", Specs.json)
    let outcome = try compile(
      ".", "--emit", "table", "--emit=json", "--emit", "svg", "--emit", "swift", "-o", "out")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(
      outputs() == [
        "out/a b/é.json", "out/a b/é.svg", "out/a b/é.swift", "out/a b/é.txt", "out/box.json",
        "out/box.svg", "out/box.swift", "out/box.txt",
      ])
  }

  @Test func furtherScreensAreNumbered() throws {
    try folder.write("two.quoin.yaml", Specs.two)
    #expect(try compile("two.quoin.yaml", "--emit=svg", "--emit=json", "-o", "out").code == 0)
    #expect(outputs() == ["out/two-2.svg", "out/two.json", "out/two.svg"])
  }

  @Test func twoSpecsForOneOutputAreRefused() throws {
    try folder.write("box.quoin.json", Specs.json)
    let outcome = try compile("box.quoin.yaml", "box.quoin.json", "--emit=svg", "-o", "out")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors
        == "Error: box.quoin.yaml and box.quoin.json would both write box.svg\n")
    #expect(outputs() == [])
  }

  @Test func aNumberedScreenMayMeetAnotherSpec() throws {
    try folder.write("two.quoin.yaml", Specs.two)
    try folder.write("two-2.quoin.yaml", Specs.box)
    let outcome = try compile(".", "--emit=svg", "-o", "out")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("would both write two-2.svg"))
    #expect(outputs() == [])
  }

  @Test func oneOutputMayGoToAFile() throws {
    #expect(try compile("box.quoin.yaml", "--emit=svg", "-o", "out/picture.svg").code == 0)
    #expect(outputs() == ["out/picture.svg"])
    let several = try compile(
      "box.quoin.yaml", "--emit=svg", "--emit=json", "-o", "out/picture.svg")
    #expect(several.code == 64)
    #expect(
      several.errors
        == "Error: out/picture.svg is one file, but there are 2 outputs; give a folder with -o\n")
  }

  @Test func aSpecIsNeverOverwritten() throws {
    let outcome = try compile("box.quoin.yaml", "--emit=json", "-o", "./box.quoin.yaml")
    #expect(outcome.code == 64)
    #expect(try folder.text(of: "box.quoin.yaml") == Specs.box)
  }

  @Test func withoutAnOutputTheProductIsOnStandardOutput() throws {
    try compile("box.quoin.yaml", "--emit=svg", "-o", "out").expectClean()
    #expect(try compile("box.quoin.yaml", "--emit=svg").output == folder.text(of: "out/box.svg"))
    #expect(
      try compile("box.quoin.yaml", "--emit=svg", "-o", "-").output
        == folder.text(of: "out/box.svg"))
    let several = try compile("box.quoin.yaml", "--emit=svg", "--emit=json")
    #expect(several.code == 64)
    #expect(several.output == "")
  }

  @Test func outputsOfOneEndingDoNotMeet() throws {
    try compile(
      "box.quoin.yaml", "--emit=table", "--emit=tree", "--emit=markdown", "--emit=csv", "-o", "out"
    ).expectClean()
    #expect(outputs() == ["out/box.csv", "out/box.md", "out/box.tree.txt", "out/box.txt"])
  }

  @Test func severalTablesFollowEachOther() throws {
    try folder.write("two.quoin.yaml", Specs.two)
    let outcome = try compile(".")
    #expect(outcome.code == 0)
    let titles = outcome.output.split(separator: "\n").filter { $0.contains(":") }
    #expect(titles.map { $0.prefix { $0 != ":" } } == ["Box", "Box", "Second"])
  }

  @Test(arguments: [Specs.box, Specs.json]) func standardInput(_ spec: String) throws {
    let outcome = try compile("-", "--emit=json", input: spec)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""file": "<stdin>""#))
    try compile("-", "--emit=svg", "-o", "out", input: spec).expectClean()
    #expect(outputs() == ["out/stdin.svg"])
  }

  @Test func yamlAndJSONGiveTheSameFrames() throws {
    try folder.write("json/box.quoin.json", Specs.json)
    let yaml = try compile("box.quoin.yaml")
    #expect(yaml.output.contains("10  20     30      40"))
    #expect(try compile("json/box.quoin.json").output == yaml.output)
  }

  @Test func anUnchangedOutputIsNotTouched() throws {
    try compile("box.quoin.yaml", "--emit=svg", "--emit=json", "-o", "out").expectClean()
    let before = try outputs().map(folder.status(of:))
    try compile("box.quoin.yaml", "--emit=svg", "--emit=json", "-o", "out").expectClean()
    #expect(try outputs().map(folder.status(of:)) == before)
  }

  @Test func aSpecWithAnErrorKeepsItsOutputsAndStopsNoOther() throws {
    try folder.write("two.quoin.yaml", Specs.two)
    try compile(".", "--emit=svg", "-o", "out").expectClean()
    let before = try ["out/two.svg", "out/two-2.svg"].map(folder.status(of:))
    try folder.write("two.quoin.yaml", Specs.two.replacing("20,", with: "21,") + "wrong: 1\n")
    try folder.write("box.quoin.yaml", Specs.box.replacing("20,", with: "21,"))
    let old = try folder.text(of: "out/box.svg")
    #expect(try compile(".", "--emit=svg", "-o", "out").code == 1)
    #expect(try ["out/two.svg", "out/two-2.svg"].map(folder.status(of:)) == before)
    #expect(try folder.text(of: "out/box.svg") != old)
  }

  @Test func allOrNothingKeepsEveryOutputWhenOneSpecHasAnError() throws {
    try folder.write("two.quoin.yaml", Specs.two)
    try compile(".", "--emit=svg", "--emit=json", "-o", "out").expectClean()
    let before = try outputs().map(folder.status(of:))
    try folder.write("box.quoin.yaml", Specs.box.replacing("20,", with: "21,"))
    try folder.write("two.quoin.yaml", Specs.two + "wrong: 1\n")
    try folder.write("third.quoin.yaml", Specs.box)
    let all = [".", "--emit=svg", "--emit=json", "-o", "out"]
    #expect(try folder.tool.run(["compile", "--all-or-nothing"] + all).code == 1)
    #expect(outputs().count == before.count)
    #expect(try outputs().map(folder.status(of:)) == before)
    #expect(try compile("box.quoin.yaml", "two.quoin.yaml", "--all-or-nothing").output == "")
    try folder.write("two.quoin.yaml", Specs.two)
    try folder.tool.run(["compile", "--all-or-nothing"] + all).expectClean()
    #expect(outputs().count == before.count + 2)
  }

  @Test func errorsComeInTheOrderOfTheInputs() throws {
    try folder.write("b.quoin.yaml", Specs.broken)
    try folder.write("a.quoin.yaml", Specs.broken)
    let outcome = try compile("b.quoin.yaml", "a.quoin.yaml", "--report=xcode")
    let places = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(places == ["b.quoin.yaml", "a.quoin.yaml"])
  }

  @Test func reportsGoWhereTheyAreSent() throws {
    try folder.write("broken.quoin.yaml", Specs.broken)
    let outcome = try compile(
      "broken.quoin.yaml", "--report", "json=report.json", "--report", "xcode")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("broken.quoin.yaml:5:44: error: "))
    #expect(try folder.text(of: "report.json").contains(#""line": 5"#))
  }

  @Test func colourIsForTerminalsOnly() throws {
    try folder.write("broken.quoin.yaml", Specs.broken)
    #expect(try !compile("broken.quoin.yaml").errors.contains("\u{1B}"))
    #expect(try compile("broken.quoin.yaml", "--color=always").errors.contains("\u{1B}[") == true)
    #expect(try !compile("broken.quoin.yaml", "--color=never").errors.contains("\u{1B}"))
  }

  @Test func theCellIsChosenOnTheCommandLine() throws {
    try folder.write(
      "label.quoin.yaml",
      "quoin: 1\nscreen: A\nviews:\n  hi: {label: Hi, font: body, top: 0, leading: 0}\n")
    let plain = try compile("label.quoin.yaml").output
    for option in [
      "--device=iPhone SE", "--text-size=AX3", "--direction=rtl", "--orientation=landscape",
      "--theme=dark", "--locale=de", "--canvas=200x100@2",
    ] {
      let outcome = try compile("label.quoin.yaml", option)
      #expect(outcome.code == 0, "\(option)")
      #expect(outcome.output != plain, "\(option)")
    }
  }

  @Test func tooManyViewsAreRefused() throws {
    #expect(try compile("box.quoin.yaml", "--max-views=1").code == 0)
    try folder.write("many.quoin.yaml", Specs.box + "  more: {view: {}, frame: [0, 0, 1, 1]}\n")
    #expect(try compile("many.quoin.yaml", "--max-views=1").code == 1)
    #expect(try compile("many.quoin.yaml", "--max-views=2").code == 0)
  }

  @Test func manyRunsAtOnceLeaveWhole() throws {
    try compile("box.quoin.yaml", "--emit=svg", "-o", "alone").expectClean()
    let outcome = try folder.tool.shell(
      """
      for run in 1 2 3 4 5 6 7 8; do
        ("$QUOIN" compile box.quoin.yaml --emit svg -o out || echo failed) &
      done; wait
      """)
    #expect(outcome.output + outcome.errors == "")
    #expect(outputs() == ["out/box.svg"])
    #expect(try folder.text(of: "out/box.svg") == folder.text(of: "alone/box.svg"))
  }

  @Test func theEnvironmentChangesNothing() throws {
    let plain = try compile("box.quoin.yaml", "--emit=json").output
    var tool = folder.tool
    tool.environment = ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nowhere"]
    #expect(try tool.run("compile", "box.quoin.yaml", "--emit=json").output == plain)
  }
}

extension BuiltTool.Outcome {
  /// Expects exit code 0 without a word on either stream.
  func expectClean() {
    #expect(code == 0)
    #expect(output + errors == "")
  }
}
