import QuoinEmit
import QuoinScreen

/// `quoin devices`: the table of devices.
struct DevicesCommand: Command {
  static let name = "devices"
  static let summary = "List the devices with their sizes, size classes and margins."
  static let discussion = """
    Lengths are in points. Safe areas and margins are what bars and notch take, and how far the \
    layout margins of the screen's view lie from its edges, at the top, left, bottom and right. The \
    last column is the width of the readable guide at the text size L.
    """

  var devices: [Device] = []
  var orientation: Cell.Orientation?
  var textSize: TextSize?
  var form: ReferenceTable.Form?

  static let arguments: [Argument<DevicesCommand>] = [
    .options("--device", appends: \.devices, .device, help: "List this device only."),
    .option(
      "--orientation", sets: \.orientation, .cases("orientation"),
      help: "List them in portrait or landscape only."),
    .option(
      "--text-size", sets: \.textSize, .cases("size"),
      help: "Give the readable width at this Dynamic Type size."),
    .option("--emit", sets: \.form, .cases("format"), help: ReferenceTable.Form.help),
  ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    let table = ReferenceTable.devices(
      devices.isEmpty ? Device.all : devices,
      orientations: orientation.map { [$0] } ?? Cell.Orientation.allCases, textSize: textSize ?? .L)
    try console.write(table.text(as: form ?? .table))
    return .success
  }
}

extension ReferenceTable.Form {
  /// What `--emit` of a list says of itself.
  static let help = "Write the list as table, csv or json (default: table)."
}
