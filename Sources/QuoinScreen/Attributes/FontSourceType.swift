import QuoinSource
import QuoinSyntax

extension ValueType where Value == FontSource {
  /// The system font's generation.
  static let systemFont = ValueType(
    scalar: "current or legacy", hint: "write system: legacy, or leave it out"
  ) { text in
    switch text {
    case "current": .system(legacy: false)
    case "legacy": .system(legacy: true)
    default: nil
    }
  }

  /// `{metrics: FILE}`.
  static let fontSource = ValueType("a font: {metrics: file}") { node, context in
    let fields = MapReader(node, &context, allows: ["metrics"])
    guard let entry = fields.entry("metrics") else {
      if node.entries != nil, !fields.hasUnknownKeys {
        context.report(
          .expected("{metrics: file}", got: node, hint: "write {metrics: fonts/brand.yaml}"))
      }
      return nil
    }
    guard
      let path = ValueType<String>(scalar: "a file", hint: "write a file's path", parse: { $0 })
        .read(entry.value, &context)
    else { return nil }
    switch context.files.read(path, relativeTo: node.range.file.path) {
    case .failure(let problem):
      context.report(.unreadable(path, problem, at: entry.value.range))
      return nil
    case .success(let file):
      let notation: SyntaxParser.Notation = path.hasSuffix(".json") ? .json : .yaml
      let (documents, diagnostics) = SyntaxParser.parse(file, as: notation)
      context.diagnostics += diagnostics
      guard !diagnostics.containsError else { return nil }
      guard documents.count == 1 else {
        context.report(.metricsDocuments(at: SourceRange(file: file, lower: 0, upper: 0)))
        return nil
      }
      return ValueType<MetricsFile>.metrics.read(documents[0], &context).map { .metrics($0) }
    }
  }
}

extension ValueType where Value == MetricsFile {
  /// The content of a metrics file.
  static let metrics = ValueType("font metrics") { node, context in
    let fields = MapReader(
      node, &context,
      allows: [
        "unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight", "advances",
        "kerning",
      ])
    let units = fields.require(
      "unitsPerEm", as: .number.where("from 1 to 1000000", isScale), &context)
    let ascender = fields.require("ascender", as: .metric, &context)
    let descender = fields.require(
      "descender", as: .metric.where("0 or less: below the baseline") { $0 <= 0 }, &context)
    let lineGap = fields.read("lineGap", as: .metric, &context)
    let capHeight = fields.read("capHeight", as: .metric, &context)
    let xHeight = fields.read("xHeight", as: .metric, &context)
    let advances = fields.require("advances", as: .advances, &context)
    let kerning = fields.read("kerning", as: .kerning, &context)
    guard let units, let ascender, let descender, let advances else { return nil }
    return MetricsFile(
      unitsPerEm: units, ascender: ascender, descender: descender, lineGap: lineGap ?? 0,
      capHeight: capHeight ?? 0.7 * units, xHeight: xHeight ?? 0.5 * units,
      defaultAdvance: advances.standard, advances: advances.byCharacter, kerning: kerning ?? [:])
  }
}

extension ValueType where Value == MetricsFile {
  private static func isScale(_ units: Double) -> Bool {
    (1...DecimalNumber.lengthLimit).contains(units)
  }
}

extension ValueType where Value == Double {
  /// A distance in a font's units, which are a point at most.
  fileprivate static let metric = ValueType.number.where("at most 1000000 either way") {
    abs($0) <= DecimalNumber.lengthLimit
  }
}

/// The advances of a metrics file.
struct AdvanceTable: Sendable {
  /// The advance of a character without one of its own.
  var standard: Double
  /// The advance of each character.
  var byCharacter: [Unicode.Scalar: Double]
}

extension ValueType where Value == AdvanceTable {
  /// `{default: 500, "a": 480}`.
  static let advances = ValueType("a map of advances") { node, context in
    var table = AdvanceTable(standard: 0, byCharacter: [:])
    var hasDefault = false
    for entry in context.entries(of: node, as: "a map of characters to advances") {
      guard let advance = ValueType<Double>.metric.read(entry.value, &context) else { continue }
      if entry.key == "default" {
        table.standard = advance
        hasDefault = true
      } else if let scalar = entry.key.unicodeScalars.first, entry.key.unicodeScalars.count == 1 {
        table.byCharacter[scalar] = advance
      } else {
        context.report(.metricsKey(entry, characters: 1))
      }
    }
    if !hasDefault { context.report(.noDefaultAdvance(at: node.range)) }
    return table
  }
}

extension ValueType where Value == [String: Double] {
  /// `{"AV": -20}`.
  static let kerning = ValueType("a map of kerning pairs") { node, context in
    var pairs: [String: Double] = [:]
    for entry in context.entries(of: node, as: "a map of pairs to distances") {
      guard let distance = ValueType<Double>.metric.read(entry.value, &context) else { continue }
      if entry.key.unicodeScalars.count == 2 {
        pairs[entry.key] = distance
      } else {
        context.report(.metricsKey(entry, characters: 2))
      }
    }
    return pairs
  }
}

extension Diagnostic {
  static func metricsDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "metrics-documents", "a metrics file holds one document", at: range,
      hint: "keep one document in it")
  }

  static func metricsKey(_ entry: SyntaxEntry, characters: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "metrics-key",
      characters == 1 ? "a key here is one character, or default" : "a key here is two characters",
      at: entry.keyRange, hint: characters == 1 ? "write \"a\": 480" : "write \"AV\": -20")
  }

  static func noDefaultAdvance(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-key", "'default', the advance of other characters, is missing",
      at: range, hint: "add default: 500")
  }
}
