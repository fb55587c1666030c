import QuoinSource

extension ViewKind {
  /// `UIImageView`.
  static let image = ViewKind(
    name: "image", contentType: .file,
    summary: "A picture: a file beside the spec, or an asset's name.",
    attributes: [givenSize.description]
  ) { body, view, context in
    guard let resolved = context.resolve(body.content) else { return }
    guard let name = resolved.scalar?.text, !name.isEmpty else {
      context.report(
        .expected(
          "a file or an asset's name", got: resolved, hint: "write images/logo.pdf, or logo"))
      return
    }
    view.content = .picture(name: name, size: nil)
    view.givenContentSize = body.attributes.read(givenSize, &context)
    view.element = .picture(isSymbol: false)
    let reference = ImageReference(name)
    guard reference.isFile || reference.isAssetName else {
      context.report(.notAnImage(name, at: resolved.range))
      return
    }
    var finder = ImageFinder(
      files: context.files, base: context.base(of: body.content), scale: context.canvas.scale)
    let hasSize = ["size", "width", "height", "edges", "frame", "aspect", "intrinsic"].contains {
      body.attributes.layer($0) != nil
    }
    let outcome = reference.isFile ? finder.file(name) : finder.asset(name)
    context.files = finder.files
    switch outcome {
    case .found(let size): view.content = .picture(name: name, size: size)
    case .broken(let file):
      context.report(.brokenImage(file, hasSize: hasSize, at: resolved.range))
    case .missing(let problem):
      context.report(
        .missingImage(
          name, problem, isAsset: !reference.isFile, hasSize: hasSize, at: resolved.range))
    }
  }
}

/// What the text of an image can be.
struct ImageReference {
  private let text: String

  /// Looks at a text.
  init(_ text: String) { self.text = text }

  /// Whether it is a relative path of a picture file.
  var isFile: Bool {
    guard isPlain, let dot = text.lastIndex(of: ".") else { return false }
    let ending = text[text.index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp"].contains(ending)
  }

  /// Whether it can be the name of an asset.
  var isAssetName: Bool { isPlain && !text.contains("..") }

  /// Whether it has only characters of names: no scheme, no absolute path, no markup.
  private var isPlain: Bool {
    guard let first = text.unicodeScalars.first, first != "/" else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-. /@+()".unicodeScalars.contains(scalar)
    }
  }
}

extension Diagnostic {
  static func notAnImage(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "not-an-image", "'\(excerpt(name))' is neither a file nor an asset's name",
      at: range, hint: "a path below the spec's folder such as images/logo.png, or a bare name")
  }

  static func brokenImage(_ file: String, hasSize: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      hasSize ? .warning : .error, id: "broken-image",
      "'\(excerpt(file))' is no picture whose size can be read", at: range,
      hint: hasSize
        ? "its size is given, so the layout holds" : "mend the file, or give the view a size")
  }

  static func missingImage(
    _ name: String, _ problem: FileProblem, isAsset: Bool, hasSize: Bool, at range: SourceRange
  ) -> Diagnostic {
    let reason =
      switch problem {
      case .notFound where isAsset:
        "there is no asset '\(excerpt(name))' in Assets.xcassets beside the spec"
      case .notFound: "there is no file '\(excerpt(name))'"
      case .outsideRoot: "'\(excerpt(name))' leads out of the folder of the specs"
      case .unreadable(let words): "'\(excerpt(name))' cannot be read: \(words)"
      }
    return Diagnostic(
      hasSize && problem != .outsideRoot ? .warning : .error, id: "missing-image", reason,
      at: range,
      hint: hasSize
        ? "its size is given, so the layout holds; ignore: missing-image where it comes later"
        : "add the file, or give it a size")
  }
}
