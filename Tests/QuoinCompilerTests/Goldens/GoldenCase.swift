import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinScreen
import QuoinSource
import QuoinSyntax
import QuoinTestSupport
import Testing

/// One folder of `Tests/Goldens`: a spec and, beside it, what every stage makes of it.
///
/// A missing golden is written and fails; with `QUOIN_RECORD_GOLDENS=1` all are written anew, to be
/// read before they are committed.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The folder's name.
  let name: String

  private var folder: URL { GoldenCase.root.appendingPathComponent(name) }

  /// The path of the spec relative to the package; a link to one in `specs/` is followed.
  var spec: String? {
    for ending in ["yaml", "json"] {
      let url = folder.appendingPathComponent("spec.quoin.\(ending)")
      if FileManager.default.fileExists(atPath: url.path) {
        let package = SharedFolder.package.resolvingSymlinksInPath().path + "/"
        let path = url.resolvingSymlinksInPath().path
        return path.hasPrefix(package) ? String(path.dropFirst(package.count)) : nil
      }
    }
    return nil
  }

  /// What compiling the spec gives; nil when there is none.
  func compile() -> Compiler.Result? { compile(options) }

  /// What compiling the spec with options of one's own gives; nil when there is none.
  func compile(_ options: ScreenOptions) -> Compiler.Result? {
    guard let spec,
      let data = try? Data(contentsOf: SharedFolder.package.appendingPathComponent(spec))
    else { return nil }
    return Compiler.compile(
      SourceFile(path: spec, bytes: Array(data)), notation: spec.hasSuffix(".json") ? .json : .yaml,
      options: options, files: FolderFiles(root: SharedFolder.package))
  }

  /// What the case's `options.txt` sets, as on the command line: `--direction rtl --theme dark`.
  private var options: ScreenOptions {
    var options = ScreenOptions()
    let url = folder.appendingPathComponent("options.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for (option, value) in zip(words, words.dropFirst()) {
      switch option {
      case "--direction": options.direction = LayoutDirection(rawValue: value)
      case "--theme": options.theme = Cell.Theme(rawValue: value)
      case "--locale": options.locale = value
      case "--text-size": options.textSize = TextSize(rawValue: value)
      case "--device": options.device = Device.named(value.replacing("_", with: " "))
      case "--orientation": options.orientation = Cell.Orientation(rawValue: value)
      default: break
      }
    }
    return options
  }

  /// The texts to compare, by file name, in the order of the stages.
  func outputs(of result: Compiler.Result) -> [(file: String, text: String)] {
    var outputs: [(String, String)] = []
    for (index, layout) in result.layouts.enumerated() {
      let number = index == 0 ? "" : "-\(index + 1)"
      outputs.append(("screen\(number).txt", layout.screen.dump))
    }
    for emitter in Emitter.all {
      let parts = emitter.isPerLayout ? result.outputs.map { [$0] } : [result.outputs]
      for (index, part) in parts.enumerated() {
        let number = index == 0 ? "" : "-\(index + 1)"
        let ending = emitter.fileExtension.split(separator: ".").last.map(String.init) ?? "txt"
        let stem = emitter.name == ending ? "layout" : emitter.name
        outputs.append(("\(stem)\(number).\(ending)", emitter.emit(part)))
      }
    }
    return outputs
  }

  /// Compares a text with its golden; nil when they are equal, else what to say.
  func difference(of text: String, from file: String) -> String? {
    let url = folder.appendingPathComponent(file)
    let golden = try? String(contentsOf: url, encoding: .utf8)
    if let golden, golden.utf8.elementsEqual(text.utf8) { return nil }
    let isRecording = ProcessInfo.processInfo.environment["QUOIN_RECORD_GOLDENS"] == "1"
    guard golden == nil || isRecording else {
      return "\(name)/\(file): " + firstDifference(golden ?? "", text)
    }
    do {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      return "\(name)/\(file) cannot be written: \(error)"
    }
    return isRecording ? nil : "\(name)/\(file) was missing and is written; read it"
  }

  private func firstDifference(_ golden: String, _ text: String) -> String {
    let pairs = zip(
      golden.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    for (line, (was, now)) in pairs.enumerated() where was != now {
      return "line \(line + 1) was\n  \(was)\nand is\n  \(now)"
    }
    return "one is longer than the other"
  }

  var testDescription: String { name }

  /// The folder of all cases.
  static let root = SharedFolder.package.appendingPathComponent("Tests/Goldens")

  /// Every case, by name.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init(name:))
  }()
}
