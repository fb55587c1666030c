import QuoinEmit
import QuoinLayout
import QuoinSource

/// What an import carried, for programs.
public enum ImportReport {
  /// The coverage of documents and all that was told of them, as JSON.
  ///
  /// - Parameters:
  ///   - verifications: of each document, in the order of its specs; none where it was not asked.
  public static func json(
    _ documents: [(path: String, result: Importer.Result)],
    verifications: [[Verification]] = []
  ) -> String {
    let sum = documents.flatMap(\.result.specs).map(\.coverage).reduce(Coverage(), +)
    let diagnostics = documents.flatMap(\.result.diagnostics)
    return JSONWriter.text([
      "quoin": .integer(1),
      "documents": .array(
        documents.enumerated().map { index, entry in
          document(
            entry.path, entry.result,
            verifications.indices.contains(index) ? verifications[index] : [])
        }),
      "coverage": coverage(sum),
      "total": .integer(diagnostics.count),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private static func document(
    _ path: String, _ result: Importer.Result, _ verifications: [Verification]
  ) -> JSONValue {
    let specs = result.specs.enumerated().map { index, entry in
      spec(entry, verifications.indices.contains(index) ? verifications[index] : nil)
    }
    return [
      "file": .string(path), "toolsVersion": .integer(result.toolsVersion),
      "specs": .array(specs),
    ]
  }

  private static func spec(
    _ spec: ImportedSpec, _ verification: Verification?
  ) -> JSONValue {
    [
      "screen": .string(spec.screen), "root": .string(spec.rootID),
      "coverage": coverage(spec.coverage),
      "verification": verification.map(json) ?? .null,
    ]
  }

  private static func json(_ verification: Verification) -> JSONValue {
    let errors = verification.diagnostics.filter { $0.severity == .error }
    return [
      "compiles": .bool(verification.compiles),
      "errors": .array(errors.map(\.json)),
      "views": .array(verification.views.map(json)),
    ]
  }

  private static func json(_ result: Verification.View) -> JSONValue {
    let view = result.view
    return [
      "id": .string(view.id), "source": .string(orNull: view.sourceID),
      "element": .string(view.tag), "class": .string(orNull: view.customClass),
      "stored": view.frame.map(rect) ?? .null, "computed": result.frame.map(rect) ?? .null,
      "given": .bool(view.isGiven), "witness": .bool(view.isWitness),
      "storedSize": .bool(view.takesStoredSize), "leaf": .bool(view.isLeaf),
    ]
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.x, rect.y, rect.width, rect.height])
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
