/// `quoin devices`: the table of devices.
struct DevicesCommand: Command {
  static let name = "devices"
  static let summary = "List the devices and their sizes in points."
  static let arguments: [Argument<DevicesCommand>] = []

  func run(on console: Console) throws(Failure) -> ExitCode {
    .success
  }
}
