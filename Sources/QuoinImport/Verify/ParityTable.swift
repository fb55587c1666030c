import QuoinSource

/// How many stored frames are met, by kind of view.
public struct ParityTable: Sendable {
  /// The counts of one kind.
  public struct Row: Sendable {
    /// The views that are within the tolerance.
    public var hits = 0
    /// The views whose frames prove something.
    public var counted = 0
    /// The views whose frames are part of the spec, told safe area and margins, or are not stored.
    public var given = 0
    /// The views that took their stored size, having no model.
    public var stored = 0
  }

  /// The largest difference that is a hit, in points.
  public let tolerance: Double
  /// The rows by the name of the views' elements.
  public private(set) var rows: [String: Row] = [:]
  /// The roots that are met in whole.
  public private(set) var rootHits = 0
  /// All roots.
  public private(set) var roots = 0
  /// The roots in which nothing is left that proves anything.
  public private(set) var emptyRoots = 0
  /// The specs that compile without an error.
  public private(set) var compiled = 0

  /// Starts an empty table.
  public init(tolerance: Double = 1) { self.tolerance = tolerance }

  /// Adds a root.
  public mutating func add(_ verification: Verification) {
    roots += 1
    if verification.compiles { compiled += 1 }
    if verification.isHit(tolerance: tolerance) { rootHits += 1 }
    if verification.counted.isEmpty { emptyRoots += 1 }
    for result in verification.views {
      let kind = result.view.customClass == nil ? result.view.tag : "\(result.view.tag) (custom)"
      if result.view.takesStoredSize { rows[kind, default: Row()].stored += 1 }
      guard result.counts else {
        rows[kind, default: Row()].given += 1
        continue
      }
      rows[kind, default: Row()].counted += 1
      if result.difference <= tolerance { rows[kind, default: Row()].hits += 1 }
    }
  }

  /// The sum of all kinds.
  public var total: Row {
    rows.values.reduce(into: Row()) { sum, row in
      sum.hits += row.hits
      sum.counted += row.counted
      sum.given += row.given
      sum.stored += row.stored
    }
  }

  /// The table as text: most views first.
  public var text: String {
    let kinds = rows.sorted { first, second in
      first.value.counted == second.value.counted
        ? first.key < second.key : first.value.counted > second.value.counted
    }
    let cells =
      [["KIND", "WITHIN", "OF", "SHARE", "GIVEN", "STORED SIZE"]]
      + kinds.map { Self.cells($0.key, $0.value) } + [Self.cells("all views", total)]
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n\n" + summary
  }

  private var summary: String {
    """
    \(rootHits) of \(roots) roots within \(PlainNumber.text(tolerance)) pt \
    (\(Self.share(rootHits, of: roots))), \(compiled) compile, \(emptyRoots) have no frame that \
    proves anything

    """
  }

  private static func cells(_ kind: String, _ row: Row) -> [String] {
    [
      kind, "\(row.hits)", "\(row.counted)", share(row.hits, of: row.counted), "\(row.given)",
      "\(row.stored)",
    ]
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let tenths = Int((Double(part) / Double(whole) * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
