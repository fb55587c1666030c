import QuoinSource
import QuoinSyntax

/// A kind of view as a value: what its content key is, which attributes it has, and how they become
/// one of the primitives that the later stages know.
///
/// To add a kind: one file beside this one, one line in `all`, one spec with goldens.
public struct ViewKind: Sendable {
  /// What a kind's content key holds.
  public enum ContentType: String, Sendable {
    case text, file, children, bool, number, word, texts, name, nameOrChildren
  }

  /// The key that carries the content.
  public let name: String
  /// What that key holds.
  public let contentType: ContentType
  /// One line for the reference.
  public let summary: String
  /// Its attributes beside those that every kind has.
  public let attributes: [AttributeDescription]
  /// What holds where the spec says nothing.
  let defaults: ViewDefaults
  /// Turns content and attributes into the view's primitive.
  let build: @Sendable (_ body: ViewBody, _ view: inout View, _ context: inout ReadContext) -> Void

  /// Declares a kind.
  init(
    name: String, contentType: ContentType, summary: String, attributes: [AttributeDescription],
    defaults: ViewDefaults = ViewDefaults(),
    build: @escaping @Sendable (ViewBody, inout View, inout ReadContext) -> Void
  ) {
    self.name = name
    self.contentType = contentType
    self.summary = summary
    self.attributes = attributes
    self.defaults = defaults
    self.build = build
  }

  /// Every kind, in the order of the reference.
  public static let all: [ViewKind] = [
    .label, .textField, .textView, .button, .image, .symbol,
    .view,
    .scroll,
    .toggle, .slider, .progress, .activity, .segments, .stepper, .datePicker,
    .searchBar,
    .table, .collection, .web, .map, .picker, .navigationBar, .tabBar, .toolbar,
    .custom,
  ]

  /// Whether its content can be children.
  var takesChildren: Bool { contentType == .children || contentType == .nameOrChildren }

  /// The kind of a content key.
  static func named(_ name: String) -> ViewKind? { byName[ExactString(name)] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { (ExactString($0.name), $0) })
}

/// What a view of a kind has where the spec says nothing; UIKit's defaults of views made in code.
struct ViewDefaults: Sendable {
  /// How strongly it resists growing.
  var hugging = View.AxisPriorities(horizontal: 250, vertical: 250)
  /// Whether what lies outside the bounds is cut.
  var clips = false

  /// Puts them into a view.
  func apply(to view: inout View) {
    view.hugging = hugging
    view.appearance.clips = clips
  }
}

/// What a spec says of one view.
struct ViewBody {
  /// The value of the content key.
  var content: SyntaxNode
  /// All attributes, styles included.
  var attributes: AttributeBag
}
