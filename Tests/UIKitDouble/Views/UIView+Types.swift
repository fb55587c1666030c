extension UIView {
  /// A size that content does not have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Where content stands in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What of a frame follows the superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// A priority for each axis.
  struct AxisPriorities {
    /// For widths.
    var horizontal: UILayoutPriority
    /// For heights.
    var vertical: UILayoutPriority

    /// The priority along an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}
