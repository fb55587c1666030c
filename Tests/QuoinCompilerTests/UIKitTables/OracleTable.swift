import Foundation
import QuoinTestSupport

/// A table that a script of `scripts/oracle` derived from UIKit's rules without Quoin.
struct OracleTable {
  /// The rows, each as texts by column.
  let rows: [[String: String]]

  /// Reads a file of `Tests/Oracle`: a header and lines, tabs between columns.
  init(_ name: String) throws {
    let url = SharedFolder.package.appendingPathComponent("Tests/Oracle").appendingPathComponent(
      name)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    rows = lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Dictionary(
        uniqueKeysWithValues: zip(header, cells).map { (String($0), String($1)) })
    }
  }

  /// Numbers as the tables write them: "1 2.5 30"; "-" for nothing.
  static func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "-" }
    return numbers.map { number in
      let rounded = (number * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }.joined(separator: " ")
  }
}
