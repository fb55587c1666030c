import QuoinEmit
import QuoinSource

/// What an import carried, for programs.
public enum ImportReport {
  /// The coverage of documents and all that was told of them, as JSON.
  public static func json(_ documents: [(path: String, result: Importer.Result)]) -> String {
    let sum = documents.flatMap(\.result.specs).map(\.coverage).reduce(Coverage(), +)
    let diagnostics = documents.flatMap(\.result.diagnostics)
    return JSONWriter.text([
      "quoin": .integer(1),
      "documents": .array(documents.map { document($0.path, $0.result) }),
      "coverage": coverage(sum),
      "total": .integer(diagnostics.count),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private static func document(_ path: String, _ result: Importer.Result) -> JSONValue {
    [
      "file": .string(path), "toolsVersion": .integer(result.toolsVersion),
      "specs": .array(result.specs.map(spec)),
    ]
  }

  private static func spec(_ spec: ImportedSpec) -> JSONValue {
    [
      "screen": .string(spec.screen), "root": .string(spec.rootID),
      "coverage": coverage(spec.coverage),
    ]
  }

  private static func coverage(_ coverage: Coverage) -> JSONValue {
    let left = coverage.left.sorted { first, second in
      first.value == second.value ? first.key < second.key : first.value > second.value
    }
    return [
      "views": count(coverage.views), "constraints": count(coverage.constraints),
      "attributes": count(coverage.attributes),
      "notCarried": .object(left.map { ($0.key, .integer($0.value)) }),
    ]
  }

  private static func count(_ count: Coverage.Count) -> JSONValue {
    ["carried": .integer(count.carried), "total": .integer(count.total)]
  }
}
