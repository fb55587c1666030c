import QuoinTestSupport
import Testing

/// Real users' reports about stack views, with the right answers.
@Suite struct StackReports {
  /// ActiveLabel 106: an empty label has no height, but it is there and keeps its spacing.
  @Test(arguments: [(0, 24.0), (8, 32.0)])
  func anEmptyLabelKeepsItsSpacing(spacing: Int, height: Double) {
    let spec = TestSpec.canvas(
      """
      views:
        s: {vstack: {a: {label: "", style: u}, b: {label: a, style: u}}, spacing: \(spacing), top: 0, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").height == 0)
    #expect(spec.frame("b").height == 24)
    #expect(spec.frame("s").height == height)
  }

  /// braintree_ios 237: a hidden view has no height, which a required one contradicts.
  @Test func aHiddenViewConflictsWithARequiredHeight() throws {
    let spec = column(middle: "44")
    let finding = try #require(spec.result.diagnostics.first { $0.severity == .error })
    #expect(finding.id == "conflict")
    #expect(finding.range?.start.line == 10)
    let notes = finding.notes.map(\.message)
    #expect(notes.contains { $0.contains("hidden b in s") })
    #expect(notes.contains { $0.contains("b.height == 44") })
  }

  /// braintree_ios 237: at 999 the height gives way and one spacing stays.
  @Test func aHiddenViewFoldsAHeightThatIsNotRequired() {
    let spec = column(middle: "44 @999")
    #expect(spec.findings == [])
    #expect(spec.frame("s").height == 96)
    #expect(spec.frame("c").y == 52)
    #expect(spec.frame("b").height == 0)
  }

  private func column(middle height: String) -> TestSpec {
    TestSpec.canvas(
      """
      views:
        s:
          vstack:
            a: {view: , height: 44}
            b: {view: , height: \(height), hidden: true}
            c: {view: , height: 44}
          spacing: 8
          top: 0
          edges: {leading: 0, trailing: 0}
      """)
  }

  /// stream-chat-swift 1066: a hidden view has no part in equal widths.
  @Test func hiddenViewsHaveNoPartInEqualWidths() {
    let spec = TestSpec.canvas(
      """
      views:
        row:
          hstack: {a: {view: }, b: {view: , hidden: true}, c: {view: }}
          distribution: fillEqually
          spacing: 20
          frame: [0, 0, 320, 44]
      """)
    #expect(spec.findings == [])
    #expect(["a", "b", "c"].map { spec.frame($0).width } == [150, 0, 150])
    #expect(spec.frame("c").x == 170)
  }
}
