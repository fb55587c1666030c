import QuoinEmit
import QuoinSource

/// One text to write and the spec it comes from.
struct Output: Sendable {
  /// The name below an output folder: "specs/login.svg".
  var name: String
  /// The content.
  var text: String
  /// Whether it is for reading, so that several may follow each other on standard output.
  var isForReading: Bool
  /// The spec's path as shown.
  var spec: String
}

/// Where the outputs of a run go.
struct OutputPlan {
  /// The path of `-o`; nil or "-" for standard output.
  let destination: String?

  /// The outputs of one spec: one a format, or one a format and screen; for one file those that
  /// may share it are one.
  func outputs(
    of inputs: [EmitInput], as emitters: [Emitter], spec: SpecFile
  ) -> [Output] {
    if isOneFile, emitters.allSatisfy(\.sharesFile) {
      let text = emitters.map { $0.emit(inputs) }.joined(separator: "\n")
      return [Output(name: spec.stem, text: text, isForReading: false, spec: spec.path)]
    }
    return emitters.flatMap { emitter in
      let parts = emitter.isPerLayout ? inputs.map { [$0] } : [inputs]
      return parts.enumerated().map { index, part in
        Output(
          name: name(stem: spec.stem, index: index, emitter: emitter), text: emitter.emit(part),
          isForReading: emitter.isForReading, spec: spec.path)
      }
    }
  }

  /// Refuses outputs that would overwrite each other or a spec, and several for one place.
  func check(_ outputs: [Output], specs: [SpecFile]) throws(Failure) {
    guard let destination, destination != "-" else {
      if outputs.count > 1, !outputs.allSatisfy(\.isForReading) {
        throw Failure(.usage, Self.needsFolder(outputs.count))
      }
      return
    }
    guard isFolder(destination) else {
      if outputs.count > 1 { throw Failure(.usage, Self.needsFolder(outputs.count, destination)) }
      if let real = FilePath.real(destination), specs.contains(where: { $0.realPath == real }) {
        throw Failure(.usage, "\(destination) is the spec itself")
      }
      return
    }
    var owners: [ExactString: String] = [:]
    for output in outputs {
      let other = owners.updateValue(output.spec, forKey: ExactString(output.name))
      guard let other else { continue }
      throw Failure(.usage, Self.collision(output, other: other))
    }
  }

  /// Where an output is written; nil for standard output.
  func path(of output: Output) -> String? {
    guard let destination, destination != "-" else { return nil }
    return isFolder(destination) ? FilePath.join(destination, output.name) : destination
  }

  /// Writes the outputs.
  func write(_ outputs: [Output], on console: Console) throws(Failure) {
    var printed: [String] = []
    for output in outputs {
      if let path = path(of: output) {
        try OutputFile(path: path).write(Array(output.text.utf8))
      } else {
        printed.append(output.text)
      }
    }
    if !printed.isEmpty { try console.write(printed.joined(separator: "\n")) }
  }

  /// Whether all goes to one file, and not to a folder or to standard output.
  var isOneFile: Bool {
    guard let destination, destination != "-" else { return false }
    return !isFolder(destination)
  }

  private func name(stem: String, index: Int, emitter: Emitter) -> String {
    let number = index == 0 ? "" : "-\(index + 1)"
    return "\(stem)\(number)\(emitter.fileEnding)"
  }

  /// Whether `-o` names a folder: one that exists, or a new path that ends in a slash or whose name
  /// has no ending.
  private func isFolder(_ path: String) -> Bool {
    if let kind = FilePath.kind(of: path) { return kind == .folder }
    return path.hasSuffix("/") || !FilePath.name(of: path).dropFirst().contains(".")
  }
}

// MARK: - Messages

extension OutputPlan {
  private static func needsFolder(_ count: Int, _ path: String? = nil) -> String {
    let place = path.map { "\($0) is one file" } ?? "Standard output takes one"
    return "\(place), but there are \(count) outputs; give a folder with -o"
  }

  private static func collision(_ output: Output, other: String) -> String {
    other == output.spec
      ? "\(output.spec) would write \(output.name) twice"
      : "\(other) and \(output.spec) would both write \(output.name)"
  }
}
