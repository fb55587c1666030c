/// Shapes that several controls share.
extension Shape {
  /// A capsule of a thickness across the middle, between two places.
  static func rail(
    _ horizontal: Extent, thickness: Double, _ color: Color
  ) -> Shape {
    Shape(
      .box(cornerRadius: thickness / 2), horizontal, .around(0.5, length: thickness), fill: color)
  }

  /// A round knob around a place.
  static func knob(at share: Double, offset: Double = 0, diameter: Double) -> Shape {
    Shape(
      .ellipse, .around(share, length: diameter, offset: offset),
      .around(0.5, length: diameter), fill: Color(rgb: 0xFFFFFF),
      stroke: Color(rgb: 0x000000, alpha: 96), lineWidth: 0.5)
  }

  /// A hairline across the bounds at a place from the top.
  static func hairline(at vertical: Place, _ color: Color) -> Shape {
    Shape(
      .box(cornerRadius: 0), .whole(),
      Extent(from: vertical, to: Place(vertical.share, vertical.offset + 0.5)),
      fill: color)
  }

  /// A filled box over the whole bounds.
  static func plate(_ color: Color, cornerRadius: Double = 0, inset: Double = 0) -> Shape {
    Shape(
      .box(cornerRadius: cornerRadius), .whole(less: inset), .whole(less: inset), fill: color)
  }
}

extension ReadContext {
  /// The colour of what a view tints.
  func tint(of view: View) -> Color { view.appearance.tint ?? systemColor("tintColor") }
}
