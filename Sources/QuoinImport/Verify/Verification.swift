import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// An imported spec laid out and held against the frames that Interface Builder stored, which
/// Apple's own engine computed.
public struct Verification: Sendable {
  /// One view.
  public struct View: Sendable {
    /// The view with its stored frame.
    public var view: ImportedView
    /// The frame that Quoin computed; nil where the spec did not compile.
    public var frame: Rect?
    /// The largest difference of an edge or a size, in points; without end where a frame is lacking.
    public var difference: Double

    /// Whether the frame proves anything: one is stored, and it was neither given nor a witness of
    /// safe area and margins.
    public var counts: Bool { view.frame != nil && !view.isGiven && !view.isWitness }
  }

  /// The spec.
  public var spec: ImportedSpec
  /// The views, in the order of the spec.
  public var views: [View]
  /// What compiling the spec had to say.
  public var diagnostics: [Diagnostic]

  /// Whether the spec compiled without an error.
  public var compiles: Bool { !diagnostics.containsError }
  /// The views whose frames prove something.
  public var counted: [View] { views.filter(\.counts) }

  /// Whether every view that counts lies within a tolerance, in points, and there is one.
  public func isHit(tolerance: Double) -> Bool {
    compiles && !counted.isEmpty && counted.allSatisfy { $0.difference <= tolerance }
  }

  /// Lays a spec out and compares it.
  ///
  /// - Parameters:
  ///   - usesStoredSizes: whether every view without subviews takes the size that is stored, so
  ///     that only the constraints are judged and no model of a content's size.
  public static func verify(
    _ spec: ImportedSpec, usesStoredSizes: Bool
  ) -> Verification {
    let source = SourceFile(path: "\(spec.screen).quoin.yaml", text: spec.yaml)
    let (documents, faults) = SyntaxParser.parse(source, as: .yaml)
    var result = Verification(
      spec: spec, views: spec.views.map { View(view: $0, frame: nil, difference: .infinity) },
      diagnostics: faults)
    guard let document = documents.first, !faults.containsError else { return result }
    var options = ScreenOptions()
    options.textSize = spec.textSize
    let (resolved, findings) = Screen.resolve(document, options: options, files: NoFiles())
    result.diagnostics += findings
    guard var screen = resolved, !findings.containsError else { return result }
    if usesStoredSizes { screen.takeStoredSizes(of: spec.views) }
    let (layout, told) = ScreenLayout.layOut(screen)
    result.diagnostics += told
    result.read(layout)
    return result
  }

  private mutating func read(_ layout: ScreenLayout) {
    var frames: [ExactString: Rect] = [:]
    for (view, frame) in zip(layout.screen.views, layout.frames.views) {
      frames[ExactString(view.id)] = frame.frame
    }
    for index in views.indices {
      guard let frame = frames[ExactString(views[index].view.id)] else { continue }
      views[index].frame = frame
      views[index].difference = views[index].view.frame.map(frame.difference) ?? .infinity
    }
  }
}

/// No files: an imported spec holds the sizes of its pictures.
private struct NoFiles: FileProvider {
  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    .failure(.notFound)
  }
}

extension Screen {
  /// Gives every view without subviews the size that is stored.
  fileprivate mutating func takeStoredSizes(of imported: [ImportedView]) {
    var stored: [ExactString: ImportedView] = [:]
    for view in imported { stored[ExactString(view.id)] = view }
    for index in views.indices {
      guard let view = stored[ExactString(views[index].id)], view.isLeaf, !view.isGiven,
        let frame = view.frame
      else { continue }
      let insets = views[index].alignmentInsets
      views[index].givenContentSize = ContentSize(
        width: max(0, frame.width - insets.left - insets.right),
        height: max(0, frame.height - insets.top - insets.bottom))
      views[index].scrolls = false
    }
  }
}

extension Rect {
  /// The largest difference of an edge or a size.
  fileprivate func difference(to other: Rect) -> Double {
    max(
      max(abs(x - other.x), abs(y - other.y)),
      max(abs(width - other.width), abs(height - other.height)),
      max(abs(right - other.right), abs(bottom - other.bottom)))
  }
}
