extension UIView {
  /// The box in the superview's coordinates, in points.
  public var frame: CGRect {
    get { box }
    set {
      if newValue.size != box.size { setNeedsLayout() }
      box = newValue
    }
  }

  /// The box in its own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: box.size) }
    set {
      boundsOrigin = newValue.origin
      frame = CGRect(
        x: box.midX - newValue.width / 2, y: box.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle in the superview's coordinates.
  public var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
  }

  /// What constraints see of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around what constraints see.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    rect.inset(by: alignmentRectInsets.inverted)
  }

  /// A rectangle of its coordinates in those of another view; nil for the root's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let start = originInRoot
    let end = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// A rectangle of another view's coordinates, or of the root's for nil, in its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let start = view?.originInRoot ?? .zero
    let end = originInRoot
    return rect.offsetBy(dx: start.x - end.x, dy: start.y - end.y)
  }

  /// Takes the size that fits.
  public func sizeToFit() {
    frame = CGRect(origin: box.origin, size: sizeThatFits(box.size))
  }

  /// Where its coordinates begin, from the root's origin.
  var originInRoot: CGPoint {
    guard let superview else { return CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y) }
    let origin = superview.originInRoot
    return CGPoint(
      x: origin.x + box.minX - boundsOrigin.x, y: origin.y + box.minY - boundsOrigin.y)
  }

  /// The view at the top of the hierarchy.
  var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
