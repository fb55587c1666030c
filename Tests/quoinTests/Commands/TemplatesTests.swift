import Foundation
import Testing

@testable import quoin

@Suite(.timeLimit(.minutes(1))) struct TemplatesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("box.quoin.yaml", Specs.box)
    // Screens of one folder have names of their own.
    try folder.write("two.quoin.yaml", Specs.two.replacing("screen: Box", with: "screen: First"))
  }

  private func run(_ words: String...) throws -> BuiltTool.Outcome { try folder.tool.run(words) }

  @Test func anExportedTemplateWritesWhatTheFormatWrites() throws {
    #expect(try run("templates", "export", "-o", "mine").code == 0)
    let names = folder.files().filter { $0.hasPrefix("mine/") }
    #expect(names.contains("mine/swift.mustache"))
    for name in names {
      let shown = try run("templates", "show", String(name.dropFirst(5).dropLast(9)))
      #expect(try folder.text(of: name) == shown.output)
    }
    for format in ["swift", "uikit"] {
      try run("compile", ".", "--emit", format, "-o", "a").expectClean()
      try run("compile", ".", "--emit", "template=mine/\(format).mustache", "-o", "b").expectClean()
    }
    for name in ["box.swift", "two-2.swift", "box+UIKit.swift", "two-2+UIKit.swift"] {
      #expect(try folder.text(of: "a/\(name)") == folder.text(of: "b/\(name)"))
    }
  }

  @Test func aFileThatIsThereIsNotOverwritten() throws {
    try folder.write("templates/swift.mustache", "mine")
    let outcome = try run("templates", "export", "swift")
    #expect(outcome.code == 73)
    #expect(try folder.text(of: "templates/swift.mustache") == "mine")
  }

  @Test func theListNamesWhatEachWrites() throws {
    let outcome = try run("templates")
    #expect(outcome.output == (try run("templates", "list").output))
    #expect(outcome.output.contains("swift"))
    #expect(outcome.output.contains("the screen as value types in Swift\n"))
  }

  @Test func misspeltWordsAreCorrected() throws {
    #expect(try run("templates", "shwo").errors.contains("Did you mean 'show'?"))
    #expect(try run("templates", "show", "swfit").errors.contains("Did you mean 'swift'?"))
    #expect(try run("templates", "show").code == 64)
    let emit = try run("compile", "box.quoin.yaml", "--emit=tempalte=x")
    #expect(emit.errors.contains("A template is named by its file: template=FILE."))
    #expect(try run("compile", "box.quoin.yaml", "--emit=template=gone").code == 66)
  }

  @Test func eachScreenIsWritten() throws {
    try folder.write("name.txt.mustache", "{{screen}}\n")
    try run("compile", "two.quoin.yaml", "--emit=template=name.txt.mustache", "-o", "out")
      .expectClean()
    #expect(try folder.text(of: "out/two.txt") == "First\n")
    #expect(try folder.text(of: "out/two-2.txt") == "Second\n")
  }

  @Test func aValueSaysWhatIsIncluded() throws {
    let spec = Specs.box + "  text: {label: Hello, top: 0, leading: 0}\n"
    try folder.write("page.quoin.yaml", spec)
    try folder.write("code/kinds.txt.mustache", "{{#views}}\n  {{> * kind }}\n{{/views}}\n")
    try folder.write("code/view.mustache", "{{id}}\n")
    try folder.write("code/label.mustache", "{{id}}, a label\n")
    let words = ["compile", "page.quoin.yaml", "--emit=template=code/kinds.txt.mustache"]
    let outcome = try folder.tool.run(words + ["-o", "page.txt", "--depfile", "page.d"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.text(of: "page.txt") == "  box\n  text, a label\n")
    for name in ["kinds.txt", "view", "label"] {
      #expect(try folder.text(of: "page.d").contains(" code/\(name).mustache"))
    }
    try FileManager.default.removeItem(atPath: folder.path("code/label.mustache"))
    #expect(
      try folder.tool.run(words).errors.hasPrefix(
        "code/kinds.txt.mustache:2:3: error: there is no template named \"label\" [template]\n"))
  }

  @Test func screensOfASpecShareAFileOfSwift() throws {
    try run("compile", "two.quoin.yaml", "-o", "two.swift").expectClean()
    let text = try folder.text(of: "two.swift")
    #expect(text.contains("public struct First: "))
    #expect(text.contains("public struct Second: "))
    #expect(try run("compile", "two.quoin.yaml", "-o", "two.svg").code == 64)
    #expect(try run("compile", "two.quoin.yaml", "box.quoin.yaml", "-o", "x.swift").code == 64)
  }

  @Test func aMistakeStopsTheSpecsAndIsToldOnce() throws {
    try folder.write("name.swift.mustache", "// {{> part}}\n")
    try folder.write("part.mustache", "\n  {{scren}}\n")
    let outcome = try run(
      "compile", ".", "--emit=template=name.swift.mustache", "--emit=svg", "-o", "out")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        part.mustache:2:3: error: there is no value named "scren" here [template]
            2 |   {{scren}}
              |   ^~~~~~~~~
          hint: did you mean 'screen'?

        1 error

        """)
    #expect(!folder.files().contains { $0.hasPrefix("out") })
  }

  @Test func theEndingOfAFileSaysTheFormat() throws {
    try run("compile", "box.quoin.yaml", "-o", "box.svg").expectClean()
    #expect(try folder.text(of: "box.svg").contains("<svg"))
    try run("compile", "box.quoin.yaml", "-o", "box.tree.txt").expectClean()
    try run("compile", "box.quoin.yaml", "--emit=tree", "-o", "box.txt").expectClean()
    #expect(try folder.text(of: "box.tree.txt") == folder.text(of: "box.txt"))
  }
}
