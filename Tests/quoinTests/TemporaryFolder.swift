import Foundation

/// A folder that is removed with its owner.
final class TemporaryFolder {
  /// Where it is, without symbolic links.
  let url: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("quoin-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The tool, started in the folder.
  var tool: BuiltTool { BuiltTool(folder: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and the folders it is in.
  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// An open file with the content, ready to be read or written from its start.
  func handle(name: String, content: String = "") throws -> FileHandle {
    try write(name, content)
    return try FileHandle(forUpdating: url.appendingPathComponent(name))
  }

  /// The paths of all files below the folder, sorted.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// A file's inode, modification time and mode.
  func status(of name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate, .posixPermissions]
    return keys.map { key in
      // A date as text has whole seconds only.
      if let date = attributes[key] as? Date { return "\(date.timeIntervalSinceReferenceDate)" }
      return attributes[key].map { "\($0)" } ?? "none"
    }
  }
}
