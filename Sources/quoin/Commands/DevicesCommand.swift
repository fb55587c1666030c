import QuoinScreen

/// `quoin devices`: the table of devices.
struct DevicesCommand: Command {
  static let name = "devices"
  static let summary = "List the devices and their sizes in points."
  static let discussion = """
    Sizes are upright. Safe areas are what bars and notch take at the top, left, bottom and right, \
    upright and in landscape.
    """
  static let arguments: [Argument<DevicesCommand>] = []

  func run(on console: Console) throws(Failure) -> ExitCode {
    let rows = [Self.heading] + Device.all.map(row(for:))
    let widths = Self.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
    }
    try console.write(lines.joined(separator: "\n") + "\n")
    return .success
  }

  private static let heading = ["DEVICE", "SIZE", "SCALE", "SAFE AREA", "IN LANDSCAPE"]

  private func row(for device: Device) -> [String] {
    [
      device.name, "\(text(device.size.width)) x \(text(device.size.height))",
      "@\(text(device.scale))", text(device.portraitSafeArea), text(device.landscapeSafeArea),
    ]
  }

  private func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }

  private func text(_ points: Double) -> String {
    let text = "\(points)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
