import QuoinSource
import Testing

@testable import QuoinScreen

/// Styles that no view has are read too: what is wrong with them in any view is told, and nothing
/// else.
@Suite struct UnusedStyleTests {
  private func resolved(_ styles: String, views: String = "{}") -> ResolvedSpec {
    ResolvedSpec("quoin: 1\nscreen: Test\nstyles: {\(styles)}\nviews: \(views)")
  }

  @Test(arguments: [
    ("font: bodyy", "wrong-type bodyy"), ("lines: -2", "wrong-type -2"),
    ("background: bleu", "wrong-type bleu"), ("alpha: 2", "out-of-range 2"),
    ("leftView: {symbl: star}", "unknown-key symbl"), ("attach: bound", "wrong-type bound"),
    ("minWidth: -4", "negative-size -4"), ("top: 8 @2000", "bad-priority 2000"),
    ("hugging: {vertical: 0}", "wrong-type 0"), ("kern: $gap", "unknown-name $gap"),
    ("spacing: wide", "wrong-type wide"), ("insets: [1, 2, 3, 4]", "insets-list [1, 2, 3, 4]"),
    ("leading: parent.left", "left-against-leading parent.left"), ("width: $w", "unknown-value $w"),
  ])
  func faultsAreTold(_ entry: String, _ finding: String) {
    let diagnostics = resolved("u: {\(entry)}").diagnostics
    #expect(diagnostics.map { "\($0.id) \($0.range?.text ?? "")" } == [finding])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  /// Each fault once, but for the name that a view may have.
  @Test func severalFaultsOfOneStyleAreToldOnceEach() {
    let spec = resolved("u: {font: bodyy, lines: -2, background: bleu, top: nope.bottom}")
    #expect(spec.ids.sorted() == ["wrong-type", "wrong-type", "wrong-type"])
  }

  /// What the reference gives for an example is no fault by itself in a style.
  @Test func examplesOfTheReferenceAreFine() {
    for kind in ViewKind.all {
      for attribute in kind.attributes + CommonAttributes.descriptions {
        guard attribute.name != CommonAttributes.style.name,
          let example = LanguageReference.example(of: attribute)
        else { continue }
        let spec = ResolvedSpec(
          """
          quoin: 1
          screen: Test
          values: {gap: 8}
          styles:
            u: {\(attribute.name): \(example)}
          views: {}
          """)
        let errors = spec.diagnostics.filter { $0.severity == .error && $0.id != "unknown-style" }
        // A picture's file is looked for, as in a view.
        #expect(
          errors.filter { $0.id != "missing-image" }.isEmpty,
          "\(attribute.name): \(example): \(errors.map(\.message))")
      }
    }
  }

  /// Names of views, boxes that only some containers have, and keys that count beside others only.
  @Test(arguments: [
    "top: nope.bottom + 8", "width: parent.frame.width - 16", "leading: parent.margins",
    "bottom: keyboard.top", "imagePadding: 8", "selected: 7", "current: 12",
    "height: 0.5 * other.width", "firstBaseline: title.lastBaseline", "edges: {top: a, bottom: 8}",
  ])
  func whatOnlyAViewCanTellIsLeft(_ entry: String) {
    #expect(resolved("u: {\(entry)}").ids == [])
  }

  /// The specs that use the styles of a sheet may declare what it names.
  @Test func aSheetMayNameWhatItsUsersDeclare() {
    let spec = ResolvedSpec(
      "quoin: 1\nscreen: Test\ninclude: sheet.yaml\nignore: unused-name\nviews: {}",
      files: ["sheet.yaml": "styles: {u: {kern: $gap, width: $w, color: $brand, lines: -2}}"])
    #expect(spec.ids == ["wrong-type"])
  }

  @Test func usedStylesAreToldAtTheirUseOnly() {
    let spec = resolved(
      "base: {lines: -1}, u: {extends: base, kern: wide}",
      views: "{a: {label: x, style: u, top: 0, leading: 0}}")
    #expect(spec.ids.sorted() == ["wrong-type", "wrong-type"])
  }
}
