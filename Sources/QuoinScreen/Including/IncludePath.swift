/// Paths of included files as text, to tell when two of them name one file.
enum IncludePath {
  /// The path of a file that another names, from where the other's path counts.
  static func join(_ base: String, _ path: String) -> String {
    let folder = base.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return withoutDetours(path) }
    return withoutDetours(folder.joined(separator: "/") + "/" + path)
  }

  /// The path without `.` and without folders that are left again.
  static func withoutDetours(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
