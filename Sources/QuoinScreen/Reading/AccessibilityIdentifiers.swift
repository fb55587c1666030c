import QuoinSource

/// The identifiers by which tests of an app find the views of a screen.
enum AccessibilityIdentifiers {
  /// Tells of views that have the identifier of another one: given, or their id where none is.
  ///
  /// Instances of a component may share what it gives its views, as cells do.
  static func check(_ views: [View], _ context: inout ReadContext) {
    var given: [ExactString: View] = [:]
    for view in views {
      guard let identifier = view.accessibility.identifier else { continue }
      if let first = given[ExactString(identifier)] {
        report(view, first, identifier, &context)
      } else {
        given[ExactString(identifier)] = view
      }
    }
    guard !given.isEmpty else { return }
    for view in views where view.accessibility.identifier == nil {
      if let other = given[ExactString(view.id)] { report(other, view, view.id, &context) }
    }
  }

  private static func report(
    _ view: View, _ other: View, _ identifier: String, _ context: inout ReadContext
  ) {
    let isIgnored = [view, other].contains { $0.ignoredDiagnostics.contains(duplicateID) }
    guard view.source != other.source, !isIgnored else { return }
    context.report(
      Diagnostic(
        .warning, id: duplicateID,
        "'\(view.id)' has the accessibility identifier of '\(other.id)', \(Diagnostic.excerpt(identifier))",
        at: view.source, hint: "give it another accessibility id: tests would find both",
        notes: [Diagnostic.Note("the other is here", at: other.source)]))
  }

  private static let duplicateID = "duplicate-accessibility-id"
}
