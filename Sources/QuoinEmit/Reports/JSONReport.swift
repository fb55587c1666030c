import QuoinSource

extension Report {
  /// Diagnostics for programs; `total` counts also those that are left out.
  static let json = Report(
    name: "json", summary: "messages as JSON"
  ) { diagnostics, options in
    JSONWriter.text([
      "quoin": .integer(1),
      "total": .integer(diagnostics.count),
      "diagnostics": .array(diagnostics.prefix(max(0, options.limit)).map(\.json)),
    ])
  }
}
