import QuoinCompiler
import QuoinEmit
import QuoinScreen

/// `quoin kinds`: the table of the kinds of view.
struct KindsCommand: Command {
  static let name = "kinds"
  static let summary = "List the kinds of view with content sizes and default priorities."
  static let discussion = """
    Lengths are in points and belong to the content shown; '-' is an axis on which the kind asks for \
    no size. 'Aligned' is what constraints see where the frame reaches beyond it. Devices decide the \
    heights of bars, the text size that of a text.
    """

  var device: Device?
  var orientation: Cell.Orientation?
  var textSize: TextSize?
  var form: ReferenceTable.Form?

  static let arguments: [Argument<KindsCommand>] = [
    .option(
      "--device", sets: \.device, .device,
      help: "List them for this device; the default is iPhone 16."),
    .option(
      "--orientation", sets: \.orientation, .cases("orientation"),
      help: "Hold the device in portrait or landscape."),
    .option(
      "--text-size", sets: \.textSize, .cases("size"),
      help: "List them at this Dynamic Type size (default: L)."),
    .option("--emit", sets: \.form, .cases("format"), help: ReferenceTable.Form.help),
  ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    var options = ScreenOptions()
    options.device = device
    options.orientation = orientation
    options.textSize = textSize
    guard let samples = Compiler.kindSamples(options: options) else { return .internalError }
    try console.write(ReferenceTable.kinds(samples).text(as: form ?? .table))
    return .success
  }
}
