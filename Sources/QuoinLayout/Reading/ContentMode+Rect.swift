import QuoinScreen

extension ContentMode {
  /// Where a picture of a size stands in a view's bounds, as `UIView.ContentMode` says; all of the
  /// bounds where its size is not known.
  func rect(of size: Size?, in bounds: Rect) -> Rect {
    guard let size, size.width > 0, size.height > 0 else { return bounds }
    let factors = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, times: min(factors.0, factors.1), bounds)
    case .scaleAspectFill: return placed(size, times: max(factors.0, factors.1), bounds)
    default: return placed(size, times: 1, bounds)
    }
  }

  private func placed(_ size: Size, times factor: Double, _ bounds: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: bounds.x + horizontalShare * (bounds.width - width),
      y: bounds.y + verticalShare * (bounds.height - height), width: width, height: height)
  }

  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
