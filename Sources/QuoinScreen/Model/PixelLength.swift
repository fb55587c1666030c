/// A length that is written in pixels: `1px`.
public struct PixelLength: Sendable, Hashable {
  /// How many pixels.
  public var count: Double
  /// What they come to in points, on the screen that is laid out.
  public var points: Double

  /// Makes a length; `pixel` is a pixel in points.
  public init(_ count: Double, pixel: Double) {
    self.count = count
    points = count * pixel
  }

  /// No pixels.
  public static let zero = PixelLength(0, pixel: 0)

  /// The sum of two lengths.
  public static func + (first: PixelLength, second: PixelLength) -> PixelLength {
    var sum = first
    sum.count += second.count
    sum.points += second.points
    return sum
  }

  /// A multiple of a length.
  public static func * (factor: Double, length: PixelLength) -> PixelLength {
    var product = length
    product.count *= factor
    product.points *= factor
    return product
  }

  /// A part of a length: what a multiple by the reciprocal may be off by a rounding, or be no number.
  public static func / (length: PixelLength, divisor: Double) -> PixelLength {
    var part = length
    part.count /= divisor
    part.points /= divisor
    return part
  }
}
