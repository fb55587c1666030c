import Foundation

/// Questions about files and their names.
enum FileTree {
  /// The file itself, or all files below a folder; hidden ones are left out.
  static func files(at place: URL) -> [URL] {
    if place.isPlainFile { return [place] }
    let enumerator = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter(\.isPlainFile)
  }
}

extension URL {
  /// Whether there is a file that is no folder, links followed.
  var isPlainFile: Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue
  }

  /// Whether the name is a spec's.
  var isSpec: Bool { lastPathComponent.withoutSpecEnding != lastPathComponent }

  /// Whether a spec may read it: all but source code.
  var mayBeRead: Bool { !["swift", "c", "h", "m", "mm", "cpp"].contains(pathExtension) }

  /// Whether it may name other files.
  var isText: Bool { ["yaml", "yml", "json"].contains(pathExtension.lowercased()) }

  /// Whether it may have variants for finer screens.
  var isPicture: Bool {
    ["png", "jpg", "jpeg", "gif", "heic", "webp"].contains(pathExtension.lowercased())
  }

  /// The path below a folder that it is in.
  func path(below folder: URL) -> String {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : lastPathComponent
  }
}

extension String {
  /// The name less `.quoin.yaml`, `.quoin.yml` or `.quoin.json`; itself when it is no spec's.
  var withoutSpecEnding: String {
    let ending = [".quoin.yaml", ".quoin.yml", ".quoin.json"].first {
      lowercased().hasSuffix($0) && count > $0.count
    }
    return String(dropLast(ending?.count ?? 0))
  }
}

extension Collection<URL> {
  /// The files in the order of their paths' bytes.
  func sortedByPath() -> [URL] {
    sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
