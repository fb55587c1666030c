/// Finds the parts of one line of YAML around an offset.
enum YAMLLine {
  /// The offset of the line's first byte.
  static func start(of offset: Int, in bytes: [UInt8]) -> Int {
    var index = min(offset, bytes.count)
    while index > 0, !bytes[index - 1].isLineEnd { index -= 1 }
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    return index
  }

  /// The offset after the line's last byte.
  static func end(of offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
    return index
  }

  /// The offset where the line's text ends: before trailing blanks and a comment.
  static func contentEnd(from offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    var end = offset
    while index < bytes.count, !bytes[index].isLineEnd {
      if index > offset, bytes[index] == UInt8(ascii: "#"), bytes[index - 1].isBlank { break }
      index += 1
      if !bytes[index - 1].isBlank { end = index }
    }
    return end
  }

  /// The first offset that is no blank.
  static func skipBlanks(from offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index
  }

  /// Where the value begins on the line of `offset`: behind `- ` marks and the first `key: `.
  static func valueStart(before offset: Int, in bytes: [UInt8]) -> Int {
    var value = skipBlanks(from: start(of: offset, in: bytes), in: bytes)
    while value + 1 < offset, bytes[value] == UInt8(ascii: "-"), bytes[value + 1].isBlank {
      value = skipBlanks(from: value + 1, in: bytes)
    }
    var index = value
    while index < offset {
      if bytes[index] == UInt8(ascii: ":"), index + 1 < bytes.count, bytes[index + 1].isBlank {
        return min(skipBlanks(from: index + 1, in: bytes), offset)
      }
      index += 1
    }
    return min(value, offset)
  }
}
