/// A colour; nothing is drawn, so it is only told from others.
public final class UIColor: Sendable, Hashable {
  private let kind: Kind
  private let alpha: CGFloat
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  private enum Kind: Sendable, Hashable {
    case components([CGFloat])
    case named(String)
    case dynamic
  }

  private init(
    _ kind: Kind, alpha: CGFloat = 1,
    provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.kind = kind
    self.alpha = alpha
    self.provider = provider
  }

  /// Makes a colour of its parts, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components([red, green, blue]), alpha: alpha)
  }

  /// Makes a grey, 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.components([white, white, white]), alpha: alpha)
  }

  /// Makes a colour that follows the traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic, provider: dynamicProvider)
  }

  /// Makes one of the system's colours.
  convenience init(system name: String) { self.init(.named(name)) }

  /// The colour in traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider.map { $0(traits) } ?? self
  }

  /// The colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(kind, alpha: alpha, provider: provider)
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

  /// Equal when the parts are; dynamic colours are when they are the same object.
  public static func == (first: UIColor, second: UIColor) -> Bool {
    if first.provider != nil || second.provider != nil { return first === second }
    return first.kind == second.kind && first.alpha == second.alpha
  }

  /// Feeds the parts to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(alpha)
  }
}

/// A colour as layers take it.
public final class CGColor: Sendable, Hashable {
  private let color: UIColor

  /// Makes a layer's colour.
  init(_ color: UIColor) { self.color = color }

  /// Equal when the colours are.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Feeds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
