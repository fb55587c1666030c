import QuoinScreen
import QuoinSource
import Testing

@testable import QuoinLayout

/// What is said about a screen, word for word.
@Suite struct ReportTests {
  private func line(_ range: SourceRange?) -> Int? { range?.start.line }

  // Proof

  @Test func aLayoutWithoutProofIsSaidToBeOne() {
    let screen = ScreenSketch().screen
    #expect(ProofReport(screen, isProved: true).diagnostics.isEmpty)
    let found = ProofReport(screen, isProved: false).diagnostics
    #expect(found.map(\.id) == ["unproved"])
    #expect(found.map(\.severity) == [.warning])
  }

  // Conflicts

  @Test func aConflictListsItsConstraints() throws {
    var sketch = ScreenSketch()
    let view = sketch.add("a")
    sketch.place(view, x: 20, width: 100, height: 10)
    sketch.constrain(view, .trailing, .equal, .screen, plus: -20)
    let (_, diagnostics) = sketch.layOut()
    #expect(diagnostics.map(\.id) == ["conflict"])
    let error = try #require(diagnostics.first)
    #expect(error.severity == .error)
    #expect(
      error.message
        == "'a.trailing == screen.trailing - 20' cannot hold together with 2 other required constraints"
    )
    // The view is on line 3, its constraints follow.
    #expect(line(error.range) == 8)
    #expect(error.notes.map { line($0.range) } == [4, 6, 8])
    #expect(
      error.notes.map(\.message) == [
        "'a.leading == screen.leading + 20' needs 20, gets 280",
        "'a.width == 100' needs 100, gets 360",
        "'a.trailing == screen.trailing - 20' needs -20, gets -280",
      ])
    #expect(error.hint == "remove one of them or give it a lower priority, such as @999")
    #expect(error.view == "a")
  }

  @Test func aRuleCanBeInAConflict() {
    var sketch = ScreenSketch()
    let view = sketch.add("a")
    sketch.place(view, x: 300, height: 10)
    sketch.constrain(view, .trailing, .equal, .screen, plus: -120)
    let error = sketch.layOut().diagnostics.first
    #expect(
      error?.notes.map(\.message).last
        == "'a.width >= 0' (no negative width of a) needs at least 0, gets -20")
    #expect(error?.notes.last.map { line($0.range) } == 3)
    #expect(line(error?.range) == 7)
  }

  @Test func redundantIsNoConflict() {
    var sketch = ScreenSketch()
    let view = sketch.add("a")
    sketch.place(view, width: 100, height: 10)
    sketch.constrain(view, .width, plus: 100)
    #expect(sketch.layOut().diagnostics.isEmpty)
    sketch.constrain(view, .width, plus: 101)
    #expect(sketch.layOut().diagnostics.map(\.id) == ["conflict"])
  }

  // Ambiguity

  private func competing(_ resistance: Double) -> ScreenSketch {
    var sketch = ScreenSketch()
    let row = sketch.add("row")
    let text = String(repeating: "a", count: 15)
    let first = sketch.label("first", text, in: 0)
    let second = sketch.label("second", text, in: 0)
    sketch.screen.views[2].resistance.horizontal = resistance
    sketch.place(row, width: 200, height: 30)
    sketch.place(first, in: row)
    sketch.constrain(second, .leading, .equal, first, .trailing)
    sketch.constrain(second, .trailing, .equal, row)
    sketch.constrain(second, .top, .equal, row)
    return sketch
  }

  @Test func aTieNamesAllItsViews() {
    let (layout, diagnostics) = competing(750).layOut()
    let ties = diagnostics.filter { $0.id == "ambiguous" }
    #expect(ties.map(\.view) == ["first", "second"])
    #expect(
      ties.first?.message
        == "the width of 'first' is ambiguous: from 50 to 150, in a tie at priority 750 with 'second'"
    )
    #expect(ties.first?.hint == "give 'first' or 'second' another priority, hugging or resistance")
    #expect(ties.first?.notes.map { line($0.range) } == [5])
    #expect(
      ties.last?.message
        == "the leading edge and the width of 'second' are ambiguous: leading from 50 to 150, width from 50 to 150, in a tie at priority 750 with 'first'"
    )
    // Both are cut short, wherever the choice falls.
    #expect(agree(layout.frames.views[1].frame.width + layout.frames.views[2].frame.width, 200))
    #expect(agree(layout.frames.views[1].frame.width, 150))
  }

  @Test func theWeakerOneShrinks() {
    let (layout, diagnostics) = competing(749).layOut()
    #expect(diagnostics.map(\.id) == ["truncated"])
    #expect(layout.frames.views.dropFirst().map(\.frame.width) == [150, 50])
  }

  @Test func aMissingConstraintIsNoTie() {
    var sketch = ScreenSketch()
    let view = sketch.add("a")
    sketch.constrain(view, .leading, .greaterOrEqual, .screen)
    sketch.constrain(view, .trailing, .lessOrEqual, .screen)
    sketch.constrain(view, .width, plus: 100)
    sketch.constrain(view, .top, .equal, .screen)
    let (layout, diagnostics) = sketch.layOut()
    #expect(
      diagnostics.map(\.message) == [
        "the leading edge of 'a' is ambiguous: from 0 to 300, as no constraint decides",
        "the height of 'a' is ambiguous: from 0 without end, as no constraint decides",
      ])
    #expect(
      diagnostics.map(\.hint) == [
        "constrain its leading, trailing or centerX",
        "give it a height, or constrain a second of top, bottom or centerY",
      ])
    #expect(diagnostics.allSatisfy { $0.severity == .warning && line($0.range) == 3 })
    #expect(layout.frames.views[0].frame == Rect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test func childrenOfAFreeContainerAreNotFree() {
    var sketch = ScreenSketch()
    let outer = sketch.add("outer")
    let inner = sketch.add("inner", in: 0)
    sketch.place(inner, in: outer, x: 5, y: 5, width: 10, height: 10)
    sketch.constrain(inner, .trailing, .equal, outer, plus: -5)
    sketch.constrain(inner, .bottom, .equal, outer, plus: -5)
    #expect(sketch.layOut().diagnostics.map(\.view) == ["outer", "outer"])
  }

  @Test func theChoiceIsNearTheContentSize() {
    var sketch = ScreenSketch()
    let icon = sketch.add("icon", .picture(name: "i", size: Size(width: 20, height: 30)))
    sketch.screen.views[0].hugging = .init(horizontal: 250, vertical: 250)
    sketch.constrain(icon, .trailing, .lessOrEqual, .screen)
    sketch.constrain(icon, .bottom, .equal, .screen)
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.map(\.view) == ["icon"])
    #expect(layout.frames.views[0].frame == Rect(x: 0, y: 770, width: 20, height: 30))
  }

  // Texts

  @Test func truncationSaysWhatIsNeeded() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aaaaaaaa", insets: EdgeInsets(2, 5)), width: 70)
    let long = sketch.label("b", "aaaa aaaa aaaa", lines: 2)
    sketch.place(long, width: 50)
    let (layout, diagnostics) = sketch.layOut()
    #expect(layout.frames.views.map(\.isTruncated) == [true, true])
    #expect(
      diagnostics.map(\.message) == [
        "the text of 'a' is truncated: it needs 80 × 24 and has 60 × 24",
        "the text of 'b' is truncated: it needs 40 × 72 and has 50 × 48",
      ])
    #expect(
      diagnostics.map(\.hint) == [
        "give it 20 more of width, or more lines", "allow 3 lines, or any number: lines: 0",
      ])
  }

  @Test func insetsLargerThanTheFrame() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aa", insets: EdgeInsets(2, 30)), width: 40)
    let diagnostics = sketch.layOut().diagnostics
    #expect(diagnostics.map(\.id) == ["insets-exceed-frame"])
    #expect(diagnostics.map(\.message) == ["the insets of 'a' take 60 × 4 of a frame of 40 × 28"])
  }

  @Test func ignoredOnesAreNotReported() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aaaaaaaa"), width: 70)
    sketch.place(sketch.label("b", "aaaaaaaa"), width: 70)
    sketch.screen.views[0].ignoredDiagnostics = ["truncated"]
    #expect(sketch.layOut().diagnostics.map(\.view) == ["b"])
    sketch.screen.views[1].ignoredDiagnostics = ["ambiguous"]
    #expect(sketch.layOut().diagnostics.map(\.view) == ["b"])
  }
}
