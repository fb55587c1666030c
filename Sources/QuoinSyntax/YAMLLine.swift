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

  /// The offset where a text in a flow collection ends: before a comma or closing bracket that is
  /// not within brackets of its own, or where the line's text does.
  static func flowTextEnd(from offset: Int, in bytes: [UInt8]) -> Int {
    let lineEnd = contentEnd(from: offset, in: bytes)
    var depth = 0
    var index = offset
    while index < lineEnd {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return trimmed(from: offset, to: index, in: bytes) }
      case UInt8(ascii: ",") where depth == 0:
        return trimmed(from: offset, to: index, in: bytes)
      default: break
      }
      index += 1
    }
    return lineEnd
  }

  private static func trimmed(from lower: Int, to upper: Int, in bytes: [UInt8]) -> Int {
    var end = upper
    while end > lower, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  /// Whether the line of `offset` begins a flow collection before it: `- {a: 1` or `key: [1`.
  static func opensFlow(before offset: Int, in bytes: [UInt8]) -> Bool {
    let first = skipDashes(from: start(of: offset, in: bytes), before: offset, in: bytes)
    let value = valueStart(before: offset, in: bytes)
    return [first, value].contains {
      $0 < offset && (bytes[$0] == UInt8(ascii: "{") || bytes[$0] == UInt8(ascii: "["))
    }
  }

  /// The first offset that is no blank.
  static func skipBlanks(from offset: Int, in bytes: [UInt8]) -> Int {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index
  }

  /// Where the value begins on the line of `offset`: behind `- ` marks and the first `key: `.
  static func valueStart(before offset: Int, in bytes: [UInt8]) -> Int {
    let value = skipDashes(from: start(of: offset, in: bytes), before: offset, in: bytes)
    var index = value
    while index < offset {
      if bytes[index] == UInt8(ascii: ":"), index + 1 < bytes.count, bytes[index + 1].isBlank {
        return min(skipBlanks(from: index + 1, in: bytes), offset)
      }
      index += 1
    }
    return min(value, offset)
  }

  /// The key of letters whose value begins at an offset: `height` before `>= 44`.
  static func key(before offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var upper = offset
    while upper > 0, bytes[upper - 1].isBlank { upper -= 1 }
    guard upper > 0, upper < offset, bytes[upper - 1] == UInt8(ascii: ":") else { return nil }
    upper -= 1
    var lower = upper
    while lower > 0, (0x61...0x7A).contains(bytes[lower - 1] | 0x20) { lower -= 1 }
    return lower < upper ? lower..<upper : nil
  }

  private static func skipDashes(from start: Int, before offset: Int, in bytes: [UInt8]) -> Int {
    var index = skipBlanks(from: start, in: bytes)
    while index + 1 < offset, bytes[index] == UInt8(ascii: "-"), bytes[index + 1].isBlank {
      index = skipBlanks(from: index + 1, in: bytes)
    }
    return index
  }
}
