/// A mistake in a template, or one that shows when it is rendered.
public struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the template that holds the mistake.
  public var template: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// What is wrong, one sentence without a full stop.
  public var message: String
  /// The name that is not known there; nil when the mistake is another.
  public var unknownName: String?
  /// The name of a text that was to be written as it is; nil when the mistake is another.
  public var unescapedName: String?
  /// The names that would be known there, in alphabetical order.
  public var knownNames: [String] = []

  /// Makes an error.
  public init(template: String, line: Int, column: Int, message: String) {
    self.template = template
    self.line = line
    self.column = column
    self.message = message
  }

  /// "name:line:column: message".
  public var description: String { "\(template):\(line):\(column): \(message)" }
}

/// A place in a template.
struct TemplatePosition: Sendable, Hashable {
  /// The line, from 1.
  var line: Int
  /// The column in Unicode scalars, from 1.
  var column: Int
}
