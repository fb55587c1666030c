import QuoinLayout
import QuoinScreen

/// One of the eight settings that each screen is laid out in.
struct Setting: Sendable, CustomStringConvertible {
  /// Whether it is the spec's own size or another one.
  var hasOtherSize: Bool
  /// The text size.
  var textSize: TextSize
  /// The direction.
  var direction: LayoutDirection

  /// Two sizes, two text sizes, both directions.
  static let all: [Setting] = [false, true].flatMap { hasOtherSize in
    [TextSize.L, .AX1].flatMap { textSize in
      [LayoutDirection.leftToRight, .rightToLeft].map {
        Setting(hasOtherSize: hasOtherSize, textSize: textSize, direction: $0)
      }
    }
  }

  /// The options of the compiler; `canvas` is the spec's own.
  ///
  /// Another device for a screen on a device; for a canvas of its own a fifth more of its width, or
  /// of its height where the width fits.
  func options(_ own: Screen) -> ScreenOptions {
    var options = ScreenOptions()
    options.textSize = textSize
    options.direction = direction
    guard hasOtherSize else { return options }
    if own.cell.device != nil {
      options.device = Device.named("iPhone SE (1st generation)")
    } else {
      var canvas = own.canvas
      canvas.width = canvas.width.map { ($0 * 1.2).rounded() }
      if canvas.width == nil { canvas.height = canvas.height.map { ($0 * 1.2).rounded() } }
      options.canvas = canvas
    }
    return options
  }

  var description: String {
    "\(hasOtherSize ? "other size" : "own size") \(textSize.rawValue) \(direction.rawValue)"
  }
}
