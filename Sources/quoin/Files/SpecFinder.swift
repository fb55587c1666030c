import QuoinSource

/// Finds the specs that the words on the command line stand for.
struct SpecFinder {
  /// The folder of `--root`, as written.
  var root: String?

  /// The specs in the order of the words, those of a folder in the order of their paths' bytes; a
  /// file that is named twice is taken once.
  func find(_ words: [String]) throws(Failure) -> [SpecFile] {
    let workingFolder = FilePath.real(".") ?? "/"
    let root = try realRoot()
    var specs: [SpecFile] = []
    var seen: Set<ExactString> = []
    for word in words {
      for path in try paths(for: word) {
        let spec = try specFile(path, word: word, root: root, workingFolder: workingFolder)
        if seen.insert(ExactString(spec.realPath ?? "")).inserted { specs.append(spec) }
      }
    }
    return specs
  }

  private func realRoot() throws(Failure) -> String? {
    guard let root else { return nil }
    guard FilePath.kind(of: root) == .folder, let real = FilePath.real(root) else {
      throw Failure(.noInput, "No such folder: \(root)")
    }
    return real
  }

  private func paths(for word: String) throws(Failure) -> [String] {
    guard word != "-" else { return [word] }
    guard let kind = FilePath.kind(of: word) else {
      throw Failure(.noInput, "No such file or folder: \(word)")
    }
    guard kind == .folder else { return [word] }
    let paths = try specs(below: word)
    guard !paths.isEmpty else {
      let endings = SpecFile.endings.map { "NAME\($0)" }.joined(separator: ", ")
      throw Failure(.noInput, "No spec (\(endings)) below \(word)")
    }
    return paths
  }

  /// The paths of the specs below a folder.
  ///
  /// Hidden folders are skipped, links to folders too, since they may lead in circles.
  private func specs(below folder: String) throws(Failure) -> [String] {
    let names: [String]
    do {
      names = try FilePath.names(in: folder)
    } catch {
      throw Failure(.noInput, "Cannot open \(folder): \(error.reason)")
    }
    var found: [String] = []
    var folders: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      switch FilePath.kindWithoutFollowing(path) {
      case .folder: folders.append(path)
      case .regular, .symbolicLink:
        let isSpec = SpecFile.endings.contains { name.lowercased().hasSuffix($0) }
        if isSpec, FilePath.kind(of: path) == .regular { found.append(path) }
      case .other, nil: break
      }
    }
    for folder in folders { found += try specs(below: folder) }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func specFile(
    _ path: String, word: String, root: String?, workingFolder: String
  ) throws(Failure) -> SpecFile {
    guard path != "-" else {
      return SpecFile(
        path: SpecFile.standardInputPath, realPath: nil, root: root ?? workingFolder,
        stem: "stdin")
    }
    guard let real = FilePath.real(path) else {
      throw Failure(.noInput, "No such file or folder: \(path)")
    }
    // The root is a place on the command line's side of links, so the folder is resolved alone.
    let folder = FilePath.real(FilePath.folder(of: path)) ?? "/"
    let place = FilePath.join(folder, FilePath.name(of: path))
    if let root {
      guard FilePath.relative(real, to: root) != nil,
        let below = FilePath.relative(place, to: root)
      else { throw Failure(.usage, "\(path) is not below the root \(self.root ?? root)") }
      return SpecFile(path: path, realPath: real, root: root, stem: stem(of: below))
    }
    let given = path == word ? folder : FilePath.real(word) ?? folder
    for candidate in [workingFolder, given] {
      guard let below = FilePath.relative(place, to: candidate) else { continue }
      return SpecFile(path: path, realPath: real, root: candidate, stem: stem(of: below))
    }
    return SpecFile(path: path, realPath: real, root: folder, stem: stem(of: path))
  }

  /// The path less `.quoin.EXT`, or less the last ending when there is no `.quoin`.
  private func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    let ending = SpecFile.endings.first { name.lowercased().hasSuffix($0) && name.count > $0.count }
    if let ending { return String(path.dropLast(ending.count)) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path }
    return String(path.dropLast(name[dot...].count))
  }
}
