import Foundation

/// The files outside a target that its specs name, found without reading YAML: whatever in a text
/// could be a path and leads to a file is taken, which may be too much and does no harm.
struct NamedFiles {
  /// All files found so far, the known ones too.
  private(set) var files: Set<URL>
  /// The name of a configuration.
  static let configuration = "quoin.config.yaml"

  private let root: URL
  /// The files still to be searched for names.
  private var waiting: [URL]

  /// Starts with files that are known.
  init(root: URL, known: Set<URL>) {
    self.root = root
    files = known
    waiting = Array(known.filter(\.isText))
  }

  /// Adds each `quoin.config.yaml` in the folders from a spec's to the root.
  mutating func addConfigurations(above spec: URL) {
    var folder = spec.deletingLastPathComponent()
    while folder.path == root.path || folder.path.hasPrefix(root.path + "/") {
      add(folder.appending(path: Self.configuration))
      folder.deleteLastPathComponent()
    }
  }

  /// Adds what the files name, and what those name.
  mutating func follow() {
    while let file = waiting.popLast() {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let folder = file.deletingLastPathComponent()
      for path in Self.paths(in: text) { add(path, in: folder) }
    }
  }

  private mutating func add(_ path: String, in folder: URL) {
    // `$(locale)` stands for any name: all that is in the folder may be read.
    if let mark = path.range(of: "$(") {
      let front = path[..<mark.lowerBound]
      let start = front.lastIndex(of: "/").map { String(front[..<$0]) } ?? "."
      for file in FileTree.files(at: folder.appending(path: start).standardizedFileURL) {
        add(file)
      }
      return
    }
    let file = folder.appending(path: path).standardizedFileURL
    add(file)
    let (stem, ending) = (file.deletingPathExtension(), file.pathExtension)
    for scale in ["@2x", "@3x"] where file.isPicture {
      let name = stem.lastPathComponent + scale
      add(stem.deletingLastPathComponent().appending(path: "\(name).\(ending)"))
    }
    guard ending == "mustache" else { return }
    // The parts of a template lie beside it.
    for other in FileTree.files(at: file.deletingLastPathComponent())
    where other.pathExtension == "mustache" {
      add(other)
    }
  }

  private mutating func add(_ file: URL) {
    guard file.path.hasPrefix(root.path + "/"), !files.contains(file), file.isPlainFile else {
      return
    }
    files.insert(file)
    if file.isText { waiting.append(file) }
  }

  /// What may be a path in a text of YAML or JSON.
  private static func paths(in text: String) -> Set<String> {
    var paths: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains(where: { $0 == "." }) {
      for part in line.split(whereSeparator: { ",[]{}\"'".contains($0) }) {
        let value = part.components(separatedBy: ": ").last?.components(separatedBy: " #").first
        var path = (value ?? "").trimmingCharacters(in: .whitespaces)
        for prefix in ["- ", "template="] where path.hasPrefix(prefix) {
          path = String(path.dropFirst(prefix.count)).trimmingCharacters(in: .whitespaces)
        }
        if path.contains("."), !path.hasPrefix("/") { paths.insert(path) }
      }
    }
    return paths
  }
}
