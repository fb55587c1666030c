import Foundation
import PackagePlugin

/// The specs of a target and the files that they may read.
struct SpecTarget {
  /// The target's name.
  let name: String
  /// The package's or the project's folder: what specs read lies below it.
  let root: URL
  /// The target's specs, in the order of their paths.
  let specs: [URL]
  /// Every file that a spec may read, the specs too, in the order of their paths.
  let inputs: [URL]

  /// Finds the specs among a target's files, and what they may read there and elsewhere.
  ///
  /// - Parameters:
  ///   - files: The target's files; folders among them are opened.
  ///   - folder: The target's folder, all of which specs may read.
  init(name: String, root: URL, files: [URL], folder: URL?) {
    self.name = name
    self.root = root
    let listed = Set(files.flatMap(FileTree.files(at:)))
    let readable = listed.union(folder.map(FileTree.files(at:)) ?? []).filter(\.mayBeRead)
    specs = listed.filter(\.isSpec).sortedByPath()
    guard !specs.isEmpty else {
      inputs = []
      return
    }
    var named = NamedFiles(root: root, known: readable)
    for spec in specs { named.addConfigurations(above: spec) }
    named.follow()
    inputs = named.files.sortedByPath()
  }

  /// Two steps, so that a change runs what depends on it and nothing else.
  ///
  /// What a spec reads is known only once it is read, and may change without the build being
  /// planned anew. So one command, run after a change of any file that could be read, writes for
  /// each spec which files it reads and what is in them; these lists are left alone where they stay
  /// the same. A spec's own command depends on its list.
  func buildCommands(tool: URL, workFolder: URL) throws -> [Command] {
    guard !specs.isEmpty else { return [] }
    let lists = workFolder.appending(path: "inputs")
    let names = try OutputNames(specs: specs, root: root, target: name)
    let find = Command.buildCommand(
      displayName: "Finding what the specs of \(name) read", executable: tool,
      arguments: ["inputs", "--root", root.path, "-o", lists.path] + specs.map(\.path),
      inputFiles: inputs, outputFiles: specs.map { list(of: $0, in: lists) })
    let layOut = specs.map { spec in
      let output = workFolder.appending(path: names.name(of: spec))
      return Command.buildCommand(
        displayName: "Bringing \(output.lastPathComponent) up to date", executable: tool,
        arguments: [
          "compile", spec.path, "--root", root.path, "--inputs", list(of: spec, in: lists).path,
          "-o", output.path, "--report", "xcode", "--color", "never",
        ],
        inputFiles: [list(of: spec, in: lists)], outputFiles: [output])
    }
    return [find] + layOut + support(tool: tool, workFolder: workFolder)
  }

  /// The types that UIKit code uses; which code is written is said by a configuration.
  private func support(tool: URL, workFolder: URL) -> [Command] {
    let configurations = inputs.filter { $0.lastPathComponent == NamedFiles.configuration }
    guard !configurations.isEmpty else { return [] }
    let output = workFolder.appending(path: "QuoinSupport.swift")
    return [
      .buildCommand(
        displayName: "Writing what UIKit code of \(name) uses", executable: tool,
        arguments: ["support", "--root", root.path, "-o", output.path] + specs.map(\.path),
        inputFiles: configurations, outputFiles: [output])
    ]
  }

  /// The file that `quoin inputs` writes for a spec.
  private func list(of spec: URL, in folder: URL) -> URL {
    folder.appending(path: spec.path(below: root).withoutSpecEnding + ".inputs.docc")
  }
}
