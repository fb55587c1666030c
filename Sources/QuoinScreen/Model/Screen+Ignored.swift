import QuoinSource

extension Screen {
  /// The diagnostics less those that their views or the screen ignore; errors stay.
  public func droppingIgnored(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var ignored: [ExactString: [String]] = [:]
    for view in views where !view.ignoredDiagnostics.isEmpty {
      ignored[ExactString(view.id)] = view.ignoredDiagnostics
    }
    guard !ignored.isEmpty || !ignoredDiagnostics.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      if diagnostic.severity == .error { return true }
      let own = diagnostic.view.flatMap { ignored[ExactString($0)] } ?? []
      return !(own + ignoredDiagnostics).contains(diagnostic.id)
    }
  }
}
