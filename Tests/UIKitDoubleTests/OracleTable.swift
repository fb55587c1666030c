import Foundation
import QuoinTestSupport

/// Cells of the tables that hold more than one figure.
extension OracleTable {
  /// The numbers of a cell: "1 2.5 30"; none for "-".
  static func numbers(_ cell: String?) -> [Double] {
    (cell ?? "").split(separator: " ").compactMap { Double($0) }
  }

  /// The insets that a table writes as a spec does: `{top: 1, leading: 2, bottom: 3, trailing: 4}`
  /// after a key; nil where the key is not there.
  static func insets(_ key: String, in attributes: String) -> TableInsets? {
    guard let start = attributes.range(of: "\(key): {") else { return nil }
    let inner = attributes[start.upperBound...].prefix { $0 != "}" }
    var result = TableInsets()
    for pair in inner.split(separator: ",") {
      let parts = pair.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let number = Double(parts[1]) else { continue }
      switch parts[0] {
      case "top": result.top = number
      case "bottom": result.bottom = number
      case "leading", "left": result.leading = number
      case "vertical": (result.top, result.bottom) = (number, number)
      case "horizontal": (result.leading, result.trailing) = (number, number)
      default: result.trailing = number
      }
    }
    return result
  }

  /// The word or number after a key.
  static func value(_ key: String, in attributes: String) -> String? {
    attributes.range(of: "\(key): ").map { range in
      String(attributes[range.upperBound...].prefix { $0 != "," && $0 != "}" })
    }
  }
}

/// Four distances of a table.
struct TableInsets {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
}
