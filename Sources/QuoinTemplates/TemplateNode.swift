/// A part of a parsed template.
enum TemplateNode: Sendable {
  /// The beginning of a line of the template that is not a tag's own: its leading white space, and
  /// whether nothing else stands on it.
  case lineStart(whitespace: String, isBlank: Bool)
  /// Text, at most to the end of a line.
  case text(String)
  /// A value to write.
  case variable(TagName, isEscaped: Bool)
  /// Nodes to repeat over a value, or to render without one.
  case section(TagName, isInverted: Bool, [TemplateNode])
  /// Another template, its lines indented.
  case partial(TagName, indentation: String)
  /// A part that heirs may replace.
  case block(TemplateBlock)
  /// Another template with some of its blocks replaced.
  case parent(TagName, indentation: String, [TemplateBlock])
}

/// A name in a tag and where the tag is.
struct TagName: Sendable, CustomStringConvertible {
  /// The name as written, white space around it removed.
  var text: String
  /// The place of the tag.
  var position: TemplatePosition
  /// Whether it is the name of a value that names a template: `{{>*name}}`.
  var isDynamic = false

  /// The name as it is written in a tag.
  var description: String { (isDynamic ? "*" : "") + text }

  /// The parts between dots; none for the implicit iterator ".".
  var parts: [String] {
    text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A named part of a template that an heir may replace.
struct TemplateBlock: Sendable {
  /// Its name.
  var name: TagName
  /// What it consists of.
  var nodes: [TemplateNode]
  /// The indentation of its tag, when the tag is the first on its line.
  var tagIndentation: String
  /// Whether its opening tag has a line of its own.
  var isStandalone: Bool
  /// The template it stands in, for errors.
  var template: String

  /// The indentation of its first line, when the content begins on a line of its own.
  var contentIndentation: String? {
    guard case .lineStart(let whitespace, false)? = nodes.first else { return nil }
    return whitespace
  }

  /// The indentation that lines of a replacement take.
  var replacementIndentation: String {
    isStandalone ? contentIndentation ?? tagIndentation : tagIndentation
  }
}
