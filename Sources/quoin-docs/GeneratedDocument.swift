/// A Markdown document with generated parts, each between a line `<!-- table: NAME -->` and the next
/// line `<!-- end -->`.
struct GeneratedDocument {
  private let lines: [Substring]

  /// What is wrong with the markers.
  struct MarkerFault: Error {
    /// A sentence without a full stop.
    var message: String
  }

  /// Takes a text.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with the tables of these names written anew; a table that the text has no place for is
  /// a fault, as is a place without a table.
  func withTables(_ tables: [DocumentTable]) throws(MarkerFault) -> String {
    var result: [Substring] = []
    var missing = tables.map(\.name)
    var isInside = false
    for line in lines {
      if line == Self.end {
        guard isInside else { throw MarkerFault(message: "an end without a table") }
        isInside = false
      }
      if !isInside { result.append(line) }
      guard let name = name(in: line) else { continue }
      guard !isInside else { throw MarkerFault(message: "no end before the table '\(name)'") }
      guard let table = tables.first(where: { $0.name == name }) else {
        throw MarkerFault(message: "there is no table '\(name)'")
      }
      missing.removeAll { $0 == name }
      isInside = true
      result += table.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard !isInside else { throw MarkerFault(message: "the last table has no end") }
    guard missing.isEmpty else {
      throw MarkerFault(message: "no place for \(missing.joined(separator: ", "))")
    }
    return result.joined(separator: "\n")
  }

  private func name(in line: Substring) -> String? {
    guard line.hasPrefix(Self.start), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(Self.start.count).dropLast(4))
  }

  private static let start = "<!-- table: "
  private static let end = "<!-- end -->"
}
