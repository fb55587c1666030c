/// Text and attribute values of XML: references and line ends.
enum XMLText {
  /// The text of a range with references resolved and line ends made LF.
  ///
  /// - Parameters:
  ///   - turnsBlanks: whether tabs and line ends become blanks, as in attribute values.
  static func resolve(
    _ bytes: [UInt8], _ range: Range<Int>, turnsBlanks: Bool
  ) throws(XMLFault) -> String {
    let slice = bytes[range]
    let isPlain = !slice.contains { $0 == UInt8(ascii: "&") || $0 < 0x20 }
    if isPlain { return String(decoding: slice, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        let (text, end) = try reference(bytes, from: index, before: range.upperBound)
        result += Array(text.utf8)
        index = end
        continue
      }
      index += 1
      switch byte {
      case 0x0D:
        // [2.11] CRLF and CR are LF.
        if index < range.upperBound, bytes[index] == 0x0A { continue }
        result.append(turnsBlanks ? 0x20 : 0x0A)
      case 0x09, 0x0A: result.append(turnsBlanks ? 0x20 : byte)
      case 0x00..<0x20: throw .controlCharacter(byte, at: index - 1)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// [66] character reference or [68] one of the five entities that XML has.
  private static func reference(
    _ bytes: [UInt8], from start: Int, before end: Int
  ) throws(XMLFault) -> (text: String, end: Int) {
    let limit = min(end, start + 12)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw .loneAmpersand(at: start)
    }
    let name = String(decoding: bytes[start + 1..<semicolon], as: UTF8.self)
    let text: String? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: character(name).map { String($0) }
      }
    guard let text else { throw .unknownEntity(name, at: start) }
    return (text, semicolon + 1)
  }

  /// `#10` or `#xA`: a character that XML allows [2].
  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value: UInt32?
    if digits.hasPrefix("x") {
      let hex = digits.dropFirst()
      value = hex.allSatisfy(\.isHexDigit) ? UInt32(hex, radix: 16) : nil
    } else {
      value = digits.allSatisfy { ("0"..."9").contains($0) } ? UInt32(digits) : nil
    }
    guard let value, value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value) else { return nil }
    return Unicode.Scalar(value)
  }

  /// Where a line begins with a mark that a merge left: `=======` or `>>>>>>> `.
  static func conflictMarker(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    for mark in ["=======\n", "=======\r", ">>>>>>> "] {
      let mark = Array(mark.utf8)
      var index = range.lowerBound
      while let found = bytes[index..<range.upperBound].firstIndex(of: mark[0]) {
        let startsLine = found == 0 || bytes[found - 1] == 0x0A
        if startsLine, bytes[found..<range.upperBound].starts(with: mark) { return found }
        index = found + 1
      }
    }
    return nil
  }
}
