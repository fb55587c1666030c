import QuoinScreen
import QuoinSource

/// The options that choose the cell a spec is compiled for.
struct CellOptions: Sendable {
  var device: Device?
  var orientation: Cell.Orientation?
  var textSize: TextSize?
  var locale: String?
  var direction: LayoutDirection?
  var theme: Cell.Theme?
  var canvas: Canvas?
  var maxViews: Int?
  /// Whether `device` and `canvas` are for specs that say neither.
  var isAreaDefault = false

  static let arguments: [Argument<CellOptions>] = [
    .option(
      "--device", sets: \.device, .device,
      help: "Lay out for this device; 'quoin devices' lists them."),
    .option(
      "--orientation", sets: \.orientation, .cases("orientation"),
      help: "Hold the device in portrait or landscape."),
    .option(
      "--text-size", sets: \.textSize, .cases("size"),
      help: "The Dynamic Type size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."),
    .option(
      "--locale", sets: \.locale, .text("locale"), help: "The language of the strings, as 'en'."),
    .option(
      "--direction", sets: \.direction, .cases("direction"),
      help: "Lay out ltr or rtl whatever the locale."),
    .option("--theme", sets: \.theme, .cases("theme"), help: "Use light or dark colours."),
    .option(
      "--canvas", sets: \.canvas, .canvas,
      help: "Lay out in WIDTHxHEIGHT points in place of a device, as 320x480 or 320xfit@2 "
        + "for two pixels in a point; the default is @3."),
    .option(
      "--max-views", sets: \.maxViews, .count("number", in: 1...1_000_000),
      help: "The most views a screen may have (default: 10000)."),
  ]

  /// The same for the compiler.
  var compilerOptions: ScreenOptions {
    var options = ScreenOptions()
    options.device = device
    options.orientation = orientation
    options.canvas = canvas
    options.isAreaDefault = isAreaDefault
    options.textSize = textSize
    options.locale = locale
    options.direction = direction
    options.theme = theme
    if let maxViews { options.maxViews = maxViews }
    return options
  }
}

extension ValueReader where Value == Device {
  /// The name of a device.
  static var device: ValueReader {
    let names = Device.all.map(\.name)
    return ValueReader(placeholder: "name", completion: .values(names)) { text in
      guard let device = Device.named(text) else {
        let nearest = Device.nearest(to: text)
        return .failure(
          ValueProblem(
            advice: nearest.map { "Did you mean '\($0)'?" } ?? "'quoin devices' lists them."))
      }
      return .success(device)
    }
  }
}

extension ValueReader where Value == Canvas {
  /// `WIDTHxHEIGHT` in points, either of them `fit`, and `@SCALE` in pixels a point.
  static var canvas: ValueReader {
    ValueReader(placeholder: "WxH[@scale]", completion: .none) { text in
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let sides = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, parts.count <= 2, let width = side(sides[0]),
        let height = side(sides[1])
      else { return .failure(canvasProblem) }
      var scale = 3.0
      if parts.count == 2 {
        guard let written = decimal(parts[1]), written <= 16 else {
          return .failure(canvasProblem)
        }
        scale = written
      }
      return .success(.screen(width: width, height: height, scale: scale))
    }
  }

  /// A side: nil inside for `fit`, nil outside when it is neither.
  private static func side(_ text: Substring) -> Double?? {
    text == "fit" ? .some(nil) : decimal(text).map { .some($0) }
  }

  /// A decimal number above 0 and at most a million, the largest coordinate that is exact.
  private static func decimal(_ text: Substring) -> Double? {
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(text), number > 0, number <= 1e6 else { return nil }
    return number
  }

  private static var canvasProblem: ValueProblem {
    ValueProblem(
      advice: "Give width and height in points above 0 or 'fit', as 320x480 or 320xfit@2.")
  }
}
