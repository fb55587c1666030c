import QuoinScreen
import QuoinText

/// Where the parts stand.
extension PaddedText {
  /// The frame of the left view: at the bounds' left edge, of its own size, vertically centred.
  ///
  /// Room without content or a size is as high as the bounds.
  public func leftViewFrame(in bounds: Rect) -> Rect? {
    leftViewSize.map { size in
      let gap = content.leftView?.edgeGap ?? 0
      return frame(of: content.leftView, size, x: bounds.x + gap, in: bounds)
    }
  }

  /// The frame of the right view: at the bounds' right edge, of its own size, vertically centred.
  ///
  /// Room without content or a size is as high as the bounds.
  public func rightViewFrame(in bounds: Rect) -> Rect? {
    rightViewSize.map { size in
      let gap = content.rightView?.edgeGap ?? 0
      return frame(of: content.rightView, size, x: bounds.right - gap - size.width, in: bounds)
    }
  }

  private func frame(of view: SideView?, _ size: Size, x: Double, in bounds: Rect) -> Rect {
    if case .blank = view?.content, view?.size == nil {
      return Rect(x: x, y: bounds.y, width: size.width, height: bounds.height)
    }
    return Rect(x: x, y: centred(size.height, in: bounds), size: size)
  }

  /// The top of a block of a height in the middle of a box, moved by whole pixels.
  public func centred(_ height: Double, in box: Rect) -> Double {
    box.y + grid.round((box.height - grid.ceil(height)) / 2)
  }

  /// The left end of a line in a box.
  ///
  /// Natural follows the layout direction; justified lines start where natural ones do.
  public func lineStart(_ width: Double, in box: Rect, direction: LayoutDirection) -> Double {
    switch (content.alignment, direction) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): box.x
    case (.center, _): box.x + (box.width - width) / 2
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): box.right - width
    }
  }
}

extension Rect {
  /// Makes a rectangle of a size.
  init(x: Double, y: Double, size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// The rectangle moved.
  func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The width and height.
  var size: Size { Size(width: width, height: height) }
}
