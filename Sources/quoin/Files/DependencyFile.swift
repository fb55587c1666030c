import QuoinSource

/// Which files outputs were made of, in the form of a Makefile that compilers write with `-MD -MP`:
/// make includes it, ninja reads it as `depfile`.
///
/// Each output has a rule. Each input is a target of nothing once more, so that a build goes on
/// after an input that is no longer used was removed.
struct DependencyFile {
  private let workingFolder: String
  private var rules: [(output: String, inputs: [String])] = []

  /// Starts without rules; paths in the working folder are written from there.
  init(workingFolder: String) { self.workingFolder = workingFolder }

  /// Adds an output and the files it was made of, in the order opened.
  mutating func add(output: String, inputs: [String]) throws(Failure) {
    rules.append((try spelling(of: output), try inputs.map(spelling).uniqued()))
  }

  /// Writes it; without a rule the file stays as it was.
  func write(to path: String) throws(Failure) {
    guard !rules.isEmpty else { return }
    try OutputFile(path: path).write(Array(text.utf8))
  }

  /// The text, with a line end after each line.
  private var text: String {
    var text = ""
    for rule in rules {
      let inputs = rule.inputs.map(Self.escaped).joined(separator: " \\\n  ")
      text += "\(Self.escaped(rule.output)): \(inputs)\n"
    }
    for input in rules.flatMap(\.inputs).uniqued() { text += "\(Self.escaped(input)):\n" }
    return text
  }

  private func spelling(of path: String) throws(Failure) -> String {
    guard !path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw Failure(.usage, "A path with a line end cannot stand in a --depfile: \(path)")
    }
    return FilePath.spelling(of: path, workingFolder: workingFolder)
  }

  /// A path as make and ninja read it.
  ///
  /// Source: the GNU make manual, "Rule Syntax" and "Using Wildcard Characters"; ninja's manual,
  /// "Depfile". A backslash is only doubled where it would quote what follows.
  private static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#", ":":
        result += String(repeating: "\\", count: backslashes + 1)
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
