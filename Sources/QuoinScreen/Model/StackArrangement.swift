/// How a stack arranges its children, as `UIStackView` does.
///
/// The children are the views whose `parent` is the stack, in order. Horizontal places count from
/// the leading edge, so an arrangement means the same in both directions.
public struct StackArrangement: Sendable, Hashable {
  /// How children share the length of the stack, as in `UIStackView.Distribution`.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where children stand across the stack, as in `UIStackView.Alignment`.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top of a horizontal stack.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom of a horizontal stack.
    case trailing
    /// With their first baselines on a line; of horizontal stacks.
    case firstBaseline
    /// With their last baselines on a line; of horizontal stacks.
    case lastBaseline
  }

  /// Another space after one child than between the others.
  public struct CustomSpacing: Sendable, Hashable {
    /// The child, by its index in `Screen.views`.
    public var view: Int
    /// The space in points.
    public var length: Double

    /// Makes a custom spacing.
    public init(after view: Int, _ length: Double) {
      self.view = view
      self.length = length
    }
  }

  /// The axis the children follow each other on.
  public var axis: Attribute.Axis
  /// The space between two children in points, or the least where the distribution is of spaces.
  public var spacing = 0.0
  /// Other spaces after some children, in the order written.
  public var customSpacings: [CustomSpacing] = []
  /// How children share the length.
  public var distribution = Distribution.fill
  /// Where children stand across.
  public var alignment = Alignment.fill
  /// Whether children keep to the stack's layout margins and not to its bounds.
  public var usesMargins = false

  /// Makes an arrangement with `UIStackView`'s defaults.
  public init(axis: Attribute.Axis) { self.axis = axis }

  /// The space after a child.
  public func spacing(after view: Int) -> Double {
    customSpacings.last { $0.view == view }?.length ?? spacing
  }
}
