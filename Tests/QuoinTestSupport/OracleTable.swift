import Foundation

/// A table of `Tests/Oracle`: figures of UIKit copied from their sources, or what a script of
/// `scripts/oracle` derived from UIKit's rules without Quoin.
public struct OracleTable: Sendable {
  /// The rows, each as texts by column.
  public let rows: [[String: String]]

  /// Reads a file: a header and lines, tabs between columns; lines that begin with # tell of sources.
  public init(_ name: String) throws {
    let url = SharedFolder.package.appendingPathComponent("Tests/Oracle").appendingPathComponent(
      name)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    rows = lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Dictionary(
        uniqueKeysWithValues: zip(header, cells).map { (String($0), String($1)) })
    }
  }

  /// Numbers as the tables write them: "1 2.5 30"; "-" for nothing.
  public static func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "-" }
    return numbers.map { number in
      let rounded = (number * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension [String: String] {
  /// A cell's number; nil where the cell is empty or "-".
  public func number(_ column: String) -> Double? { self[column].flatMap(Double.init) }

  /// A cell's number, NaN where there is none, so that every comparison with it fails.
  public func required(_ column: String) -> Double { number(column) ?? .nan }
}
