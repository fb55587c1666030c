/// One step of a YAML file as libyaml tells it, with its place in the file's bytes.
struct YAMLEvent {
  /// How a YAML scalar is written.
  enum ScalarStyle {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  enum Kind {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    case alias(String)
    case scalar(String, ScalarStyle)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  var kind: Kind
  /// The UTF-8 offsets of the event, properties (anchor, tag) included.
  var range: Range<Int>
  /// The name of the node's anchor.
  var anchor: String?
  /// The node's tag, its handle resolved.
  var tag: String?
}

/// Why libyaml cannot go on.
struct YAMLFailure: Error {
  /// What libyaml was reading: "while parsing a flow mapping".
  var context: String
  /// Where that began.
  var contextOffset: Int?
  /// libyaml's words for what is wrong.
  var problem: String
  /// Where.
  var offset: Int
}
