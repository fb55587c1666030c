/// The value tree that a template reads.
///
/// Text comes in two kinds, so that a renderer can tell what a user wrote from what is known to be
/// safe: `text` is always escaped, `code` is written as it is.
public enum TemplateValue: Sendable, Hashable {
  /// Text, escaped on output.
  case text(String)
  /// Text that is safe in the output as it stands: a number, a name made by the program.
  case code(String)
  /// A condition.
  case flag(Bool)
  /// A section repeats over it.
  case list([TemplateValue])
  /// Names to values.
  case map([String: TemplateValue])

  /// Whether a section over it is rendered: all but `false` and the empty list.
  var isTruthy: Bool {
    switch self {
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .text, .code, .map: true
    }
  }
}
