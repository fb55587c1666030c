/// A Visual Format string taken apart: `H:|-[find]-(>=8)-[next(44@750)]|`.
///
/// Ranges are UTF-8 offsets in the string.
struct VisualFormat {
  /// `>=8@750`: a relation to an expression, at a priority.
  struct Predicate {
    /// The relation, `==` where none is written.
    var relation: Constraint.Relation
    /// The expression.
    var object: Range<Int>
    /// What is written after the `@`.
    var priority: Range<Int>?
    /// The whole of it.
    var range: Range<Int>
  }

  /// `[next(44@750)]`: a view and what its width or height is.
  struct Element {
    /// Where the view's id stands.
    var name: Range<Int>
    /// What its size along the axis is.
    var predicates: [Predicate]
    /// From bracket to bracket.
    var range: Range<Int>
  }

  /// How two neighbours are connected.
  enum Space {
    /// `[a][b]`: nothing between them.
    case flush
    /// `[a]-[b]`: the standard space.
    case standard
    /// `[a]-8-[b]`, `[a]-(>=8,<=20)-[b]`.
    case predicates([Predicate])
  }

  /// The axis that the views stand along.
  var axis: Attribute.Axis
  /// The views in order, at least one.
  var views: [Element] = []
  /// The space before each view but the first.
  var spaces: [Space] = []
  /// The space from the superview to the first view, where a `|` begins the string.
  var start: (space: Space, bar: Int)?
  /// The space from the last view to the superview, where a `|` ends the string.
  var end: (space: Space, bar: Int)?
}
