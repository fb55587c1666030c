import QuoinSource

/// A value of a YAML or JSON document with the range it was written in.
///
/// Scalars are text until a field's type reads them. An alias stands in the tree as a copy of the
/// node it names; its range is the anchored node's, so that diagnostics point at what is written.
public struct SyntaxNode: Sendable {
  /// What the node holds.
  public enum Content: Sendable {
    /// Text.
    case scalar(Scalar)
    /// A list.
    case sequence([SyntaxNode])
    /// A map; keys are unique and in the order written, merged keys (`<<`) after the map's own.
    case mapping([SyntaxEntry])
  }

  /// What the node holds.
  public var content: Content
  /// Where it is written.
  public var range: SourceRange

  /// Makes a node.
  public init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

/// A key and its value.
public struct SyntaxEntry: Sendable {
  /// The key's text, quotes and escapes resolved.
  public var key: String
  /// Where the key is written.
  public var keyRange: SourceRange
  /// The value; an empty plain scalar where none is written.
  public var value: SyntaxNode

  /// Makes an entry.
  public init(key: String, keyRange: SourceRange, value: SyntaxNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A scalar's text and how it was written.
public struct Scalar: Sendable, Hashable {
  /// How a scalar was written.
  public enum Style: Sendable, Hashable {
    /// YAML without quotes.
    case plain
    /// Single or double quotes, or a JSON string.
    case quoted
    /// YAML's `|` or `>`.
    case block
    /// A JSON number, `true`, `false`.
    case jsonLiteral
    /// JSON's `null`.
    case jsonNull
    /// Not written but made of other texts, which is done: a `$` in it is a dollar.
    case computed
  }

  /// The text, quotes and escapes resolved.
  public var text: String
  /// How it was written.
  public var style: Style
  /// The UTF-8 offset in the file of the text's first byte when the text stands there byte for
  /// byte, so that a place inside the text has a place in the file; nil after escapes or folding.
  public var verbatimOffset: Int?

  /// Makes a scalar.
  public init(text: String, style: Style, verbatimOffset: Int? = nil) {
    self.text = text
    self.style = style
    self.verbatimOffset = verbatimOffset
  }

  /// Whether no value is written: an empty plain scalar or JSON's `null`.
  public var isAbsent: Bool { style == .jsonNull || (style == .plain && text.isEmpty) }
}

extension SyntaxNode {
  /// The scalar, when it is one.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The entries, when it is a map.
  public var entries: [SyntaxEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The items, when it is a list.
  public var items: [SyntaxNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// Where a range of UTF-8 offsets of the scalar's text stands in the file; the whole node when
  /// that cannot be told.
  public func range(ofText text: Range<Int>) -> SourceRange {
    guard let offset = scalar?.verbatimOffset else { return range }
    return SourceRange(
      file: range.file, lower: offset + text.lowerBound, upper: offset + text.upperBound)
  }
}
