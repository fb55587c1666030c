import Foundation
import QuoinScreen
import QuoinTestSupport
import Testing

/// What is said of stacks: their rules by name, a choice once, keys that a stack's children lack.
@Suite struct StackFindingTests {
  /// A conflict names the rule and the children it is about.
  @Test func conflictsNameTheRule() throws {
    let spec = TestSpec.canvas(
      """
      views:
        form:
          vstack: {title: {view: , height: 40}, email: {view: , height: 40}}
          spacing: 12
          frame: [0, 0, 100, 90]
      """)
    let finding = try #require(spec.result.diagnostics.first { $0.id == "conflict" })
    let notes = finding.notes.map(\.message)
    for rule in [
      "spacing of form between title and email", "form begins with title", "form ends with email",
    ] {
      #expect(notes.contains { $0.contains(rule) }, "\(rule): \(notes)")
    }
  }

  /// Where nothing decides, each free length is told once and nothing else.
  @Test func freeLengthsAreToldOnce() {
    let spec = TestSpec.canvas(
      """
      views:
        row: {hstack: {a: {view: }, b: {view: }, c: {view: , width: 10}}, frame: [0, 0, 100, 20]}
      """)
    #expect(spec.result.diagnostics.map(\.view) == ["a", "b"])
    #expect(spec.result.diagnostics.allSatisfy { $0.message.hasPrefix("the width of") })
    #expect(spec.result.diagnostics.allSatisfy { $0.hint == "give it a width" })
  }

  /// A column that nothing gives a width tells of itself and not of each child.
  @Test func theStackSpeaksForItsChildren() {
    let spec = TestSpec.canvas(
      "views: {col: {vstack: {a: {view: , height: 4}, b: {view: , height: 4}}, top: 0, leading: 0}}"
    )
    #expect(spec.result.diagnostics.map(\.view) == ["col"])
    #expect(spec.result.diagnostics.first?.message.hasPrefix("the width of 'col'") == true)
  }

  /// Equal widths that nothing gives are one choice: the stack's.
  @Test func equalWidthsAreOneChoice() {
    let spec = TestSpec.canvas(
      """
      views:
        row: {hstack: {a: {view: }, b: {view: }, c: {view: }}, distribution: fillEqually, top: 0,
          leading: 0, height: 20}
      """)
    #expect(spec.result.diagnostics.map(\.view) == ["row"])
  }

  /// Two texts with the same hugging: the tie names them, not what follows from it.
  @Test func aTieNamesTheTexts() throws {
    let spec = TestSpec.canvas(
      """
      views:
        row: {hstack: {a: {label: a, style: u}, b: {label: b, style: u}}, frame: [0, 0, 100, 24]}
      """)
    #expect(spec.result.diagnostics.map(\.view) == ["a", "b"])
    let first = try #require(spec.result.diagnostics.first)
    #expect(first.message.contains("tie at priority 250 with 'b'"))
    #expect(!first.message.contains("leading"))
  }

  @Test(arguments: [
    "top: 8", "leading: parent.leading", "centerX: 0", "edges: 0", "frame: [0, 0, 1, 1]",
    "minBottom: 4", "firstBaseline: 8", "center: 0", "left: 3",
  ])
  func aPlaceOfAChildIsAnError(key: String) {
    let spec = TestSpec.canvas(
      "views: {s: {vstack: {a: {label: a, \(key)}}, top: 0, leading: 0}}")
    #expect(spec.findings == ["error placed-by-stack 6:36"])
    #expect(spec.result.diagnostics.first?.hint?.hasPrefix("wrap it in a view") == true)
  }

  /// From a style a place is a note, as any attribute that does not fit.
  @Test func aPlaceFromAStyleIsANote() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      styles: {far: {top: 40, width: 50}}
      views: {s: {vstack: {a: {label: a, style: far}}, top: 0, leading: 0}}
      """)
    #expect(spec.findings == ["note style-attribute-unused 4:22"])
    #expect(spec.frame("a").width == 50)
  }

  @Test func aPlaceMayBeNone() {
    let spec = TestSpec.canvas(
      "views: {s: {vstack: {a: {label: a, top: none}}, top: 0, leading: 0}}")
    #expect(spec.findings == [])
  }

  /// A misspelt child is suggested, with a fix.
  @Test func aMisspeltChildHasAFix() throws {
    let text =
      "views: {s: {vstack: {title: {label: a}, b: {label: b}}, spacingAfter: {titel: 4}, top: 0}}"
    let spec = TestSpec.canvas(text)
    let finding = try #require(spec.result.diagnostics.first)
    #expect(finding.id == "no-such-child")
    #expect(finding.hint == "did you mean 'title'?")
    #expect(finding.fix?.edits.map(\.text) == ["title"])
    #expect(finding.range?.start.column == text.distance(of: "titel") + 1)
  }

  @Test func nothingAfterTheLastIsAWarning() {
    let spec = TestSpec.canvas(
      "views: {s: {vstack: {a: {label: a}, b: {label: b}}, spacingAfter: {b: 4}, top: 0, leading: 0}}"
    )
    #expect(spec.findings == ["warning nothing-after 6:68"])
  }

  /// The stack's part of the dump.
  @Test func dumpsHaveTheArrangement() throws {
    let spec = TestSpec.canvas(
      """
      views:
        s:
          hstack: {a: {label: a}, b: {spacer: 3}}
          spacing: 4
          spacingAfter: {a: 6}
          distribution: equalSpacing
          alignment: bottom
          margins: 1
          top: 0
          leading: 0
      """)
    let dump = try #require(spec.result.layouts.first).screen.dump
    #expect(dump.contains("stack horizontal spacing 4 equalSpacing trailing in margins\n"))
    #expect(dump.contains("spacingAfter \"a\" 6\n"))
    #expect(dump.contains("spacer 3\n"))
  }
}

extension String {
  /// How many characters come before a word.
  fileprivate func distance(of word: String) -> Int {
    components(separatedBy: word)[0].count
  }
}
