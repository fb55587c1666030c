import QuoinScreen
import QuoinSource

/// A warning where the passes came to no fixed point.
struct PassReport {
  private let passes: LayoutPasses

  /// Makes the report of the passes.
  init(_ passes: LayoutPasses) { self.passes = passes }

  /// The warning, when some views still changed after the last pass.
  var diagnostics: [Diagnostic] {
    let views = passes.unsettled.map { passes.formulation.screen.views[$0] }
    guard let first = views.first else { return [] }
    let names = views.prefix(Self.listed).map(\.id).joined(separator: ", ")
    let rest = views.count - Self.listed
    let list = rest > 0 ? "\(names) and \(rest) more" : names
    return [
      Diagnostic(
        .warning, id: "unsettled",
        "the sizes of \(list) still change after \(LayoutPasses.limit) passes", at: first.source,
        hint: "give the text a width or preferredMaxWidth that does not depend on its height",
        notes: views.dropFirst().prefix(Self.listed - 1).map {
          Diagnostic.Note("\($0.id) changes as well", at: $0.source)
        }, view: first.id)
    ]
  }

  private static let listed = 3
}
