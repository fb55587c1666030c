import FoundationEssentials
import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// One compilation of a file, stage by stage with the time of each.
struct StagedCompilation {
  /// The time of each stage in microseconds: read, parse, resolve, layOut, one for each emitter,
  /// and their total.
  private(set) var times: [String: Double] = [:]
  /// How many screens the file has.
  private(set) var screens = 0
  /// How many views they have together.
  private(set) var views = 0
  /// How many errors there are; screens with errors are not laid out.
  private(set) var errors = 0

  /// Compiles the file.
  init(of path: String) {
    guard let data = time("read", { try? Data(contentsOf: URL(filePath: path)) }) else {
      BenchOutput.fail("\(path): no such file", code: 66)
    }
    let file = SourceFile(path: path, bytes: Array(data))
    let notation: SyntaxParser.Notation = path.hasSuffix(".json") ? .json : .yaml
    let (documents, findings) = time("parse") { SyntaxParser.parse(file, as: notation) }
    let resolved = time("resolve") {
      documents.map { Screen.resolve($0, files: PlainFiles()) }
    }
    let sound = resolved.compactMap { $0.diagnostics.containsError ? nil : $0.screen }
    let laidOut = time("layOut") { sound.map { ScreenLayout.layOut($0) } }
    let layouts = laidOut.map(\.layout)
    for emitter in Emitter.all {
      _ = time("emit \(emitter.name)") { emitter.emit(layouts) }
    }
    times["total"] = times.values.sorted().reduce(0, +)
    screens = layouts.count
    views = layouts.map(\.screen.views.count).reduce(0, +)
    let all = findings + resolved.flatMap(\.diagnostics) + laidOut.flatMap(\.diagnostics)
    errors = all.count { $0.severity == .error }
  }

  private mutating func time<Value>(_ stage: String, _ body: () -> Value) -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let value = body()
    times[stage] = microseconds(clock.now - start)
    return value
  }
}

/// A duration in microseconds.
func microseconds(_ duration: Duration) -> Double {
  let parts = duration.components
  return Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
}

/// Files beside the spec, as they are: a benchmark reads its own specs only.
private struct PlainFiles: FileProvider {
  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    let url = URL(filePath: base).deletingLastPathComponent().appending(path: path)
    guard let data = try? Data(contentsOf: url) else { return .failure(.notFound) }
    return .success(SourceFile(path: url.path, bytes: Array(data)))
  }
}
