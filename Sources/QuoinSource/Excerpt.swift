/// The source line of a diagnostic with the place marked below it, safe to print on a terminal.
///
/// Whatever cannot be seen is escaped as ``VisibleText`` does, a tab shows as two blanks, a long
/// line is cut around the place, and the marks stand under the characters they mean, wide ones and
/// emoji included.
///
/// ```
/// 5 |     label: "🤠 Hi" there
///   |                    ^~~~~
/// ```
public struct Excerpt: Sendable {
  /// The line's number, from 1.
  public let line: Int
  /// The line's text, escaped and cut.
  public let text: String
  /// Blanks and marks: `^` under the first character, `~` under the rest.
  public let marks: String

  /// How many columns an excerpt has at most.
  public static let widest = 120
  /// How many bytes of a line are looked at on either side of the place.
  private static let reach = 4096

  /// Draws the first line of a range.
  public init(of range: SourceRange, columns: Int = Excerpt.widest) {
    line = range.start.line
    let bytes = range.file.line(line)
    let lower = min(max(range.lower, bytes.startIndex), bytes.endIndex)
    let from = Self.characterStart(max(bytes.startIndex, lower - Self.reach), in: bytes)
    let to = Self.characterStart(min(bytes.endIndex, lower + Self.reach), in: bytes)
    let upper = min(max(range.upper, lower), to)

    let before = ExcerptCell.cells(of: bytes[from..<lower])
    let marked = ExcerptCell.cells(of: bytes[lower..<upper])
    let after = ExcerptCell.cells(of: bytes[upper..<to])
    var cells = before + marked + after
    var start = before.count
    if from > bytes.startIndex { cells.insert(.ellipsis, at: 0) }
    if to < bytes.endIndex { cells.append(.ellipsis) }
    if from > bytes.startIndex { start += 1 }

    let shown = Self.window(of: cells, around: start, columns: max(columns, 20))
    text = shown.cells.map(\.text).joined()
    let indentation = shown.cells[..<shown.start].reduce(0) { $0 + $1.width }
    let room = shown.cells[shown.start...].prefix(marked.count).reduce(0) { $0 + $1.width }
    marks =
      String(repeating: " ", count: indentation) + "^"
      + String(repeating: "~", count: max(room, 1) - 1)
  }

  /// The cells that fit, cut on the left so that a third of the columns precede the place.
  private static func window(
    of cells: [ExcerptCell], around start: Int, columns: Int
  ) -> (cells: [ExcerptCell], start: Int) {
    var first = 0
    if cells.reduce(0, { $0 + $1.width }) > columns {
      var width = 0
      first = start
      while first > 0, width + cells[first - 1].width <= columns / 3 {
        first -= 1
        width += cells[first].width
      }
    }
    var shown: [ExcerptCell] = first > 0 ? [.ellipsis] : []
    let offset = shown.count - first
    var width = shown.count
    for (index, cell) in cells.enumerated().dropFirst(first) {
      let isLast = index == cells.count - 1
      guard width + cell.width <= (isLast ? columns : columns - 1) else {
        shown.append(.ellipsis)
        break
      }
      shown.append(cell)
      width += cell.width
    }
    return (shown, min(start + offset, shown.count))
  }

  private static func characterStart(_ index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var index = index
    while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 {
      index -= 1
    }
    return index
  }
}
