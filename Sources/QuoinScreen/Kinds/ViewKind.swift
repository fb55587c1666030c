import QuoinSource
import QuoinSyntax

/// A kind of view as a value: what its content key is, which attributes it has, and how they become
/// one of the primitives that the later stages know.
///
/// To add a kind: one file beside this one, one line in `all`, one spec with goldens.
public struct ViewKind: Sendable {
  /// What a kind's content key holds.
  public enum ContentType: String, Sendable {
    case text, file, children
  }

  /// The key that carries the content.
  public let name: String
  /// What that key holds.
  public let contentType: ContentType
  /// One line for the reference.
  public let summary: String
  /// Its attributes beside those that every kind has.
  public let attributes: [AttributeDescription]
  /// Turns content and attributes into the view's primitive and defaults.
  let build: @Sendable (_ body: ViewBody, _ view: inout View, _ context: inout ReadContext) -> Void

  /// Every kind, in the order of the reference.
  public static let all: [ViewKind] = [.label, .textField, .button, .image, .view]

  /// The kind of a content key.
  static func named(_ name: String) -> ViewKind? { byName[ExactString(name)] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { (ExactString($0.name), $0) })
}

/// What a spec says of one view.
struct ViewBody {
  /// The value of the content key.
  var content: SyntaxNode
  /// All attributes, styles included.
  var attributes: AttributeBag
}
