import Foundation
import QuoinText

/// Files that the tests read.
enum Fixture {
  /// The package's root.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of `Tests/Fixtures`, as lines.
  static func lines(_ name: String) throws -> [String] {
    try read(root.appending(path: "Tests/Fixtures/\(name)"))
  }

  /// Where a file of the corpus beside the checkout is; nil where there is none.
  static func corpusPath(_ name: String) -> String? {
    let file = root.deletingLastPathComponent().appending(path: "shared/corpus/\(name)")
    return FileManager.default.fileExists(atPath: file.path) ? file.path : nil
  }

  /// A file of the corpus beside the checkout, as lines; nil where there is none.
  static func corpus(_ name: String) throws -> [String]? {
    try corpusPath(name).map { try read(URL(filePath: $0)) }
  }

  /// Runs a script and gives what it prints.
  static func python(_ arguments: [String], input: String = "") throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).tsv")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func read(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension TextFont {
  /// The unit font of the test cases: every glyph 10 wide, lines 24 high, at 20 points.
  static let unit = unit()

  /// The unit font with kerning, advances of its own or a line gap.
  static func unit(
    lineGap: Double = 0, advances: [Unicode.Scalar: Double] = [:],
    kerning: [FontMetrics.KerningPair: Double] = [:], kern: Double = 0
  ) -> TextFont {
    let metrics = FontMetrics(
      unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: lineGap, capHeight: 700,
      xHeight: 500, defaultAdvance: 500, advances: advances, kerning: kerning)
    return TextFont(face: .metrics(metrics), size: 20, kern: kern)
  }

  /// The system font.
  static func system(
    _ size: Double, _ weight: FontWeight = .regular, era: SystemFontEra = .current
  ) -> TextFont {
    TextFont(face: .system(era, weight), size: size)
  }
}

/// Rounds a length in points up to the pixel, as a label's size is.
func roundedUp(_ points: Double, scale: Double) -> Double {
  (points * scale - 1e-6).rounded(.up) / scale
}
