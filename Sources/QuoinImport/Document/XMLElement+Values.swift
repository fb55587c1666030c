import QuoinLayout
import QuoinScreen

extension XMLElement {
  /// A number of points within what a layout can hold; nil where none is written.
  func length(_ attribute: String) -> Double? {
    self[attribute].flatMap(InterfaceNumber.parse)
  }

  /// `YES` or `NO`; nil where none is written.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The stored frame in the superview's coordinates.
  var frame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let x = rect.length("x"), let y = rect.length("y"),
      let width = rect.length("width"), let height = rect.length("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The text of a property that is an attribute or, with several lines, an element
  /// `<string key=…>`.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let element = children.first(where: { $0.name == "string" && $0["key"] == key }) else {
      return nil
    }
    return element.stringContent
  }

  /// The text of an element `<string>`, base64 decoded.
  private var stringContent: String {
    guard flag("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  /// A finite decimal number up to a million either way, the largest coordinate that is exact.
  static func parse(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2E, 0x2D, 0x2B, 0x45, 0x65].contains($0)
    }
    guard isDecimal, let number = Double(text), number.isFinite, abs(number) <= 1e6 else {
      return nil
    }
    return number
  }

  /// A multiplier: `0.8`, `16:9` or `1/3`.
  static func multiplier(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      guard let first = parse(parts[0]), let second = parse(parts[1]), second != 0 else {
        return nil
      }
      return first / second
    }
    return parse(text)
  }
}

/// Base64 (RFC 4648), in which Interface Builder stores strings that XML cannot hold as they are.
enum Base64 {
  /// The bytes; nil where a character is none of the alphabet.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for character in text.utf8 where ![0x20, 0x09, 0x0A, 0x0D, 0x3D].contains(character) {
      guard let value = value(of: character) else { return nil }
      buffer = (buffer << 6 | value) & 0xFFFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case 0x41...0x5A: UInt32(character) - 0x41
    case 0x61...0x7A: UInt32(character) - 0x61 + 26
    case 0x30...0x39: UInt32(character) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
