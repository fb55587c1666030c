extension FilePath {
  /// The path as a build system names it: from the working folder where it is in there, without
  /// `.` and without folders that are left again; a spelling that leads elsewhere, past a symbolic
  /// link, is not used.
  static func spelling(of path: String, workingFolder: String) -> String {
    let straight = withoutDetours(path)
    let place = real(folder(of: path))
    guard place == real(folder(of: straight)) else { return path }
    guard straight.utf8.first == slash else { return straight }
    return relative(straight, to: workingFolder) ?? straight
  }

  /// The path without `.`, empty parts and `..` after a folder.
  private static func withoutDetours(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
  }
}
