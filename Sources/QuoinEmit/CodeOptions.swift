/// What users choose of generated code.
public struct CodeOptions: Sendable, Hashable {
  /// How labels and fields come to their insets.
  public var insets: InsetsWay
  /// Who may use the generated types.
  public var access: AccessLevel

  /// Makes options; the defaults are those of the command line.
  public init(insets: InsetsWay = .subclass, access: AccessLevel = .public) {
    self.insets = insets
    self.access = access
  }
}

/// The known ways to give labels and text fields insets in UIKit.
public enum InsetsWay: String, Sendable, Hashable, CaseIterable {
  /// Subclasses that inset the rectangles their superclass computes.
  case subclass
  /// A property added to every `UILabel`; its methods are exchanged.
  case category
  /// A label inside a view with margins.
  case container
}

/// Who may use generated types.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`, package, `internal`

  /// The modifier before a declaration, a blank at its end.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
