import QuoinScreen

/// A table of facts that screens are laid out with: devices, fonts.
public struct ReferenceTable: Sendable {
  /// How a table is written.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    case table, csv, json
  }

  /// A fact of a row.
  enum Fact: Sendable {
    case word(String)
    case number(Double)
    case size(Size)
    case insets(EdgeInsets)
    /// A fact that the row does not have.
    case none
  }

  /// A column: its key, in words that a heading shows.
  struct Column: Sendable {
    /// The words, lower case: "safe area".
    let words: String
    /// What its facts have in more than one number.
    let kind: Kind

    /// The parts of a column's facts, which are columns of their own where a cell holds one number.
    enum Kind: Sendable {
      case word, number, size, insets
    }

    init(_ words: String, _ kind: Kind = .word) {
      self.words = words
      self.kind = kind
    }
  }

  /// What the rows are, as JSON's key: "devices".
  let name: String
  /// The columns.
  let columns: [Column]
  /// The rows, which have a fact for each column.
  let rows: [[Fact]]

  /// The table's text; it ends with a line end.
  public func text(as form: Form) -> String {
    switch form {
    case .table: alignedText
    case .csv: commaSeparatedText
    case .json: jsonText
    }
  }
}

extension ReferenceTable {
  private var alignedText: String {
    var table = TextTable(columns.map { $0.kind == .number ? .right : .left })
    table.add(columns.map { $0.words.uppercased() })
    for row in rows { table.add(row.map(\.words)) }
    return table.text
  }

  /// RFC 4180: a header, and a cell for each number.
  private var commaSeparatedText: String {
    let lines = [columns.flatMap(\.parts)] + rows.map { $0.flatMap(\.cells) }
    return lines.map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  private var jsonText: String {
    let items = rows.map { row in
      JSONValue.object(zip(columns, row).map { (key: $0.key, value: $1.json) })
    }
    return JSONWriter.text(["quoin": .integer(1), name: .array(items)])
  }
}

extension ReferenceTable.Column {
  /// The key, such as `safeArea`.
  var key: String {
    let parts = words.split(separator: " ")
    return parts.enumerated().map { number, part in
      number == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }

  /// The keys of its cells, such as `safeAreaTop` and `safeAreaLeft`.
  fileprivate var parts: [String] {
    switch kind {
    case .word, .number: [key]
    // A table has one size, whose sides need no other name.
    case .size: ["width", "height"]
    case .insets: ["Top", "Left", "Bottom", "Right"].map { key + $0 }
    }
  }
}

extension ReferenceTable.Fact {
  /// As people read it.
  fileprivate var words: String {
    switch self {
    case .none: "-"
    case .size(let size): "\(size.width.decimalText) x \(size.height.decimalText)"
    default: cells.joined(separator: " ")
    }
  }

  /// A text for each number.
  fileprivate var cells: [String] {
    switch self {
    case .word(let word): [word]
    case .number(let number): [number.decimalText]
    case .size(let size): [size.width, size.height].map(\.decimalText)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(\.decimalText)
    case .none: [""]
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .word(let word): .string(word)
    case .number(let number): .number(number)
    case .size(let size): .numbers([size.width, size.height])
    case .insets(let insets): .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .none: .null
    }
  }
}
