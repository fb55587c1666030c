import QuoinScreen
import QuoinTestSupport
import Testing

/// Real users' reports about Auto Layout, with the right answers.
@Suite struct ConstraintReports {
  /// Stevia 55: two long labels, equal resistance: the compromise is open.
  @Test func aTieIsReportedWithBothViewsAndTheLevel() throws {
    let spec = row(resistance: 750)
    #expect(!spec.result.hasErrors)
    let finding = try #require(spec.result.diagnostics.first { $0.id == "ambiguous" })
    #expect(finding.view == "a")
    #expect(finding.message.contains("'a'") && finding.message.contains("'b'"))
    #expect(finding.message.contains("priority 750"))
    #expect(spec.frame("a").width + spec.frame("b").width == 200)
  }

  /// Stevia 55: the label with the lower resistance gives way.
  @Test func theLowerResistanceGivesWay() {
    let spec = row(resistance: 749)
    #expect(spec.findings.filter { !$0.contains("truncated") } == [])
    #expect(spec.frame("a").width == 150)
    #expect(spec.frame("b").width == 50)
  }

  private func row(resistance: Int) -> TestSpec {
    TestSpec.canvas(
      """
      views:
        row:
          view:
            a: {label: aaaaaaaaaaaaaaa, style: u, top: 0, leading: 0}
            b: {label: bbbbbbbbbbbbbbb, style: u, resistance: \(resistance), top: 0, leading: a.trailing, trailing: 0}
          frame: [0, 0, 200, 24]
      """)
  }

  /// Cartography 190: a multiplier of 0 on a position.
  @Test func aPositionNeedsAPosition() {
    let spec = TestSpec.canvas(
      """
      views:
        p: {view: {x: {view: , leading: 0 * parent.leading + 20, top: 0, size: 10}}, edges: 0}
      """)
    #expect(spec.result.diagnostics.count == 1)
    #expect(spec.result.diagnostics.first?.severity == .error)
    #expect(
      spec.result.diagnostics.first?.message.contains("location needs a location partner") == true)
    #expect(spec.result.diagnostics.first?.range?.start.line == 7)
  }

  /// Cartography 190: on a size it is legal.
  @Test func aSizeMayHaveAMultiplierOfZero() {
    let spec = TestSpec.canvas(
      "views: {x: {view: , width: 0 * parent.width + 20, height: 10, top: 0, leading: 0}}")
    #expect(spec.findings == [])
    #expect(spec.frame("x").width == 20)
  }

  /// TinyConstraints 95: the sign of an offset flips with the direction by itself.
  @Test(arguments: [(LayoutDirection.leftToRight, 100.0), (.rightToLeft, 220.0)])
  func offsetsCountFromTheLeadingEdge(direction: LayoutDirection, x: Double) {
    let spec = TestSpec.canvas(
      direction: direction,
      "views: {v: {view: , size: [80, 20], top: 0, trailing: parent.centerX - 20}}")
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == x)
    #expect(spec.frame("v").right == x + 80)
  }

  /// kiwi 2: sizes of zero are sizes.
  @Test func requiredSizesOfZeroHold() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {view: , leading: 0, width: 0, top: 0, height: 1}
        b: {view: , leading: a.trailing, trailing: a.leading + 20, top: 0, height: 1}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("b").x == 0)
    #expect(spec.frame("b").width == 20)
  }

  /// cassowary 1: what follows from other constraints is not a contradiction.
  @Test func redundantConstraintsAreFine() {
    let spec = TestSpec.canvas(
      """
      views:
        v: {view: , width: [100, 100], height: 10, top: 0, leading: 0}
        a: {view: , width: 0.1, height: 10, top: 20, leading: 0}
        b: {view: , width: 0.2, height: 10, top: 40, leading: 0}
      constraints:
        - a.width + b.width == 0.3
      """)
    #expect(spec.findings == [])
  }

  /// cassowary 1: a contradiction is told with both of its lines.
  @Test func aContradictionNamesItsConstraints() throws {
    let spec = TestSpec.canvas(
      """
      views:
        v: {view: , width: 100, height: 10, top: 0, leading: 0}
      constraints:
        - v.width == 101
      """)
    let finding = try #require(spec.result.diagnostics.first)
    #expect(spec.result.diagnostics.count == 1)
    #expect(finding.severity == .error)
    let lines = Set(
      ([finding.range] + finding.notes.map(\.range)).compactMap { $0?.start.line })
    #expect(lines.isSuperset(of: [7, 9]))
  }
}
