import QuoinImport
import QuoinSource

/// The specs of an import and where they go: no two to one place.
struct ImportOutputs {
  /// YAML or JSON.
  let notation: SpecNotation
  private var outputs: [(name: String, text: String)] = []
  private var taken: Set<ExactString> = []

  /// Starts without any.
  init(notation: SpecNotation) { self.notation = notation }

  /// Adds the specs of a document.
  ///
  /// The name is the document's; with several specs each has its screen's name after it, and where
  /// another spec has that already, the root view's id too.
  mutating func add(_ specs: [ImportedSpec], path: String) {
    let stem = Self.stem(of: path)
    for spec in specs {
      var name = specs.count == 1 ? stem : "\(stem)-\(spec.screen)"
      if taken.contains(key(name)) { name = "\(stem)-\(spec.screen)-\(Self.safe(spec.rootID))" }
      var number = 2
      let base = name
      while !taken.insert(key(name)).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      let text = notation == .yaml ? spec.yaml : spec.json
      outputs.append(("\(name).quoin.\(notation.rawValue)", text))
    }
  }

  /// Writes them to a folder, or to standard output as the documents of one stream.
  func write(to folder: String?, on console: Console) throws(Failure) {
    guard let folder, folder != "-" else {
      guard notation == .yaml || outputs.count < 2 else {
        throw Failure(
          .usage,
          "Standard output takes one JSON spec, but there are \(outputs.count); give a "
            + "folder with -o")
      }
      return try console.write(outputs.map(\.text).joined(separator: "---\n"))
    }
    if let kind = FilePath.kind(of: folder), kind != .folder {
      throw Failure(.usage, "\(folder) is a file; give a folder with -o")
    }
    for output in outputs {
      try OutputFile(path: FilePath.join(folder, output.name)).write(Array(output.text.utf8))
    }
  }

  /// Names that differ in case only are one file on many disks.
  private func key(_ name: String) -> ExactString { ExactString(name.lowercased()) }

  private static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    let ending = InterfaceFinder.endings.first { name.lowercased().hasSuffix($0) }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  /// An id of Interface Builder as part of a file's name: its letters, digits and `-`.
  private static func safe(_ id: String) -> String {
    let kept = id.unicodeScalars.filter { scalar in
      scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
    }
    return String(String.UnicodeScalarView(kept.prefix(40)))
  }
}
