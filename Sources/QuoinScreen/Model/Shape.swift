/// A shape in a view's bounds: what a control is drawn of, so that drawing knows no kinds.
public struct Shape: Sendable, Hashable {
  /// What the shape looks like in its rectangle.
  public enum Outline: Sendable, Hashable {
    /// A rectangle; a radius of more than half the shorter side makes a capsule.
    case box(cornerRadius: Double)
    /// The ellipse that fills it.
    case ellipse
    /// A line from its leading top to its trailing bottom.
    case line
  }

  /// A place on an axis of the bounds: a share of their length, and points.
  public struct Place: Sendable, Hashable {
    /// The share, from 0 at the leading or top edge to 1.
    public var share: Double
    /// Points further on.
    public var offset: Double

    /// Makes a place.
    public init(_ share: Double, _ offset: Double = 0) {
      self.share = share
      self.offset = offset
    }

    /// The place on an axis of a length, in points.
    public func position(in length: Double) -> Double { share * length + offset }
  }

  /// From one place on an axis to another.
  public struct Extent: Sendable, Hashable {
    /// The leading or top end.
    public var start: Place
    /// The trailing or bottom end.
    public var end: Place

    /// Makes an extent.
    public init(from start: Place, to end: Place) {
      self.start = start
      self.end = end
    }

    /// The whole length, less points at both ends.
    public static func whole(less inset: Double = 0) -> Extent {
      Extent(from: Place(0, inset), to: Place(1, -inset))
    }

    /// A length in points around a share of the axis.
    public static func around(_ share: Double, length: Double, offset: Double = 0) -> Extent {
      Extent(from: Place(share, offset - length / 2), to: Place(share, offset + length / 2))
    }

    /// A length in points, a distance from the leading or top end.
    public static func start(_ distance: Double, length: Double) -> Extent {
      Extent(from: Place(0, distance), to: Place(0, distance + length))
    }

    /// A length in points, a distance before the trailing or bottom end.
    public static func end(_ distance: Double, length: Double) -> Extent {
      Extent(from: Place(1, -distance - length), to: Place(1, -distance))
    }
  }

  /// What it looks like.
  public var outline: Outline
  /// Where it is, counted from the leading edge.
  public var horizontal: Extent
  /// Where it is, counted from the top edge.
  public var vertical: Extent
  /// The colour it is filled with.
  public var fill: Color?
  /// The colour of its line.
  public var stroke: Color?
  /// The width of its line in points.
  public var lineWidth: Double

  /// Makes a shape.
  public init(
    _ outline: Outline, _ horizontal: Extent, _ vertical: Extent, fill: Color? = nil,
    stroke: Color? = nil, lineWidth: Double = 1
  ) {
    self.outline = outline
    self.horizontal = horizontal
    self.vertical = vertical
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}
