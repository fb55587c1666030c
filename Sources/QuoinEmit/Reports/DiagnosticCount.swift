import QuoinSource

/// How many diagnostics there are of each severity.
struct DiagnosticCount {
  private let all: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    all = diagnostics
  }

  /// "2 errors, 1 warning"; empty without diagnostics.
  var text: String {
    Diagnostic.Severity.allCases.compactMap { severity in
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  /// The count, and how many of them are told when that is not all.
  func text(shown: Int) -> String {
    shown < all.count ? "\(text); the first \(shown) of \(all.count) are shown" : text
  }
}
