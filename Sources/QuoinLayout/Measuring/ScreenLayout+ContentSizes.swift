import QuoinScreen

extension ScreenLayout {
  /// The content size of each view of a screen, as constraints see it: texts with every paragraph in one
  /// line.
  public static func contentSizes(of screen: Screen) -> [ContentSize] {
    var measurer = ContentMeasurer(screen)
    return measurer.natural().sizes.map { $0 ?? .none }
  }
}
