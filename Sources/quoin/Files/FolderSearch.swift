/// Looks for files below a folder.
enum FolderSearch {
  /// The paths of the files with one of some endings, in the order of their bytes.
  ///
  /// Hidden folders are skipped, links to folders too, since they may lead in circles.
  static func files(below folder: String, endings: [String]) throws(Failure) -> [String] {
    let names: [String]
    do {
      names = try FilePath.names(in: folder)
    } catch {
      throw Failure(.noInput, "Cannot open \(folder): \(error.reason)")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      switch FilePath.kindWithoutFollowing(path) {
      case .folder: found += try files(below: path, endings: endings)
      case .regular, .symbolicLink:
        let matches = endings.contains { name.lowercased().hasSuffix($0) }
        if matches, FilePath.kind(of: path) == .regular { found.append(path) }
      case .other, nil: break
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
