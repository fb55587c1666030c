/// Where a node's anchor, tag and content stand: libyaml gives one place for all three.
enum YAMLProperties {
  /// The offset of the content behind anchor and tag.
  static func contentStart(of event: YAMLEvent, in bytes: [UInt8]) -> Int {
    guard event.anchor != nil || event.tag != nil else { return event.range.lowerBound }
    var index = event.range.lowerBound
    while index < bytes.count, bytes[index] == anchorMark || bytes[index] == tagMark {
      let end = propertyEnd(from: index, in: bytes)
      index = nextContent(from: end, in: bytes)
    }
    return index
  }

  /// The range of the anchor, `&` included.
  static func anchor(of event: YAMLEvent, in bytes: [UInt8]) -> Range<Int> {
    property(anchorMark, of: event, in: bytes)
  }

  /// The range of the tag, `!` included.
  static func tag(of event: YAMLEvent, in bytes: [UInt8]) -> Range<Int> {
    property(tagMark, of: event, in: bytes)
  }

  private static let anchorMark = UInt8(ascii: "&")
  private static let tagMark = UInt8(ascii: "!")

  private static func property(
    _ mark: UInt8, of event: YAMLEvent, in bytes: [UInt8]
  ) -> Range<Int> {
    var index = event.range.lowerBound
    while index < bytes.count, bytes[index] == anchorMark || bytes[index] == tagMark {
      let end = propertyEnd(from: index, in: bytes)
      if bytes[index] == mark { return index..<end }
      index = nextContent(from: end, in: bytes)
    }
    return event.range
  }

  private static func propertyEnd(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, !bytes[index].isBlank, !bytes[index].isLineEnd,
      !bytes[index].isFlowIndicator
    {
      index += 1
    }
    return index
  }

  /// Skips blanks, line ends and comments.
  private static func nextContent(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index].isBlank || bytes[index].isLineEnd {
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
      } else {
        break
      }
    }
    return index
  }
}
