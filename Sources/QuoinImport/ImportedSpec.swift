import QuoinLayout
import QuoinScreen
import QuoinSource

/// One root of a document as a spec.
public struct ImportedSpec: Sendable {
  /// The name of the screen.
  public var screen: String
  /// Interface Builder's id of the root view.
  public var rootID: String
  /// The views, in the order of the document; those that are the screen itself are not among them.
  public var views: [ImportedView]
  /// What could not be carried, each with its place in the document.
  public var diagnostics: [Diagnostic]
  /// What was carried and what not.
  public var coverage: Coverage
  /// The screen's size in points.
  public var size: Size
  /// The name of the root's element.
  public var tag: String
  /// The text size that the stored frames were laid out with.
  public var textSize: TextSize
  /// The spec.
  var entries: [SpecEntry]

  /// The spec as YAML.
  public var yaml: String { YAMLWriter.text(entries) }

  /// The spec as JSON, without its comments.
  public var json: String { JSONSpecWriter.text(entries) }
}

/// A view of an imported spec beside what Interface Builder stored of it.
public struct ImportedView: Sendable {
  /// The id in the spec.
  public var id: String
  /// Interface Builder's id; nil for a content view without one.
  public var sourceID: String?
  /// The name of its element: "imageView".
  public var tag: String
  /// The app's class; nil for UIKit's own.
  public var customClass: String?
  /// The stored frame in the screen's coordinates, in points; nil where the document has none.
  public var frame: Rect?
  /// Where its element is.
  public var range: SourceRange
  /// Whether other views are in it.
  public var isLeaf: Bool
  /// Whether the stored frame is part of the spec, so that it proves nothing: the content views of
  /// cells and views placed by an autoresizing mask.
  public var isGiven: Bool
  /// Whether safe area or margins were read off the stored frame.
  public var isWitness: Bool
  /// Whether the spec has the stored size, since the kind has no model.
  public var takesStoredSize: Bool
}
