import QuoinEmit
import QuoinScreen

/// `quoin fonts`: the table of text styles, and lines of the system font.
struct FontsCommand: Command {
  static let name = "fonts"
  static let summary = "List the text styles with their sizes and line heights."
  static let discussion = """
    Lengths are in points. Leading stands between two lines. 'Label' is how high a label of one line is, without insets, at one, two \
    and three pixels a point; ascender and descender are from the baseline.
    """

  var styles: [TextStyle] = []
  var textSizes: [TextSize] = []
  var sizes: [Double] = []
  var form: ReferenceTable.Form?

  static let arguments: [Argument<FontsCommand>] = [
    .options("--style", appends: \.styles, .cases("style"), help: "List this text style only."),
    .options(
      "--text-size", appends: \.textSizes, .cases("size"),
      help: "List this Dynamic Type size only: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."),
    .options(
      "--size", appends: \.sizes, .points("points", upTo: 1000),
      help: "List the system font at this size in place of the text styles."),
    .option("--emit", sets: \.form, .cases("format"), help: ReferenceTable.Form.help),
  ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    guard sizes.isEmpty || styles.isEmpty && textSizes.isEmpty else {
      throw Failure(
        .usage, "'--size' is of no text style",
        help: "Leave out '--size', or '--style' and '--text-size'.\n")
    }
    let table =
      sizes.isEmpty
      ? ReferenceTable.fonts(
        styles.isEmpty ? TextStyle.allCases : styles,
        at: textSizes.isEmpty ? TextSize.allCases : textSizes)
      : ReferenceTable.fonts(sizes: sizes)
    try console.write(table.text(as: form ?? .table))
    return .success
  }
}

extension ValueReader where Value == Double {
  /// A decimal number above 0.
  fileprivate static func points(_ placeholder: String, upTo most: Double) -> ValueReader {
    ValueReader(placeholder: placeholder, completion: .none) { text in
      let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      guard isDecimal, let number = Double(text), number > 0, number <= most else {
        return .failure(
          ValueProblem(advice: "Give a number of points above 0 and up to \(Int(most))."))
      }
      return .success(number)
    }
  }
}
