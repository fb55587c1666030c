import QuoinSource
import QuoinSyntax

extension Device {
  /// The device of a spec that names none.
  public static let standard =
    Device.named("iPhone 16")
    ?? Device(
      name: "iPhone 16", size: Size(width: 393, height: 852), scale: 3,
      portraitSafeArea: .zero, landscapeSafeArea: .zero)
}

extension ValueType where Value == Device {
  /// A device's name.
  static let device = ValueType("a device") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let text = resolved.scalar?.text ?? ""
    if let device = Device.named(text) { return device }
    let nearest = Device.nearest(to: text)
    var diagnostic = Diagnostic.expected(
      "a device", got: resolved,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "`quoin devices` lists them")
    diagnostic.fix = nearest.map {
      Diagnostic.Fix("write \($0)", edits: [.init(range: resolved.range, text: $0)])
    }
    context.report(diagnostic)
    return nil
  }
}

extension ValueType where Value == Canvas {
  /// `{width, height, scale, safeArea, margins}`; a width or height may be `fit`.
  static let canvas = ValueType("a canvas") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let fields = MapReader(
      resolved, &context, allows: ["width", "height", "scale", "safeArea", "margins"])
    if let scale = fields.read("scale", as: .number.where("over 0, at most 10", isScale), &context)
    {
      // Pixels in what follows are of this canvas.
      context.canvas.scale = scale
    }
    let width = fields.require("width", as: .canvasSide, &context)
    let height = fields.require("height", as: .canvasSide, &context)
    let safeArea = fields.read("safeArea", as: .insets, &context)?.filled(from: .zero) ?? .zero
    guard let width, let height else { return nil }
    let defaults = Canvas.systemMargins(width: width.points, height: height.points)
    return .screen(
      width: width.points, height: height.points, scale: context.canvas.scale, safeArea: safeArea,
      margins: fields.read("margins", as: .insets, &context)?.filled(from: defaults))
  }

  private static func isScale(_ value: Double) -> Bool { value > 0 && value <= 10 }
}

/// One side of a canvas.
enum CanvasSide: Sendable, Equatable {
  case points(Double)
  /// The smallest that the content allows.
  case fit

  /// The length; nil when it fits.
  var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}

extension ValueType where Value == CanvasSide {
  /// A length over 0, or `fit`.
  static let canvasSide = ValueType(
    scalar: "a length over 0, or fit", hint: "write points such as 393, or fit"
  ) { text in
    if text == "fit" { return .fit }
    guard let points = DecimalNumber.parse(text), points > 0, points <= DecimalNumber.lengthLimit
    else {
      return nil
    }
    return .points(points)
  }
}
