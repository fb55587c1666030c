import QuoinTemplates
import Testing

struct TemplateTests {
  private let quoting = Escaper { "<\($0)>" }

  @Test func escapesTextButNotCode() throws {
    let template = try Template(name: "t", source: "{{text}} {{code}} {{{code}}}")
    let value: TemplateValue = .map(["text": .text("a"), "code": .code("b")])
    #expect(try template.render(value, rules: .code(quoting)) == "<a> b b")
  }

  @Test func writesFlags() throws {
    let template = try Template(name: "t", source: "{{yes}} {{no}}")
    let value: TemplateValue = .map(["yes": .flag(true), "no": .flag(false)])
    #expect(try template.render(value) == "true false")
  }

  @Test func takesAnEmptyTextForATrueValue() throws {
    let template = try Template(name: "t", source: "{{#text}}[{{.}}]{{/text}}")
    #expect(try template.render(.map(["text": .text("")])) == "[]")
  }

  @Test func leavesBlankLinesOfPartialsBlank() throws {
    let template = try Template(name: "t", source: "  {{> p}}\n")
    let partial = try Template(name: "p", source: "a\n\nb\n")
    #expect(try template.render(.map([:]), partials: ["p": partial]) == "  a\n\n  b\n")
  }

  @Test func indentsPartialsInPartials() throws {
    let template = try Template(name: "t", source: " {{> p}}\n")
    let outer = try Template(name: "p", source: "a\n {{> q}}\n")
    let inner = try Template(name: "q", source: "{{#list}}\n{{.}}\n{{/list}}\n")
    let value: TemplateValue = .map(["list": .list([.text("x\ny"), .text("z")])])
    let text = try template.render(value, partials: ["p": outer, "q": inner])
    #expect(text == " a\n  x\ny\n  z\n")
  }

  @Test func givesTheSameTwice() throws {
    let template = try Template(name: "t", source: "{{#a}}{{b}}{{/a}}{{> t2}}")
    let partial = try Template(name: "t2", source: "{{^a}}{{/a}}!")
    let value: TemplateValue = .map(["a": .list([.flag(true)]), "b": .text("&")])
    let first = try template.render(value, partials: ["t2": partial])
    #expect(first == "&amp;!")
    #expect(try template.render(value, partials: ["t2": partial]) == first)
  }

  @Test func inheritsFromATemplateThatAValueNames() throws {
    let parents = try ["round": "({{$in}}{{/in}})", "square": "[{{$in}}{{/in}}]"].mapValues {
      try Template(name: "parent", source: $0)
    }
    let template = try Template(
      name: "t", source: "{{#shapes}}{{<*shape}}{{$in}}{{text}}{{/in}}{{/*shape}}{{/shapes}}")
    let shapes = [("round", "a"), ("square", "b"), ("none", "c")].map {
      TemplateValue.map(["shape": .code($0.0), "text": .text($0.1)])
    }
    #expect(try template.render(.map(["shapes": .list(shapes)]), partials: parents) == "(a)[b]")
    #expect(template.partialNames == [])
    #expect(template.hasDynamicNames)
    #expect(try !Template(name: "t", source: "{{*a}}{{#*b}}{{/*b}}{{> c}}").hasDynamicNames)
  }
}
