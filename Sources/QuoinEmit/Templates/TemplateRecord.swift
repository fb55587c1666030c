import QuoinTemplates

/// What a map of the context of templates holds; the reference is written from it, and a test holds
/// the contexts of all specs against it.
public struct TemplateRecord: Sendable {
  /// A name of a map and what it leads to.
  public struct Field: Sendable {
    /// The name.
    public let name: String
    /// The kind of value.
    public let type: FieldType
    /// What it is, in a few words, with its unit.
    public let summary: String
  }

  /// The kinds of values.
  public indirect enum FieldType: Sendable {
    /// Text of the spec, which is escaped.
    case text
    /// Text of the spec, or the word `nil` as code.
    case textOrNil
    /// Code of Swift or a number, which stands as it is.
    case code
    /// `true` or `false`, also as a section.
    case flag
    /// Code, or `false`.
    case codeOrFalse
    /// Text of the spec, code, or a flag.
    case value
    /// A map, for sections and names with dots.
    case record(TemplateRecord)
    /// A map, or `false`.
    case optional(TemplateRecord)
    /// A section is repeated for each map.
    case list(TemplateRecord)
  }

  /// What the map stands for, as a title: "View".
  public let name: String
  /// The names in it.
  public let fields: [Field]

  init(_ name: String, _ fields: [(String, FieldType, String)]) {
    self.name = name
    self.fields = fields.map { Field(name: $0.0, type: $0.1, summary: $0.2) }
  }

  /// What is not as described in a value; nil when all is.
  func mismatch(_ value: TemplateValue, at path: String = "") -> String? {
    guard case .map(let map) = value else { return "\(path) is no map" }
    let names = Set(fields.map(\.name))
    if let extra = map.keys.sorted().first(where: { !names.contains($0) }) {
      return "\(path).\(extra) is not described"
    }
    for field in fields {
      let place = path + "." + field.name
      guard let value = map[field.name] else { return "\(place) is missing" }
      if let mismatch = field.type.mismatch(value, at: place) { return mismatch }
    }
    return nil
  }
}

extension TemplateRecord.FieldType {
  fileprivate func mismatch(_ value: TemplateValue, at path: String) -> String? {
    switch (self, value) {
    case (.text, .text), (.textOrNil, .text), (.textOrNil, .code("nil")), (.code, .code),
      (.flag, .flag), (.codeOrFalse, .code), (.codeOrFalse, .flag(false)), (.value, .text),
      (.value, .code), (.value, .flag), (.optional, .flag(false)):
      return nil
    case (.record(let record), _), (.optional(let record), _):
      return record.mismatch(value, at: path)
    case (.list(let record), .list(let items)):
      return items.lazy.compactMap { record.mismatch($0, at: path) }.first
    default: return "\(path) is of another kind"
    }
  }

  /// The map that it leads to, if any.
  public var record: TemplateRecord? {
    switch self {
    case .text, .textOrNil, .code, .flag, .codeOrFalse, .value: nil
    case .record(let record), .optional(let record), .list(let record): record
    }
  }

  /// The kind in the reference's words.
  public var summary: String {
    switch self {
    case .text: "text"
    case .textOrNil: "text or `nil`"
    case .code: "code"
    case .flag: "true or false"
    case .codeOrFalse: "code or false"
    case .value: "text, code or false"
    case .record(let record): record.name
    case .optional(let record): "\(record.name) or false"
    case .list(let record): "list of \(record.name)"
    }
  }
}
