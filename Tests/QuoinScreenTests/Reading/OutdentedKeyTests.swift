import QuoinSource
import Testing

@testable import QuoinScreen

/// Keys of a view that stand beside its id: one error that says so, and a fix that indents them.
@Suite struct OutdentedKeyTests {
  private func resolved(_ views: String) -> ResolvedSpec {
    ResolvedSpec("quoin: 1\nscreen: Test\nviews:\n\(views)\n")
  }

  @Test func oneErrorNamesTheIndentation() throws {
    let spec = resolved("  a:\n  label: x\n  top: 0\n  leading: 0\n  insets:\n    top: 2")
    #expect(spec.ids == ["keys-not-indented"])
    let finding = try #require(spec.diagnostics.first)
    #expect(
      finding.message
        == "'a' has nothing below it: 'label', 'top', 'leading', 'insets' are not indented")
    let file = try #require(finding.range?.file)
    let mended = finding.fix?.applied(to: file).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      mended
        == "quoin: 1\nscreen: Test\nviews:\n  a:\n    label: x\n    top: 0\n    leading: 0\n"
        + "    insets:\n      top: 2\n")
  }

  /// Several views in one column are one error, also where their keys are the same.
  @Test(arguments: [
    "  a:\n  label: x\n  b:\n  button: y\n  top: 0",
    "  a:\n  label: x\n  top: 0\n  b:\n  c: {view: }",
  ])
  func severalViewsAreOneError(views: String) {
    #expect(resolved(views).ids == ["keys-not-indented"])
  }

  /// What follows is read on: another view, also one whose id is a key's name.
  @Test func theNextViewsAreRead() {
    let spec = resolved(
      "  a:\n  label: x\n  size: {label: y, top: 0, leading: 0}\n  b: {label: z, top: 0, lines: x}")
    #expect(spec.ids == ["keys-not-indented", "wrong-type"])
    #expect(spec.screen?.views.map(\.id) == ["size", "b"])
  }

  @Test(arguments: ["  a:\n  b: {label: x, top: 0, leading: 0}", "  a: {label: x, lines: 1}\n  b:"])
  func aBareViewAloneIsNone(views: String) {
    #expect(resolved(views).ids == ["wrong-type"])
  }
}
