/// What both simplexes can do: minimise the costs of items level by level.
protocol Simplex: ~Copyable {
  /// Whether a minimum was not reached.
  var hasGivenUp: Bool { get }
  /// Adds to the costs of an item for the level in work.
  mutating func price(_ item: Int, below: Double, above: Double)
  /// Minimises the costs; false when they have no bound.
  mutating func minimise() -> Bool
  /// Replaces the costs just minimised by bounds that keep every point where they are least.
  mutating func keepOptimalFace()
  /// The residual of an item at the vertex.
  func residual(_ item: Int) -> Double
  /// How small a residual of an item counts as 0.
  func limit(_ item: Int) -> Double
  /// The size of an item's cost at the vertex, before `keepOptimalFace`.
  func multiplier(_ item: Int) -> Double
}

extension Tableau: Simplex {}
extension FactorisedSimplex: Simplex {}
