import QuoinText

/// The fonts that an app would bring, by name.
@MainActor public enum FontRegistry {
  private nonisolated(unsafe) static var fonts: [String: FontMetrics] = [:]

  /// Brings a font.
  public static func register(_ metrics: FontMetrics, as name: String) { fonts[name] = metrics }

  /// The metrics of a font.
  nonisolated static func metrics(named name: String) -> FontMetrics? { fonts[name] }
}

/// The pictures that an app would bring, by name.
@MainActor public enum ImageRegistry {
  private nonisolated(unsafe) static var sizes: [String: CGSize] = [:]

  /// Brings a picture of a size in points.
  public static func register(size: CGSize, as name: String) { sizes[name] = size }

  /// The size of a picture.
  nonisolated static func size(ofImageNamed name: String) -> CGSize? { sizes[name] }
}
