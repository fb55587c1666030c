import QuoinSource
import QuoinSyntax

/// What is wrong in the text of a constraint, at a range of UTF-8 offsets of that text.
///
/// Reading a text stops at its first fault, so one mistake is never reported twice.
struct ConstraintFault: Error {
  /// A text that would be right in the fault's range.
  struct Replacement: Sendable {
    /// What replacing does, as a command.
    var title: String
    /// What is written.
    var original: String
    /// The right text.
    var text: String
  }

  /// The diagnostic's id.
  var id: String
  /// What is wrong.
  var message: String
  /// Where in the text.
  var range: Range<Int>
  /// What would be right.
  var hint: String?
  /// A text that mends it.
  var replacement: Replacement?

  /// Makes a fault.
  init(
    _ id: String, _ message: String, at range: Range<Int>, hint: String? = nil,
    replacement: Replacement? = nil
  ) {
    self.id = id
    self.message = message
    self.range = range
    self.hint = hint
    self.replacement = replacement
  }

  /// The diagnostic for a fault in a scalar's text.
  ///
  /// The fix is left out where the file does not hold what it would replace: after escapes, and
  /// when the fault is in the text that a `$name` stands for.
  func diagnostic(
    in node: SyntaxNode, severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let place = node.range(ofText: range)
    var fix: Diagnostic.Fix?
    if let replacement, node.scalar?.verbatimOffset != nil, place.text == replacement.original {
      fix = Diagnostic.Fix(
        replacement.title, edits: [Diagnostic.Fix.Edit(range: place, text: replacement.text)])
    }
    return Diagnostic(severity, id: id, message, at: place, hint: hint, fix: fix)
  }
}

extension ConstraintFault {
  /// The id of a name that no view or guide has.
  static let unknownID = "unknown-id"

  /// A name that is not known, with the nearest known one.
  static func unknown(
    _ id: String, _ message: String, name: String, among names: [String],
    prefix: String = "", at range: Range<Int>, otherwise hint: String? = nil
  ) -> ConstraintFault {
    guard let nearest = Suggestion.nearest(to: name, among: names) else {
      return ConstraintFault(id, message, at: range, hint: hint)
    }
    return ConstraintFault(
      id, message, at: range, hint: "did you mean '\(prefix)\(nearest)'?",
      replacement: Replacement(
        title: "replace by '\(prefix)\(nearest)'", original: prefix + name,
        text: prefix + nearest))
  }
}
