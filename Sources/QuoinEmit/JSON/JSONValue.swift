/// A JSON value whose objects keep the order of their keys.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number of at most four decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A string, or null for none.
  public static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// An array of numbers.
  public static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
