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
      let inputs = Self.ordered(rule.inputs).map(MakeName.prerequisite)
      text += "\(MakeName.target(rule.output)): \(inputs.joined(separator: " \\\n  "))\n"
    }
    for input in rules.flatMap(\.inputs).uniqued() where MakeName.canBeBareTarget(input) {
      text += "\(MakeName.target(input)):\n"
    }
    return text
  }

  /// The inputs with one first that has no `=`: make takes `OUTPUT: NAME=REST` for a variable.
  private static func ordered(_ inputs: [String]) -> [String] {
    guard let first = inputs.firstIndex(where: { !$0.utf8.contains(UInt8(ascii: "=")) }) else {
      return inputs
    }
    return [inputs[first]] + inputs[..<first] + inputs[(first + 1)...]
  }

  private func spelling(of path: String) throws(Failure) -> String {
    guard !path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw Failure(.usage, "A path with a line end cannot stand in a --depfile: \(path)")
    }
    let spelling = FilePath.spelling(of: path, workingFolder: workingFolder)
    // The home folder of a user to make, and a variable of its own, such as SHELL=….
    if spelling.utf8.first == UInt8(ascii: "~") { return FilePath.join(workingFolder, spelling) }
    let folder = spelling.utf8.prefix { $0 != UInt8(ascii: "=") }
    let isVariable = folder.count < spelling.utf8.count && !folder.contains(FilePath.slash)
    return isVariable ? "./\(spelling)" : spelling
  }
}
