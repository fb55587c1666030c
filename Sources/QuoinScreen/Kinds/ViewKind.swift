import QuoinSource
import QuoinSyntax

/// A kind of view as a value: what its content key is, which attributes it has, and how they become
/// one of the primitives that the later stages know.
///
/// To add a kind: one file beside this one, one line in `all`, one spec with goldens.
public struct ViewKind: Sendable {
  /// What a kind's content key holds.
  public enum ContentType: String, Sendable {
    case text, file, children, length, bool, number, word, texts, name, nameOrChildren
  }

  /// The key that carries the content.
  public let name: String
  /// What that key holds.
  public let contentType: ContentType
  /// One line for the reference.
  public let summary: String
  /// A content that shows what the kind is like, as a spec writes it.
  public let sample: String
  /// Its attributes beside those that every kind has.
  public let attributes: [AttributeDescription]
  /// Sets what the kind has instead of a view's defaults, before attributes are read.
  let prepare: @Sendable (_ view: inout View) -> Void
  /// Turns content and attributes into the view's primitive.
  let build: @Sendable (_ body: ViewBody, _ view: inout View, _ context: inout ReadContext) -> Void
  /// Reads what names children, when they are there.
  let finish:
    @Sendable (
      _ body: ViewBody, _ index: Int, _ views: inout [View], _ context: inout ReadContext
    ) -> Void

  /// Makes a kind; most have a view's defaults and nothing that names children.
  init(
    name: String, contentType: ContentType, sample: String? = nil, summary: String,
    attributes: [AttributeDescription],
    prepare: @escaping @Sendable (inout View) -> Void = { _ in },
    finish: @escaping @Sendable (ViewBody, Int, inout [View], inout ReadContext) -> Void = {
      _, _, _, _ in
    },
    build: @escaping @Sendable (ViewBody, inout View, inout ReadContext) -> Void
  ) {
    self.name = name
    self.contentType = contentType
    self.summary = summary
    self.sample = sample ?? contentType.sample
    self.attributes = attributes
    self.prepare = prepare
    self.build = build
    self.finish = finish
  }

  /// Every kind, in the order of the reference.
  public static let all: [ViewKind] = [
    .label, .textField, .textView, .button, .image, .symbol,
    .view, .vstack, .hstack, .spacer,
    .scroll,
    .toggle, .slider, .progress, .activity, .segments, .stepper, .pages, .datePicker,
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

extension ViewKind.ContentType {
  /// A content of the type that most of its kinds take.
  fileprivate var sample: String {
    switch self {
    case .text: "Text"
    case .file: "picture.png"
    case .children: "{}"
    case .length: "0"
    case .bool: "true"
    case .number: "1"
    case .texts: "[One, Two]"
    case .word, .name, .nameOrChildren: "Name"
    }
  }
}

/// What a spec says of one view.
struct ViewBody {
  /// The value of the content key.
  var content: SyntaxNode
  /// All attributes, styles included.
  var attributes: AttributeBag
}
