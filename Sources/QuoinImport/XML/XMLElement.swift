import QuoinSource

/// An element of an XML document with the place of its start tag.
public struct XMLElement: Sendable {
  /// The name.
  public var name: String
  /// The attributes in the order written; each name once.
  public var attributes: [XMLAttribute]
  /// The elements in it, in order.
  public var children: [XMLElement]
  /// The text directly in it, joined.
  public var text: String
  /// Where the start tag stands, from `<` to `>`.
  public var range: SourceRange

  /// Makes an element without content.
  public init(name: String, attributes: [XMLAttribute], range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.range = range
    children = []
    text = ""
  }

  /// The value of an attribute; nil when it is not there.
  public subscript(_ attribute: String) -> String? {
    attributes.first { $0.name.utf8.elementsEqual(attribute.utf8) }?.value
  }

  /// The children of a name.
  public func children(named name: String) -> [XMLElement] {
    children.filter { $0.name == name }
  }

  /// The first child of a name.
  public func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The first child that stands for a property: with this value of `key`.
  public func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }
}

/// An attribute of an element.
public struct XMLAttribute: Sendable, Hashable {
  /// The name, a prefix included.
  public var name: String
  /// The value, references resolved.
  public var value: String

  /// Makes an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
