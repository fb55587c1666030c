import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// The whole compilation as one function: parse, resolve, lay out.
public enum Compiler {
  /// The result for one spec file.
  public struct Result: Sendable {
    /// A layout for each screen that could be laid out, in order, with what was said of it.
    public var outputs: [EmitInput] = []
    /// The layouts alone.
    public var layouts: [ScreenLayout] { outputs.map(\.layout) }
    /// What all stages had to say, in source order.
    public var diagnostics: [Diagnostic] = []
    /// Every file that was opened beside the spec itself, as diagnostics show it, each once, in
    /// the order opened.
    public var files: [String] = []

    /// Whether some of it is an error.
    public var hasErrors: Bool { diagnostics.containsError }
  }

  /// Compiles a spec file: each of its documents is a screen.
  ///
  /// A screen with an error in its text is not laid out; the others are.
  public static func compile(
    _ file: SourceFile, notation: SyntaxParser.Notation,
    options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> Result {
    var result = Result()
    for reading in resolve(file, notation: notation, options: options, files: files) {
      result.diagnostics += reading.diagnostics
      result.files += reading.files
      guard let screen = reading.screen, !reading.diagnostics.containsError else { continue }
      let (layout, findings) = ScreenLayout.layOut(screen)
      result.diagnostics += findings
      result.outputs.append(
        EmitInput(layout, diagnostics: (reading.diagnostics + findings).told()))
    }
    result.diagnostics = result.diagnostics.told()
    result.files = result.files.uniqued()
    return result
  }

  /// Parses a spec file and resolves its documents; what the parser says comes with the first.
  ///
  /// With a fault of syntax that did not stop the parser nothing is laid out, but what the screens
  /// have to say elsewhere is told too.
  static func resolve(
    _ file: SourceFile, notation: SyntaxParser.Notation, options: ScreenOptions,
    files: any FileProvider
  ) -> [Screen.Reading] {
    let syntax = SyntaxParser.read(file, as: notation)
    let (documents, findings) = (syntax.documents, syntax.diagnostics)
    guard syntax.isWhole || !findings.containsError else {
      return [Screen.Reading(screen: nil, diagnostics: findings, files: [])]
    }
    guard !documents.isEmpty else {
      guard !findings.containsError else {
        return [Screen.Reading(screen: nil, diagnostics: findings, files: [])]
      }
      let start = SourceRange(file: file, lower: 0, upper: 0)
      return [
        Screen.Reading(screen: nil, diagnostics: findings + [.emptyFile(at: start)], files: [])
      ]
    }
    var readings = documents.map { Screen.read($0, options: options, files: files) }
    var told = findings
    for (document, reading) in zip(documents, readings) {
      let ignored = reading.screen?.ignoredDiagnostics ?? []
      guard !ignored.isEmpty else { continue }
      told.removeAll { finding in
        finding.severity != .error && ignored.contains(finding.id)
          && document.range.holds(finding.range)
      }
    }
    if findings.containsError {
      for index in readings.indices { readings[index].dropConsequences(of: findings) }
    }
    readings[0].diagnostics = told + readings[0].diagnostics
    return readings
  }
}

extension Screen.Reading {
  /// Drops the screen and what may only follow from faults of syntax: what is said of the same
  /// lines, and that something is missing.
  fileprivate mutating func dropConsequences(of faults: [Diagnostic]) {
    screen = nil
    let lines = Set(faults.compactMap { $0.severity == .error ? $0.range?.start.line : nil })
    let file = faults.first?.range?.file
    diagnostics.removeAll { finding in
      guard let range = finding.range, range.file === file else { return false }
      return finding.id == "missing-key" || lines.contains(range.start.line)
    }
  }
}

extension SourceRange {
  /// Whether another range lies in this one.
  fileprivate func holds(_ other: SourceRange?) -> Bool {
    guard let other, other.file === file else { return false }
    return lower <= other.lower && other.upper <= upper
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order they are told, each once: what stands in an included file or in a
  /// style is found anew by every screen and view that reads it.
  func told() -> [Diagnostic] {
    var seen: Set<Told> = []
    return inOrderOfPlace().filter { finding in
      guard let range = finding.range else { return true }
      return seen.insert(
        Told(
          path: ExactString(range.file.path), lower: range.lower, upper: range.upper,
          id: finding.id, message: ExactString(finding.message))
      ).inserted
    }
  }

  private struct Told: Hashable {
    var path: ExactString
    var lower: Int
    var upper: Int
    var id: String
    var message: ExactString
  }
}

extension Diagnostic {
  static func emptyFile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "no-document", "there is no screen in this file", at: range,
      hint: "a spec begins with `quoin: 1`, `screen: Name` and `views:`")
  }
}
