extension LinearSystem {
  /// The rows of a system as a collection; stored in one array a field.
  public struct Rows: Sendable, RandomAccessCollection {
    /// Where the terms of each row start in `terms`; one more entry at the end.
    private(set) var starts: [Int] = [0]
    /// The terms of all rows, row after row.
    private(set) var terms: [Row.Term] = []
    /// The relations.
    private(set) var relations: [Relation] = []
    /// The right sides.
    private(set) var constants: [Double] = []
    /// The priorities.
    private(set) var priorities: [Priority] = []

    /// Makes no rows.
    init() {}

    /// The first row's number.
    public var startIndex: Int { 0 }
    /// One more than the last row's number.
    public var endIndex: Int { constants.count }

    /// The row of this number.
    public subscript(position: Int) -> Row {
      Row(
        Array(terms[starts[position]..<starts[position + 1]]), relations[position],
        constants[position], priorities[position])
    }

    /// Adds a row at the end.
    mutating func append(_ row: Row) {
      terms.append(contentsOf: row.terms)
      starts.append(terms.count)
      relations.append(row.relation)
      constants.append(row.constant)
      priorities.append(row.priority)
    }
  }
}
