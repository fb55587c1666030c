import QuoinSource
import QuoinSyntax

/// Finds a picture that a spec names, and its size in points.
struct ImageFinder {
  /// Where files come from; the ones that were opened are kept in it.
  private(set) var files: NamedFiles
  /// The file that names the picture.
  let base: String
  /// Pixels in a point of the screen, which decides among variants.
  let scale: Double

  /// Searches beside the file shown as `base`.
  init(files: NamedFiles, base: String, scale: Double) {
    self.files = files
    self.base = base
    self.scale = scale
  }

  /// What came of the search.
  enum Outcome {
    /// The picture, with its size where its header tells one.
    case found(Size?)
    /// A file that is there but no picture that can be read.
    case broken(String)
    /// Nothing of that name.
    case missing(FileProblem)
  }

  /// Finds a picture file, or its variants `name@2x.png` and `name@3x.png`.
  mutating func file(_ path: String) -> Outcome {
    let name = FileName(path)
    // A name that says its scale is taken at its word.
    if name.scale != nil { return read(path, scale: name.scale ?? 1) }
    var problem = FileProblem.notFound
    for scale in preferredScales {
      let variant = scale == 1 ? path : name.variant(of: scale)
      switch read(variant, scale: Double(scale)) {
      case .missing(let reason): if reason != .notFound { problem = reason }
      case let outcome: return outcome
      }
    }
    return .missing(problem)
  }

  /// Finds an asset's name in a catalog: `NAME.imageset` of `Assets.xcassets`, or of the catalog
  /// that the name begins with.
  mutating func asset(_ name: String) -> Outcome {
    let folder =
      (name.contains(".xcassets/") ? name : "Assets.xcassets/\(name)") + ".imageset"
    let contents = folder + "/Contents.json"
    switch files.read(contents, relativeTo: base) {
    case .failure(let problem): return .missing(problem)
    case .success(let file):
      let (documents, findings) = SyntaxParser.parse(file, as: .json)
      guard !findings.containsError, let root = documents.first,
        let images = root.entry("images")?.value.items
      else { return .broken(contents) }
      return asset(images, in: folder) ?? .found(nil)
    }
  }

  /// The picture of an image set that suits the screen best; nil where none has a file.
  private mutating func asset(_ images: [SyntaxNode], in folder: String) -> Outcome? {
    var variants: [Int: String] = [:]
    for image in images {
      guard let name = image.entry("filename")?.value.scalar?.text, !name.isEmpty,
        !name.contains("/")
      else { continue }
      let scale =
        switch image.entry("scale")?.value.scalar?.text {
        case "2x": 2
        case "3x": 3
        default: 1
        }
      if variants[scale] == nil { variants[scale] = name }
    }
    guard let best = preferredScales.first(where: { variants[$0] != nil }),
      let name = variants[best]
    else { return nil }
    return read(folder + "/" + name, scale: Double(best))
  }

  private mutating func read(_ path: String, scale: Double) -> Outcome {
    switch files.read(path, relativeTo: base) {
    case .failure(let problem): return .missing(problem)
    case .success(let file):
      if let image = ImageFile(file.bytes) { return .found(image.points(at: scale)) }
      return Self.isReadable(path) ? .broken(path) : .found(nil)
    }
  }

  /// The screen's own scale, then the others from the finest.
  private var preferredScales: [Int] {
    let own = scale >= 3 ? 3 : scale >= 2 ? 2 : 1
    return [own] + [3, 2, 1].filter { $0 != own }
  }

  /// Whether the header of a file of that name can be read: those of HEIC and WebP are not.
  private static func isReadable(_ path: String) -> Bool {
    let ending = FileName(path).ending.lowercased()
    return ["png", "jpg", "jpeg", "pdf", "svg", "gif"].contains(ending)
  }
}

/// The parts of a picture's file name: `icons/star` `@2x` `png`.
struct FileName {
  /// The path up to the scale and the ending.
  let stem: String
  /// The ending, without its dot.
  let ending: String
  /// The scale that the name says.
  let scale: Double?

  /// Takes a path apart.
  init(_ path: String) {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let front = path[..<dot]
    ending = String(path[dot...].dropFirst())
    scale = front.hasSuffix("@2x") ? 2 : front.hasSuffix("@3x") ? 3 : nil
    stem = String(scale == nil ? front : front.dropLast(3))
  }

  /// The path of the variant of a scale.
  func variant(of scale: Int) -> String { "\(stem)@\(scale)x.\(ending)" }
}
