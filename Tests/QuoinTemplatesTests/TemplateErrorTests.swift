import QuoinTemplates
import Testing

struct TemplateErrorTests {
  /// A template with one mistake and where the mistake is.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var source: String
    var line: Int
    var column: Int
    var words: String

    init(_ source: String, _ line: Int, _ column: Int, _ words: String) {
      (self.source, self.line, self.column, self.words) = (source, line, column, words)
    }

    var testDescription: String { source }
  }

  @Test(arguments: [
    Mistake("a\n  {{name", 2, 3, "not closed: }}"),
    Mistake("{{{name}}", 1, 1, "not closed: }}}"),
    Mistake("{{=<% %>}}", 1, 1, "not closed: =}}"),
    Mistake("{{= <% =}}", 1, 1, "two delimiters"),
    Mistake("x {{ }}", 1, 3, "no name"),
    Mistake("é{{a b}}", 1, 2, "white space"),
    Mistake("{{#a}}\n{{#b}}\n{{/b}}", 1, 1, "\"a\" is opened but not closed"),
    Mistake("{{#a}}\n {{/b}}", 2, 2, "\"a\", opened in line 1"),
    Mistake("text\n{{/b}}", 2, 1, "closed but not open"),
    Mistake("{{<*a}}\n{{/a}}", 2, 1, "\"a\" is closed where \"*a\", opened in line 1"),
    Mistake("{{>*}}", 1, 1, "no name"),
    Mistake("{{> * a b}}", 1, 1, "white space"),
    Mistake(String(repeating: "{{#a}}", count: 101), 1, 601, "more than 100"),
  ])
  func ofParsing(mistake: Mistake) {
    let error = #expect(throws: TemplateError.self) {
      try Template(name: "t.mustache", source: mistake.source)
    }
    #expect(error?.template == "t.mustache")
    #expect(error?.line == mistake.line)
    #expect(error?.column == mistake.column)
    #expect(error?.message.contains(mistake.words) == true)
  }

  @Test(arguments: [
    Mistake("let a = {{{text}}}", 1, 9, "must be escaped"),
    Mistake("\n{{&text}}", 2, 1, "must be escaped"),
    Mistake("{{txet}}", 1, 1, "no value named \"txet\""),
    Mistake("{{#map}}{{text.inner}}{{/map}}", 1, 9, "no value named \"text.inner\""),
    Mistake("{{> nothing}}", 1, 1, "no template named \"nothing\""),
    Mistake("{{>*txet}}", 1, 1, "no value named \"txet\""),
    Mistake("\n{{>*text}}", 2, 1, "no template named \"spec\""),
    Mistake("{{>*map}}", 1, 1, "\"map\" is no text and cannot name a template"),
    Mistake("{{map}}", 1, 1, "is a map"),
    Mistake("{{list}}", 1, 1, "is a list"),
  ])
  func ofRenderingCode(mistake: Mistake) throws {
    let template = try Template(name: "t", source: mistake.source)
    let value: TemplateValue = .map([
      "text": .text("spec"), "map": .map([:]), "list": .list([.flag(true)]),
    ])
    let error = #expect(throws: TemplateError.self) {
      try template.render(value, rules: .code(.none))
    }
    #expect(error?.line == mistake.line)
    #expect(error?.column == mistake.column)
    #expect(error?.message.contains(mistake.words) == true)
  }

  @Test func namesThePartialThatHoldsTheMistake() throws {
    let template = try Template(name: "outer", source: "{{> inner}}")
    let inner = try Template(name: "inner.mustache", source: "one\ntwo {{nothing}}")
    let error = #expect(throws: TemplateError.self) {
      try template.render(.map([:]), rules: .code(.none), partials: ["inner": inner])
    }
    #expect(error?.description.hasPrefix("inner.mustache:2:5: ") == true)
  }

  @Test func endsPartialsWithoutEnd() throws {
    let template = try Template(name: "t", source: "x{{> t}}")
    let error = #expect(throws: TemplateError.self) {
      try template.render(.map([:]), partials: ["t": template])
    }
    #expect(error?.message.contains("deeper than 100") == true)
  }

  @Test func endsBlocksThatReplaceThemselves() throws {
    let template = try Template(
      name: "t", source: "{{<p}}{{$a}}{{$a}}{{/a}}{{/a}}{{/p}}")
    let parent = try Template(name: "p", source: "{{$a}}{{/a}}")
    #expect(throws: TemplateError.self) {
      try template.render(.map([:]), partials: ["p": parent])
    }
  }
}
