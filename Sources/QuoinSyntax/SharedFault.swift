import QuoinSource

/// The faults that YAML and JSON have in common, in the same words.
enum SharedFault {
  static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-key", "the key '\(VisibleText.escape(key))' is written twice",
      at: range, hint: "remove one of the two or rename it",
      notes: [.init("it is first written here", at: first)])
  }

  /// An escape for a character that has no place in a spec.
  static func controlEscape(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "control-character",
      "the escape stands for \(scalar.codePoint), which cannot be printed", at: range,
      hint: "remove it", fix: .init("remove the escape", edits: [.init(range: range, text: "")]))
  }

  static func scalarTooLong(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "scalar-limit", "the text is longer than \(limit) bytes",
      at: SourceRange(file: range.file, lower: range.lower, upper: range.lower),
      hint: "shorten it")
  }

  static func tooDeep(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "depth-limit", "values nest deeper than \(limit) levels", at: range,
      hint: "nest less deeply")
  }

  /// What follows the last fault that is told.
  static func tooManyDiagnostics(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "diagnostic-limit", "the file has too many errors and is read no further",
      at: range, hint: "mend the ones before this")
  }
}
