/// Writes JSON (RFC 8259): what fits in a line stays on it, the rest has a line for each part.
public struct JSONWriter {
  private var output = ""
  private static let lineLength = 100

  /// The text of a value, with a line end.
  public static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0, used: 0)
    return writer.output + "\n"
  }

  private mutating func write(_ value: JSONValue, depth: Int, used: Int) {
    if let line = Self.line(value, limit: Self.lineLength - used) {
      output += line
      return
    }
    switch value {
    case .array(let items):
      writeParts("[", "]", items.map { ("", $0) }, depth: depth)
    case .object(let members):
      writeParts(
        "{", "}", members.map { (Self.quoted($0.key) + ": ", $0.value) }, depth: depth)
    default:
      output += Self.scalar(value)
    }
  }

  private mutating func writeParts(
    _ open: String, _ close: String, _ parts: [(label: String, value: JSONValue)], depth: Int
  ) {
    output += open
    for (index, part) in parts.enumerated() {
      let indentation = String(repeating: "  ", count: depth + 1)
      output += index == 0 ? "\n" : ",\n"
      output += indentation + part.label
      write(part.value, depth: depth + 1, used: indentation.count + part.label.count + 1)
    }
    output += "\n" + String(repeating: "  ", count: depth) + close
  }

  /// The value on one line; nil when that takes more than `limit` characters.
  private static func line(_ value: JSONValue, limit: Int) -> String? {
    var text: String
    switch value {
    case .array(let items):
      text = "["
      for (index, item) in items.enumerated() {
        guard let part = line(item, limit: limit - text.utf8.count) else { return nil }
        text += (index == 0 ? "" : ", ") + part
      }
      text += "]"
    case .object(let members):
      text = "{"
      for (index, member) in members.enumerated() {
        guard let part = line(member.value, limit: limit - text.utf8.count) else { return nil }
        text += (index == 0 ? "" : ", ") + quoted(member.key) + ": " + part
      }
      text += "}"
    default:
      text = scalar(value)
    }
    return text.utf8.count <= limit ? text : nil
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): number.decimalText
    case .string(let text): quoted(text)
    case .null, .array, .object: "null"
    }
  }

  /// A string literal; what does not show is escaped, so that no control of the input gets out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isVisible: result.unicodeScalars.append(scalar)
      default: for unit in String(scalar).utf16 { result += "\\u" + hex(unit) }
      }
    }
    return result + "\""
  }

  private static func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
