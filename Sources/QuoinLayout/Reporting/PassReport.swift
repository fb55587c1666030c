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
    return [
      Diagnostic(
        .warning, id: "unsettled",
        "the sizes of \(list(views)) still change after \(LayoutPasses.limit) passes",
        at: first.source,
        hint: "give it a width that does not depend on its height or on its readable guide",
        notes: views.dropFirst().prefix(Self.listed - 1).map {
          Diagnostic.Note("'\($0.id)' changes as well", at: $0.source)
        }, view: first.id)
    ]
  }

  private func list(_ views: [View]) -> String {
    let names = views.prefix(Self.listed).map { "'\($0.id)'" }.joined(separator: ", ")
    let rest = views.count - Self.listed
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  private static let listed = 3
}
