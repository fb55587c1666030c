import QuoinCompiler
import QuoinSource
import QuoinTestSupport
import Testing

/// A fix that a diagnostic carries mends the spec: applied, it compiles.
@Suite struct BrokenSpecFixTests {
  /// Specs of which a fix leads to the next message: quoted, a priority alone is read, and then told
  /// by its own name.
  static let stepwise: Set<String> = ["trap-priority-alone.quoin.yaml"]

  @Test(arguments: BrokenSpec.names)
  func fixesMend(name: String) throws {
    let spec = try #require(BrokenSpec(name: name))
    guard var error = fixable(spec.compile(), in: name) else { return }
    let first = error.id
    var rest: [Diagnostic] = []
    // A fix may uncover what stood behind the fault, which then has a fix of its own.
    for _ in 0..<3 {
      let file = try #require(error.range?.file)
      let mended = try #require(error.fix?.applied(to: file), "the edits overlap")
      let result = spec.compile(mended)
      rest = result.diagnostics.filter { $0.severity == .error }
      guard let next = fixable(result, in: name) else { break }
      error = next
    }
    let isStepwise = Self.stepwise.contains(name) && !rest.contains { $0.id == first }
    #expect(rest.isEmpty || isStepwise, "\(rest.map(\.message))")
  }

  /// Fixes are there where the cure is clear: the test above has something to try.
  @Test func manySpecsHaveAFix() {
    let fixed = BrokenSpec.names.compactMap { BrokenSpec(name: $0) }.filter { spec in
      spec.compile().diagnostics.contains { $0.severity == .error && $0.fix != nil }
    }
    #expect(fixed.count >= 20)
  }

  /// The first error with a fix of the spec's own file.
  private func fixable(_ result: Compiler.Result, in name: String) -> Diagnostic? {
    result.diagnostics.first { finding in
      finding.severity == .error && finding.fix?.edits.first?.range.file.path == name
    }
  }
}
