/// A box that anchors belong to.
public enum LayoutBox: Sendable, Hashable {
  /// The whole screen.
  case screen
  /// The screen less bars and notch.
  case safeArea
  /// The keyboard: as wide as the screen, at its bottom; without height when it is down.
  case keyboard
  /// A view, by its index in `Screen.views`.
  case view(Int)
  /// A guide, by its index in `Screen.guides`.
  case guide(Int)
  /// The layout margins of a view, by its index; the screen's own for nil.
  case margins(of: Int?)
  /// The readable width of a view, by its index; the screen's own for nil.
  case readable(of: Int?)
  /// What scrolls in a scroll view, by its index; its leading top is the view's where it is not
  /// scrolled.
  case content(of: Int)
  /// A scroll view's frame, by its index, where its content might be meant.
  case frame(of: Int)
}

/// An edge, centre, baseline or size of a box.
public enum Attribute: String, Sendable, Hashable, CaseIterable {
  case top, bottom, leading, trailing, left, right, centerX, centerY
  case firstBaseline, lastBaseline, width, height

  /// The axis the attribute lies on.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    case horizontal, vertical
  }

  /// The axis the attribute lies on.
  public var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    }
  }

  /// Whether it is a width or a height and not a place.
  public var isSize: Bool { self == .width || self == .height }
  /// Whether it flips with the direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
  /// Whether it names a physical side.
  public var isPhysical: Bool { self == .left || self == .right }
  /// Whether it depends on the box's text.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// An attribute of a box: "logo.bottom".
public struct Anchor: Sendable, Hashable {
  /// The box.
  public var box: LayoutBox
  /// Its attribute.
  public var attribute: Attribute

  /// Makes an anchor.
  public init(_ box: LayoutBox, _ attribute: Attribute) {
    self.box = box
    self.attribute = attribute
  }
}
