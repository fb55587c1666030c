/// A variable of a system, by its index.
public struct Variable: Sendable, Hashable {
  /// The index, from 0.
  public let index: Int

  /// Makes a variable from its index in a system.
  public init(_ index: Int) { self.index = index }
}
