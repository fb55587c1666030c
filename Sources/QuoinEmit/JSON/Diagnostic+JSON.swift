import QuoinSource

extension Diagnostic {
  /// The diagnostic as JSON; lines and columns from 1, columns in Unicode scalars.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)),
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
    ]
    members += Self.place(range)
    members += [
      ("endLine", range.map { .integer($0.end.line) } ?? .null),
      ("endColumn", range.map { .integer($0.end.column) } ?? .null),
      ("hint", .string(orNull: hint)),
      ("view", .string(orNull: view)),
      ("cells", .array([])),
      ("notes", .array(notes.map(\.json))),
      ("fix", fix?.json ?? .null),
    ]
    return .object(members)
  }

  fileprivate static func place(_ range: SourceRange?) -> [(key: String, value: JSONValue)] {
    let start = range?.start
    return [
      ("file", .string(orNull: range?.file.path)),
      ("line", start.map { .integer($0.line) } ?? .null),
      ("column", start.map { .integer($0.column) } ?? .null),
    ]
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSONValue {
    .object([("message", .string(message))] + Diagnostic.place(range))
  }
}

extension Diagnostic.Fix {
  fileprivate var json: JSONValue {
    ["title": .string(title), "edits": .array(edits.map(\.json))]
  }
}

extension Diagnostic.Fix.Edit {
  fileprivate var json: JSONValue {
    let (start, end) = (range.start, range.end)
    return [
      "file": .string(range.file.path),
      "range": .array([start.line, start.column, end.line, end.column].map { .integer($0) }),
      "text": .string(text),
    ]
  }
}
