import Foundation
import Testing

@testable import quoin

@Suite(.timeLimit(.minutes(1))) struct InputsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("box.quoin.yaml", "include: tokens.yaml\n" + Specs.box)
    try folder.write("tokens.yaml", "values: {unused: 1}\n")
    try folder.write("alone.quoin.yaml", Specs.box)
  }

  /// The paths of a list.
  private func paths(_ list: String) -> [Substring] {
    list.split(separator: "\n").map { $0.dropFirst(18) }
  }

  @Test func aListBeginsWithTheSpec() throws {
    let outcome = try folder.tool.run("inputs", "box.quoin.yaml")
    #expect(paths(outcome.output) == ["box.quoin.yaml", "tokens.yaml"])
    #expect(outcome.errors == "")
  }

  @Test func onlyTheListsThatAChangeConcernsAreTouched() throws {
    try folder.tool.run("inputs", ".", "-o", "lists").expectClean()
    let names = ["lists/alone.inputs.docc", "lists/box.inputs.docc"]
    #expect(folder.files().filter { $0.hasPrefix("lists/") } == names)
    let before = try names.map(folder.status(of:))
    try folder.write("tokens.yaml", "values: {unused: 2}\n")
    try folder.tool.run("inputs", ".", "-o", "lists").expectClean()
    #expect(try folder.status(of: names[0]) == before[0])
    #expect(try folder.status(of: names[1]) != before[1])
  }

  @Test func faultsAreLeftToOtherCommands() throws {
    try folder.write("broken.quoin.yaml", "include: gone.yaml\n" + Specs.broken)
    let outcome = try folder.tool.run("inputs", "broken.quoin.yaml")
    #expect(outcome.code == 0)
    #expect(paths(outcome.output) == ["broken.quoin.yaml"])
    #expect(outcome.errors == "")
  }

  @Test func fingerprintsTellEditsApart() {
    let texts = ["", "a", "b", "aa", "aaaaaaaa", "aaaaaaab", "baaaaaaa", "aaaaaaaaa", "\0", "\0\0"]
    #expect(Set(texts.map { Fingerprint(of: Array($0.utf8)) }).count == texts.count)
    // Flips of the highest bits of two words do not cancel each other.
    let zero = [UInt8](repeating: 0, count: 32)
    var flipped = zero
    (flipped[7], flipped[15]) = (0x80, 0x80)
    #expect(Fingerprint(of: zero) != Fingerprint(of: flipped))
    #expect(Fingerprint(of: Array("a".utf8)).description.count == 16)
  }
}
