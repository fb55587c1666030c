// Rounding in a debug build calls the C mathematics library, which these modules link.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pixels of a screen: how lengths in points are rounded.
///
/// A tie such as 512.1666… × 3 may come out a little under 1536.5 in binary; 10⁻⁶ pixels mend it.
public struct PixelGrid: Sendable, Hashable {
  /// Pixels in a point.
  public let scale: Double

  /// Makes the grid of a scale; one that is not a positive number counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The nearest pixel, ties up, as UIKit rounds positions.
  public func round(_ points: Double) -> Double {
    pixel(nearest: points) / scale
  }

  /// The next pixel up, as UIKit rounds the size of a text.
  public func ceil(_ points: Double) -> Double {
    (points * scale - Self.slack).rounded(.up) / scale
  }

  /// The number of the nearest pixel.
  func pixel(nearest points: Double) -> Double {
    // Adding 0 turns a -0 into 0.
    (points * scale + 0.5 + Self.slack).rounded(.down) + 0
  }

  /// Whether a length is a whole number of pixels.
  func holds(_ points: Double) -> Bool {
    abs(points * scale - (points * scale).rounded()) <= Self.slack
  }

  private static let slack = 1e-6
}
