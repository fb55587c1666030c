import Foundation
import PackagePlugin

/// The names of the generated files: a module cannot hold two files of one name, whatever folders
/// they are in.
struct OutputNames {
  private let names: [URL: String]

  /// Names the output of each spec `NAME.quoin.swift`, with its folders where another spec has the
  /// name too.
  init(specs: [URL], root: URL, target: String) throws {
    var names: [URL: String] = [:]
    let byName = Dictionary(grouping: specs) {
      $0.lastPathComponent.withoutSpecEnding.lowercased()
    }
    for spec in specs {
      let name = spec.lastPathComponent.withoutSpecEnding
      let isAlone = byName[name.lowercased()]?.count == 1
      names[spec] = isAlone ? name : Self.flattened(spec.path(below: root).withoutSpecEnding)
    }
    let clashes = Dictionary(grouping: specs) { (names[$0] ?? "").lowercased() }
    for (_, clash) in clashes.sorted(by: { $0.key < $1.key }) where clash.count > 1 {
      throw NameClash(specs: clash.map { $0.path(below: root) }, target: target)
    }
    self.names = names
  }

  /// The file name of a spec's output.
  func name(of spec: URL) -> String { (names[spec] ?? spec.lastPathComponent) + ".quoin.swift" }

  private static func flattened(_ path: String) -> String {
    path.split(separator: "/").joined(separator: "+")
  }
}

/// Specs of one target that would be written to one file.
struct NameClash: Error, CustomStringConvertible {
  /// Their paths.
  let specs: [String]
  /// The target.
  let target: String

  var description: String {
    "\(specs.joined(separator: " and ")) of \(target) have one name; rename one of them"
  }
}
