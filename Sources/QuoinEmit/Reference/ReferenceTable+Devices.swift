import QuoinLayout
import QuoinScreen

extension ReferenceTable {
  /// The devices, each as it is held: size, scale, idiom and size classes, safe area, the margins of
  /// the screen's own view, and how wide its readable guide is at a text size.
  public static func devices(
    _ devices: [Device], orientations: [Cell.Orientation], textSize: TextSize
  ) -> ReferenceTable {
    ReferenceTable(
      name: "devices",
      columns: [
        Column("device"), Column("orientation"), Column("size", .size), Column("scale", .number),
        Column("idiom"), Column("h size"), Column("v size"), Column("safe area", .insets),
        Column("margins", .insets), Column("readable", .number),
      ],
      rows: devices.flatMap { device in
        orientations.map { row(device, $0, textSize) }
      })
  }

  private static func row(
    _ device: Device, _ orientation: Cell.Orientation, _ textSize: TextSize
  ) -> [Fact] {
    let canvas = device.canvas(orientation)
    let traits = canvas.traits
    let size = device.size(orientation)
    let margins = canvas.margins
    let readable = min(
      size.width - margins.left - margins.right, Canvas.readableWidth(at: textSize))
    return [
      .word(device.name), .word(orientation.rawValue), .size(size), .number(device.scale),
      .word(traits.idiom.rawValue), .word(traits.horizontal.rawValue),
      .word(traits.vertical.rawValue), .insets(canvas.safeArea), .insets(margins),
      .number(readable),
    ]
  }
}
