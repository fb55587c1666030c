import QuoinSource

/// A key of a view or guide that makes constraints: `top`, `minWidth`, `edges`, `frame`.
struct AnchorKey: Hashable, Sendable {
  /// What the key places or sizes.
  enum Subject: Hashable, Sendable {
    /// One attribute.
    case attribute(Attribute)
    /// Several attributes at once.
    case compound(CompoundAnchor)
    /// Width over height.
    case aspect
    /// Left, top, width and height in the container's bounds.
    case frame
  }

  /// Whether the value is exact or a bound.
  enum Bound: String, Hashable, Sendable, CaseIterable {
    case exact = ""
    case minimum = "min"
    case maximum = "max"
  }

  /// What the key places or sizes.
  let subject: Subject
  /// Whether the value is exact or a bound.
  let bound: Bound
  /// The key's text.
  let name: String

  private init(_ subject: Subject, _ bound: Bound, name: String) {
    self.subject = subject
    self.bound = bound
    self.name =
      bound == .exact ? name : bound.rawValue + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether it says where the box is, and not only how large.
  var places: Bool {
    switch subject {
    case .attribute(let attribute): !attribute.isSize
    case .compound(let compound): compound != .size
    case .aspect: false
    case .frame: true
    }
  }

  /// The attributes that it places or sizes: those of a compound one by one.
  var members: [Attribute] {
    switch subject {
    case .attribute(let attribute): [attribute]
    case .compound(let compound): compound.members
    case .frame: [.left, .top, .width, .height]
    case .aspect: []
    }
  }

  /// The attributes that a weaker layer has no say in any more: a frame leaves nothing open.
  var claims: [Attribute] {
    subject == .frame ? Attribute.allCases.filter { !$0.isBaseline } : members
  }

  /// The key with a text; nil when the text is no anchor key.
  init?(_ key: String) {
    guard let found = AnchorKey.byName[ExactString(key)] else { return nil }
    self = found
  }

  /// All keys: the exact ones in the order of the language's reference, then `min…`, then `max…`.
  static let all: [AnchorKey] = Bound.allCases.flatMap { bound in
    var keys = Attribute.allCases.map { AnchorKey(.attribute($0), bound, name: $0.rawValue) }
    for compound in CompoundAnchor.allCases where bound == .exact || compound.takesBounds {
      keys.append(AnchorKey(.compound(compound), bound, name: compound.rawValue))
    }
    if bound == .exact {
      keys.append(AnchorKey(.aspect, bound, name: "aspect"))
      keys.append(AnchorKey(.frame, bound, name: "frame"))
    }
    return keys
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { (ExactString($0.name), $0) })

  /// The texts of all keys, for suggestions and documentation.
  static let names: [String] = all.map(\.name)
}

extension AnchorKey.Bound {
  /// The relation of the coordinate, the inset or the size to the key's value.
  var relation: Constraint.Relation {
    switch self {
    case .exact: .equal
    case .minimum: .greaterOrEqual
    case .maximum: .lessOrEqual
    }
  }
}
