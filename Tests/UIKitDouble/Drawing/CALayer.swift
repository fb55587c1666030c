/// How a view's box is drawn.
///
/// Nothing is drawn, so it only keeps what it is told.
@MainActor open class CALayer {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the line around the box, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around the box.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow lies off, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Whether what lies beyond the box is cut.
  open var masksToBounds = false
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The opacity, 0…1.
  open var opacity: Float = 1
  /// Where it stands among its siblings, along the line of sight.
  open var zPosition: CGFloat = 0

  /// Makes a layer.
  public init() {}
}
