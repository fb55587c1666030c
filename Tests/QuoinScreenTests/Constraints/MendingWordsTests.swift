import QuoinSyntax
import Testing

@testable import QuoinScreen

/// What the cures of YAML's faults know of the language is so.
@Suite struct MendingWordsTests {
  @Test(arguments: MendingWords.boundable)
  func keysOfBoundsAreThere(key: String) {
    let bound = "min" + key.prefix(1).uppercased() + key.dropFirst()
    #expect(AnchorKey(key)?.bound == .exact)
    #expect(AnchorKey(bound)?.bound == .minimum)
  }
}
