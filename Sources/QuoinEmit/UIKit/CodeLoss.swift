import QuoinScreen
import QuoinSource

/// Something of a spec that the chosen way of insets cannot give in code.
public struct CodeLoss: Sendable, Equatable {
  /// The view.
  public var id: String
  /// Where the spec has it.
  public var place: SourceRange
  /// The way.
  public var way: InsetsWay
  /// What is lost.
  public var kind: Kind

  /// What a plain text field cannot do, whose side views make room for its text.
  public enum Kind: Sendable, Equatable {
    /// Insets that differ above and below move the text.
    case unevenInsets
    /// A clear button stands in the place of the room at its side.
    case roomBesideClearButton
  }

  /// What is lost of a screen's views.
  static func inClass(_ screen: Screen, _ options: CodeOptions) -> [CodeLoss] {
    guard options.insets != .subclass else { return [] }
    return screen.views.flatMap { view -> [CodeLoss] in
      guard case .textField(let field) = view.element else { return [] }
      let edges = [field.insets, field.editingInsets, field.placeholderInsets].map(\.edges)
      var kinds: [Kind] = []
      if edges.contains(where: { $0.top != $0.bottom }) { kinds.append(.unevenInsets) }
      let hasRoom = edges.contains { $0.right != 0 }
      if field.clearButton != .never, field.rightView == nil, hasRoom {
        kinds.append(.roomBesideClearButton)
      }
      return kinds.map { CodeLoss(id: view.id, place: view.source, way: options.insets, kind: $0) }
    }
  }
}
