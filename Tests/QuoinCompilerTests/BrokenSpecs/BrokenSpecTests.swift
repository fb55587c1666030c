import QuoinSource
import Testing

/// One fault gives one error, at its place, with a hint.
@Suite struct BrokenSpecTests {
  @Test func thereAreEnough() {
    #expect(BrokenSpec.names.count >= 85)
  }

  @Test(arguments: BrokenSpec.names)
  func oneFaultGivesOneError(name: String) throws {
    let spec = try #require(BrokenSpec(name: name), "the last line expects nothing")
    let errors = spec.errors
    #expect(errors.count == 1, "\(errors.map(\.message))")
    let error = try #require(errors.first)
    #expect(error.id == spec.expectation.id)
    let start = try #require(error.range).start
    #expect("\(start.line):\(start.column)" == spec.expectation.place)
    let hint = try #require(error.hint, "no hint")
    let words = spec.expectation.hint
    #expect(words.isEmpty || hint.contains(words), "\(hint)")
  }
}
