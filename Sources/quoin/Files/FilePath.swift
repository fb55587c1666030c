#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions about paths, as text and on the disk.
enum FilePath {
  /// A path below a folder; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash || folder.isEmpty { return path }
    return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
  }

  /// The folder part: "." for a bare name, "/" for a name in the root folder.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let index = bytes.lastIndex(of: slash) else { return "." }
    return index == 0 ? "/" : String(decoding: bytes[..<index], as: UTF8.self)
  }

  /// The part after the last slash.
  static func name(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let index = bytes.lastIndex(of: slash) else { return path }
    return String(decoding: bytes[(index + 1)...], as: UTF8.self)
  }

  /// The absolute path without symbolic links; nil when there is no such file.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The part of a real path below a real folder; nil when it is not in there.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = Array((folder.utf8.last == slash ? folder : folder + "/").utf8)
    let bytes = Array(path.utf8)
    guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
    return String(decoding: bytes[prefix.count...], as: UTF8.self)
  }

  /// What a path leads to, symbolic links followed; nil when there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Kind(mode: status.st_mode)
  }

  /// What a path itself is, a symbolic link included; nil when there is nothing.
  static func kindWithoutFollowing(_ path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Kind(mode: status.st_mode)
  }

  /// What a symbolic link holds; nil when it is none.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The kinds of files that matter here.
  enum Kind: Sendable {
    case folder, regular, symbolicLink, other

    /// Reads the kind from the mode bits of `stat`.
    init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .regular
      case S_IFLNK: self = .symbolicLink
      default: self = .other
      }
    }
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static let slash = UInt8(ascii: "/")
}
