#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import QuoinText

/// `quoin-bench measure [--legacy]`: label rows in, unrounded widths in points out.
enum Measure {
  /// Reads rows of text, weight, size and scale as TSV from standard input.
  ///
  /// - Returns: the exit code: 64 for an unknown argument or a row that cannot be read.
  static func run(_ arguments: [String]) -> Int32 {
    var era = SystemFontEra.current
    for argument in arguments {
      guard argument == "--legacy" else {
        printError("unknown argument \(argument); usage: quoin-bench measure [--legacy] < ROWS")
        return 64
      }
      era = .legacy
    }
    var number = 0
    while let row = readLine(strippingNewline: true) {
      number += 1
      guard let label = MeasureRow(row) else {
        printError("row \(number): not TEXT, WEIGHT, SIZE, SCALE with tabs between")
        return 64
      }
      let font = TextFont(face: .system(era, label.weight), size: label.size)
      print(TextMeasurer.measure(label.text, font: font).width)
    }
    return 0
  }

  /// Writes a line to standard error.
  private static func printError(_ message: String) {
    let line = "quoin-bench measure: \(message)\n"
    _ = line.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
}
