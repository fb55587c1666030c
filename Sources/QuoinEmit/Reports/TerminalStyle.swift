import QuoinSource

/// Colours of a terminal (ECMA-48, select graphic rendition), or none.
struct TerminalStyle {
  let isColored: Bool

  /// Text that stands out.
  func bold(_ text: String) -> String { wrap(text, "1") }
  /// Text that stands back.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// Text in the colour of a severity.
  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;35")
    case .note: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
