import QuoinEmit
import QuoinImport
import QuoinSource

/// `quoin import`: storyboards and xibs to specs.
struct ImportCommand: Command {
  static let name = "import"
  static let summary = "Make specs of storyboards and xibs."
  static let discussion = """
    Each view controller's view, each view of a xib and each cell, header or footer becomes a spec \
    of its own. With -o FOLDER a document with one of them becomes NAME.quoin.yaml, one with \
    several NAME-SCREEN.quoin.yaml. What cannot be carried is told, and kept as a comment where \
    it stands. With --verify nothing is written without -o: each spec is laid out and compared \
    with the frames that the document stores.
    """

  var words: [String] = []
  var output: String?
  var notation: SpecNotation?
  var verifies = false
  var usesStoredSizes = false
  var tolerance: Double?
  var report = ReportOptions()

  static let arguments: [Argument<ImportCommand>] =
    [
      .positionals(
        appends: \.words, .path("file"),
        help: "A .storyboard or .xib, or a folder for all of them below it."),
      .option(
        "-o", "--output", sets: \.output, .path("folder"),
        help: "Write the specs to this folder; without it they go to standard output."),
      .option(
        "--notation", sets: \.notation, .cases("notation"),
        help: "Write yaml (the default) or json."),
      .flag(
        "--verify", sets: \.verifies,
        help: "Compare the layouts with the stored frames, and print what differs."),
      .flag(
        "--stored-sizes", sets: \.usesStoredSizes,
        help: "With --verify, give every view without subviews its stored size, so that only "
          + "the constraints are judged."),
      .option(
        "--tolerance", sets: \.tolerance, .points,
        help: "With --verify, the difference in points that is none (default: 1)."),
    ] + ReportOptions.arguments.map { $0.within(\.report) }

  func run(on console: Console) throws(Failure) -> ExitCode {
    var reporter = ImportReporter(options: report)
    var outputs = ImportOutputs(notation: notation ?? .yaml)
    var text = ""
    var table = ParityTable(tolerance: tolerance ?? 1)
    for path in try InterfaceFinder.find(words) {
      let file = try InterfaceFinder.read(path)
      let result = Importer.import(file)
      outputs.add(result.specs, path: path)
      let verifications = verifies ? verify(result.specs) : []
      reporter.add(result, path: path, verifications: verifications)
      for verification in verifications {
        table.add(verification)
        text += VerificationText.text(verification, tolerance: table.tolerance, path: path)
      }
    }
    try reporter.write(on: console)
    if verifies { try console.write(text + table.text) }
    if output != nil || !verifies { try outputs.write(to: output, on: console) }
    return reporter.exitCode
  }

  private func verify(_ specs: [ImportedSpec]) -> [Verification] {
    specs.map { Verification.verify($0, usesStoredSizes: usesStoredSizes) }
  }
}

/// The notations of a spec.
enum SpecNotation: String, Sendable, CaseIterable {
  case yaml, json
}

extension ValueReader where Value == Double {
  /// Points from 0 to 1000 in decimal digits.
  static var points: ValueReader {
    ValueReader(placeholder: "points", completion: .none) { text in
      let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      guard isDecimal, let number = Double(text), number <= 1000 else {
        return .failure(ValueProblem(advice: "Give points from 0 to 1000, as 0.5."))
      }
      return .success(number)
    }
  }
}
