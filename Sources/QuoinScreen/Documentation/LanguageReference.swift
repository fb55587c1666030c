/// What the reference of the language prints: the reader's own definitions, so that the two cannot
/// differ.
public enum LanguageReference {
  /// The attributes that every kind has.
  public static let commonAttributes: [AttributeDescription] = CommonAttributes.descriptions

  /// The attributes that more than one kind has, each with the kinds, in order of first use.
  public static let sharedAttributes: [(attribute: AttributeDescription, kinds: [String])] =
    attributesWithKinds.filter { $0.kinds.count > 1 }

  /// The attributes that a kind alone has.
  public static func ownAttributes(of kind: ViewKind) -> [AttributeDescription] {
    attributesWithKinds.filter { $0.kinds == [kind.name] }.map(\.attribute)
  }

  /// The attributes of kinds, those of one description once.
  private static let attributesWithKinds: [(attribute: AttributeDescription, kinds: [String])] = {
    var order: [AttributeDescription] = []
    var kinds: [AttributeDescription: [String]] = [:]
    for kind in ViewKind.all {
      for attribute in kind.attributes {
        if kinds[attribute] == nil { order.append(attribute) }
        kinds[attribute, default: []].append(kind.name)
      }
    }
    return order.map { ($0, kinds[$0] ?? []) }
  }()

  /// The keys that make constraints: each exact key with its bounds.
  public static let anchors: [AnchorDescription] =
    AnchorKey.all.filter { $0.bound == .exact }.map { key in
      AnchorDescription(
        name: key.name, summary: key.subject.summary,
        bounds: AnchorKey.all.filter { $0.bound != .exact && $0.subject == key.subject }
          .map(\.name))
    }
}

/// A key that makes constraints, as the reference prints it.
public struct AnchorDescription: Sendable, Hashable {
  /// The key in a spec: "top".
  public let name: String
  /// What a bare number says.
  public let summary: String
  /// The keys that bound the same: "minTop", "maxTop".
  public let bounds: [String]
}

extension AnchorKey.Subject {
  /// What a bare number says, for the reference.
  fileprivate var summary: String {
    switch self {
    case .attribute(let attribute):
      switch attribute {
      case .top, .bottom, .leading, .trailing, .left, .right:
        "The distance from that edge of the container's guide, positive inwards."
      case .centerX: "The offset from the guide's centre, positive towards trailing."
      case .centerY: "The offset from the guide's centre, positive down."
      case .firstBaseline: "The distance of the first line's baseline from the guide's top."
      case .lastBaseline: "The distance of the last line's baseline from the guide's bottom."
      case .width, .height: "The size."
      }
    case .compound(.edges): "All four edges: one distance, `[vertical, horizontal]` or a map."
    case .compound(.size): "Width and height: one number for both, or `[width, height]`."
    case .compound(.center): "Both centres: one offset for both, or `[x, y]`."
    case .aspect: "Width over height: `1.5`, `16:9` or `16/9`."
    case .frame: "`[x, y, width, height]` in the container's bounds: four constraints."
    }
  }
}
