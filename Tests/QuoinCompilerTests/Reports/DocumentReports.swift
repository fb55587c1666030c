import QuoinLayout
import QuoinSource
import QuoinTestSupport
import Testing

/// Real users' reports about merge keys and negative distances, with the right answers.
@Suite struct DocumentReports {
  /// Yams 451: two merge keys in one map.
  @Test func aSecondMergeKeyNamesTheFirstAndTheCure() throws {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      values:
        p: &p {x: 1}
        q: &q {x: 2}
        b:
          <<: *p
          <<: *q
      views: {}
      """)
    let error = try #require(spec.result.diagnostics.first { $0.severity == .error })
    #expect(error.id == "duplicate-key")
    #expect(error.range?.start.line == 8)
    #expect(error.notes.first?.range?.start.line == 7)
    #expect(error.hint?.contains("[*first, *second]") == true)
  }

  /// Yams 451: in the list form the earlier map wins.
  @Test func ofAListOfMergedMapsTheEarlierWins() {
    let spec = TestSpec.canvas(
      """
      values:
        p: &p {x: 1}
        q: &q {x: 2, y: 3}
        b: {<<: [*p, *q]}
      views: {v: {view: , frame: [$b.x, $b.y, 4, 4]}}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == 1)
    #expect(spec.frame("v").y == 3)
  }

  /// HandyUIKit 11: a negative inset lies outside the parent.
  @Test func aNegativeInsetIsOutsideTheParent() {
    let spec = TestSpec.canvas(
      """
      values: {out: -8}
      views:
        p: {view: {a: {view: , edges: -8}, b: {view: , leading: $out, trailing: $out, top: 0, height: 4}}, frame: [50, 60, 100, 40]}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a") == Rect(x: 42, y: 52, width: 116, height: 56))
    #expect(spec.frame("b").x == 42)
    #expect(spec.frame("b").width == 116)
  }
}
