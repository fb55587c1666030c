import QuoinEmit
import QuoinLayout
import QuoinSource
import QuoinTestSupport
import Testing

struct UserTemplateTests {
  /// A screen with one view.
  private let layout: ScreenLayout = {
    var sample = SampleLayout("Badge")
    sample.add("box", Rect(x: 1, y: 2, width: 3, height: 4))
    return sample.layout
  }()

  private func read(
    _ path: String, _ source: String, parts: [String: String] = [:]
  ) -> (template: UserTemplate?, diagnostics: [Diagnostic]) {
    UserTemplate.read(SourceFile(path: path, text: source)) { name in
      parts[name].map { SourceFile(path: name + ".mustache", text: $0) }
    }
  }

  /// What a template writes of the sample, or where and why it does not.
  private func written(
    _ path: String, _ source: String, parts: [String: String] = [:]
  ) -> String {
    let (template, diagnostics) = read(path, source, parts: parts)
    guard let template else { return diagnostics.map(words).joined() }
    return switch template.render([EmitInput(layout)]) {
    case .success(let texts): texts.joined()
    case .failure(let problem): words(problem.diagnostic)
    }
  }

  private func words(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { range in
      "\(range.file.path):\(range.start.line):\(range.start.column)-\(range.end.column)"
    }
    return "\(place ?? "") \(diagnostic.message)" + (diagnostic.hint.map { " (\($0))" } ?? "")
  }

  @Test(arguments: [
    ("a/swift.mustache", ".swift"), ("colors.kt.mustache", ".kt"), ("a.b/x", ".x"),
    ("model.colors.kt.mustache", ".colors.kt"), (".hidden.mustache", "..hidden"),
    ("uikit.mustache", "+UIKit.swift"),
  ])
  func theEndingFollowsTheFirstDot(path: String, ending: String) {
    let name = UserTemplate.fileName(of: path)
    #expect(name.suffix + "." + name.fileExtension == ending)
  }

  @Test func textsAreEscapedAsTheEndingSays() {
    #expect(written("t.swift.mustache", "{{screen}}") == "\"Badge\"")
    #expect(written("t.json.mustache", "{{screen}}") == "\"Badge\"")
    #expect(written("t.html.mustache", "{{screen}}") == "Badge")
    #expect(written("t.txt.mustache", "{{screen}} {{{screen}}}") == "Badge Badge")
  }

  @Test func aMistakeHasTheLineOfItsTag() {
    #expect(
      written("t.swift.mustache", "é {{x}}\n  {{#viewz}}{{/viewz}}")
        == "t.swift.mustache:1:3-8 there is no value named \"x\" here "
        + "(docs/TEMPLATES.md lists the names of the context)")
    #expect(
      written("t.swift.mustache", "one\n  {{#viewz}}{{/viewz}}")
        == "t.swift.mustache:2:3-13 there is no value named \"viewz\" here (did you mean 'views'?)")
    #expect(
      written("t.swift.mustache", "x {{{screen}}} y")
        == "t.swift.mustache:1:3-15 \"screen\" is text of the spec and must be escaped "
        + "(write {{screen}})")
    #expect(
      written("t.swift.mustache", "{{#views}}\n")
        == "t.swift.mustache:1:1-11 \"views\" is opened but not closed")
  }

  @Test func partsLieBesideItOrComeWithTheTool() {
    #expect(
      written("t.txt.mustache", "[{{> part}}]", parts: ["part": "{{type}}"]) == "[Badge]")
    #expect(
      written(
        "t.swift.mustache",
        "{{#cells}}{{#views}}{{#frame}}{{> rect}};{{/frame}}{{/views}}{{/cells}}")
        == "Rect(x: 1, y: 2, width: 3, height: 4);")
    #expect(
      written("t.swift.mustache", "{{#views}}{{> rect}}{{/views}}", parts: ["rect": "!"]) == "!")
    #expect(
      written("t.swift.mustache", "{{> part}}", parts: ["part": "\n\n {{bad name}}"])
        == "part.mustache:3:2-14 the name \"bad name\" holds white space")
    #expect(
      written("t.swift.mustache", "{{> rekt}}")
        == "t.swift.mustache:1:1-11 there is no template named \"rekt\" (did you mean 'rect'?)")
  }

  @Test func itsFilesAreThoseThatWereUsed() {
    let read = read(
      "a/t.txt.mustache", "{{> one}}{{> rect}}",
      parts: ["one": "{{> two}}", "two": "", "three": ""])
    #expect(read.template?.files == ["a/t.txt.mustache", "one.mustache", "two.mustache"])
  }

  /// In no language does a text leave its place, or stand a character raw that does not show.
  @Test(arguments: ["swift", "json", "js", "ts", "kt", "html", "svg"])
  func hostileTextsStayTexts(language: String) {
    for text in HostileTexts.texts + HostileTexts.ids {
      var sample = SampleLayout("Badge")
      sample.addLabel("box", text, Rect(x: 1, y: 2, width: 3, height: 4))
      let source = "<a b='{{#views}}{{#text}}{{string}}{{/text}}{{/views}}'>"
      let (template, _) = read("t.\(language).mustache", source)
      guard case .success(let texts)? = template?.render([EmitInput(sample.layout)]) else {
        Issue.record("no output")
        continue
      }
      let output = texts.joined()
      #expect(output.unicodeScalars.allSatisfy(Self.shows), "\(output)")
      #expect(language != "kt" || !output.replacing(#"\$"#, with: "").contains("$"), "\(output)")
      let isMarkup = ["html", "svg"].contains(language)
      let marks = String(
        String.UnicodeScalarView(output.unicodeScalars.filter { "<'>".unicodeScalars.contains($0) })
      )
      #expect(!isMarkup || marks == "<''>", "\(output)")
    }
  }

  private static func shows(_ scalar: Unicode.Scalar) -> Bool {
    let hidden: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    return !hidden.contains(scalar.properties.generalCategory)
      && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
