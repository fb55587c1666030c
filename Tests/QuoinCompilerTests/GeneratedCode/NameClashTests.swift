import QuoinEmit
import QuoinTestSupport
import Testing

/// Ids that come to one name in Swift.
@Suite struct NameClashTests {
  private func findings(_ views: String, _ format: String) throws -> [String] {
    let emitter = try #require(Emitter.named(format))
    return TestSpec.canvas(views).result.diagnostics(of: [emitter]).map { finding in
      let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? ""
      let notes = finding.notes.map { "\($0.range?.start.line ?? 0)" }
      return "\(finding.id) \(place) \(finding.message) | \(notes.joined(separator: " "))"
    }
  }

  private let clash = """
    views:
      a-b: {label: x, top: 0, leading: 0}
      aB: {label: x, top: 0, leading: 0}
    """

  @Test(arguments: ["swift", "uikit"])
  func namesBothPlaces(format: String) throws {
    #expect(
      try findings(clash, format)
        == ["name-clash 8:3 'aB' and 'a-b' are both called aB in Swift | 7"])
  }

  /// The names that the support has are not taken.
  @Test(arguments: ["Side", "Symbol", "UIImage"])
  func aScreenIsNotCalledAsATypeOfOthers(name: String) throws {
    let spec = TestSpec(
      "{quoin: 1, screen: \(name), views: {a: {label: x, top: 0, leading: 0}}}")
    let layout = try #require(spec.result.layouts.first)
    let code = try #require(Emitter.named("uikit")).emit([layout])
    #expect(code.contains("final class \(name)ScreenView: UIView {"))
  }

  @Test func isToldOfNoOtherFormat() throws {
    #expect(try findings(clash, "svg") == [])
  }

  @Test func isToldOfWhatEvadesAMember() throws {
    let views = """
      views:
        frame: {label: x, top: 0, leading: 0}
        frameView: {label: x, top: 0, leading: 0}
      """
    #expect(try findings(views, "swift") == [])
    #expect(
      try findings(views, "uikit")
        == ["name-clash 8:3 'frameView' and 'frame' are both called frameView in Swift | 7"])
  }

  @Test func isToldOfGuidesToo() throws {
    let views = """
      guides: {col-umn: {leading: 0, trailing: 0}}
      views: {colUmn: {label: x, top: 0, leading: 0}}
      """
    #expect(try findings(views, "swift") == [])
    #expect(
      try findings(views, "uikit")
        == ["name-clash 6:10 'col-umn' and 'colUmn' are both called colUmn in Swift | 7"])
  }

  /// A constraint's name is a property too; several constraints may have one.
  @Test func isToldOfNamesOfConstraints() throws {
    let views = """
      views:
        a:
          label: x
          top: {value: 0, name: bothEdges}
          leading: {value: 0, name: bothEdges}
        b: {label: x, top: {value: 9, name: a}, leading: {value: 0, name: both-edges}}
      """
    #expect(try findings(views, "swift") == [])
    #expect(
      try findings(views, "uikit") == [
        "name-clash 11:30 'a' is an id and the name of a constraint: both are called a in Swift | 7",
        "name-clash 11:60 'both-edges' and 'bothEdges' are both called bothEdges in Swift | 9",
      ])
  }

  @Test func isNotToldOfLookAlikes() throws {
    let views = """
      views:
        admin: {label: x, top: 0, leading: 0}
        "\u{430}dmin": {label: x, top: 0, leading: 0}
        Admin: {label: x, top: 0, leading: 0}
      """
    #expect(try findings(views, "swift") == [])
    #expect(try findings(views, "uikit") == [])
  }
}
