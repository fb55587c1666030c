/// The value tree that a template reads.
public enum TemplateValue: Sendable, Hashable {
  /// Text, escaped on output.
  case text(String)
  /// A condition.
  case flag(Bool)
  /// A section repeats over it.
  case list([TemplateValue])
  /// Names to values.
  case map([String: TemplateValue])
}
