import QuoinSource
import Testing

@testable import QuoinScreen

/// What is wrong in a Visual Format string is told at its character.
@Suite("Faults of Visual Format")
struct VisualFormatFaultTests {
  private func expect(_ cases: [(text: String, expected: String)]) {
    for test in cases {
      let outcome = ConstraintFixture.read(equation: .scalar(test.text))
      #expect(outcome.faults == [test.expected], "\(test.text)")
      #expect(outcome.constraints.isEmpty, "\(test.text)")
      #expect(outcome.diagnostics.allSatisfy { $0.hint != nil }, "\(test.text)")
    }
  }

  @Test("The shape")
  func shape() {
    expect([
      ("V|[a]", "visual-format 1:1 'V'"),
      ("h:|-[a]", "visual-format 1:1 'h'"),
      ("Z:|-[a]", "visual-format 1:1 'Z'"),
      ("H:", "visual-format 1:3 ''"),
      ("H:a", "visual-format 1:3 'a'"),
      ("|", "visual-format 1:2 ''"),
      ("|-", "visual-format 1:3 ''"),
      ("|-|", "visual-format 1:3 '|'"),
      ("||", "visual-format 1:2 '|'"),
      ("[]", "visual-format 1:2 ']'"),
      ("[a", "visual-format 1:3 ''"),
      ("[a(44]", "visual-format 1:6 ']'"),
      ("[a(44", "visual-format 1:6 ''"),
      ("[a(44)", "visual-format 1:7 ''"),
      ("[a()]", "visual-format 1:4 ')'"),
      ("[a(>=)]", "visual-format 1:6 ')'"),
      ("[a(44,)]", "visual-format 1:7 ')'"),
      ("[a(=44)]", "visual-format 1:4 '='"),
      ("[a(>44)]", "visual-format 1:4 '>'"),
      ("[a]b", "visual-format 1:4 'b'"),
      ("[a]-", "visual-format 1:5 ''"),
      ("[a]-8", "visual-format 1:6 ''"),
      ("[a]-8[b]", "visual-format 1:6 '['"),
      ("[a]-(8)[b]", "visual-format 1:8 '['"),
      ("[a]--[b]", "visual-format 1:4 '--'"),
      ("[a]-8-8", "visual-format 1:8 ''"),
      ("|-[a]-| @750", "visual-format 1:9 '@750'"),
      ("|-[a]-|-[b]", "visual-format 1:8 '-[b]'"),
    ])
  }

  @Test("Only a number or a value stands in a space by itself")
  func bareSpaces() throws {
    expect([
      ("|--8-[a]", "visual-format 1:3 '-8'"),
      ("|-8@750-[a]", "visual-format 1:3 '8@750'"),
      ("|->=8-[a]", "visual-format 1:3 '>=8'"),
      ("[a]-b-[card]", "visual-format 1:5 'b'"),
      ("[a]-(b)-[card]", "visual-format 1:6 'b'"),
      ("[a]-(below)-[card]", "visual-format 1:6 'below'"),
    ])
    let outcome = ConstraintFixture.read(equation: .scalar("|--8-[a]"))
    let diagnostic = try #require(outcome.diagnostics.first)
    let file = try #require(diagnostic.range?.file)
    #expect(diagnostic.fix?.applied(to: file) == Array("|-(-8)-[a]".utf8))
  }

  @Test("Names, numbers and priorities")
  func names() {
    expect([
      ("[logoo]-[b]", "unknown-id 1:2 'logoo'"),
      ("[a]-[parent]", "visual-format 1:6 'parent'"),
      ("[a(==logoo)]", "unknown-id 1:6 'logoo'"),
      ("|-gapp-[a]", "unknown-id 1:3 'gapp'"),
      ("|-$gapp-[a]", "unknown-value 1:3 '$gapp'"),
      ("[a(44@)]", "bad-priority 1:6 '@'"),
      ("[a(44@hihg)]", "bad-priority 1:7 'hihg'"),
      ("[a(44@1001)]", "bad-priority 1:7 '1001'"),
      ("[a(-44)]", "negative-size 1:4 '-44'"),
      ("[a(==b.leading)]", "location-against-size 1:6 'b.leading'"),
      ("[a(==b.size)]", "compound-mismatch 1:6 'b.size'"),
      ("[a(==b/0)]", "division-by-zero 1:8 '0'"),
      ("[a(==b*card)]", "non-linear 1:6 'b*card'"),
      ("[a(4x4)]", "invalid-number 1:4 '4x4'"),
      ("[a(1e999)]", "non-finite-number 1:4 '1e999'"),
      ("[a(==$bomb)]", "expression-too-deep 1:6 '$bomb'"),
      ("[a]", "nothing-constrained 1:1 '[a]'"),
    ])
  }

  @Test("Long strings")
  func long() {
    let row = ConstraintFixture.read(
      equation: .scalar("[a]" + String(repeating: "-[b]-[a]", count: 4_000)))
    #expect(row.constraints.count == 8_000)
    let long = ConstraintFixture.read(
      equation: .scalar("[a]" + String(repeating: "-[b]-[a]", count: 10_000)))
    #expect(long.diagnostics.map(\.id) == ["expression-too-long"])
    let signs = ConstraintFixture.read(
      equation: .scalar("[a(b\(String(repeating: "-b", count: 20_000)))]"))
    #expect(signs.texts == ["a.width == -19999 * b.width"])
    let deep = ConstraintFixture.read(
      equation: .scalar("[a(" + String(repeating: "(", count: 20_000)))
    #expect(deep.diagnostics.map(\.id) == ["visual-format"])
  }
}
