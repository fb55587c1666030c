/// Rows of cells set in columns, two spaces apart.
struct TextTable {
  /// Where the cells of a column stand.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row, which has a cell for each column.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, each with a line end and without white space before it.
  var text: String {
    let widths = alignments.indices.map { column in
      rows.reduce(0) { max($0, $1[column].displayWidth) }
    }
    var result = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let gap = String(repeating: " ", count: widths[column] - cell.displayWidth)
        line += alignments[column] == .left ? cell + gap + "  " : gap + cell + "  "
      }
      while line.last == " " { line.removeLast() }
      result += line + "\n"
    }
    return result
  }
}
