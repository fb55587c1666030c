import Foundation
import Testing

@testable import quoin

@Suite struct SpecFinderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "specs/b.quoin.yaml", "specs/a.quoin.json", "specs/a/z.quoin.yml", "specs/B.quoin.yaml",
      "specs/é.quoin.yaml", "specs/a.b.quoin.yaml", "specs/.build/hidden.quoin.yaml",
      "specs/notes.yaml", "specs/.quoin.yaml", "other.yaml",
    ] {
      try folder.write(name, "")
    }
  }

  private func find(_ words: String..., root: String? = nil) throws(Failure) -> [SpecFile] {
    try SpecFinder(root: root.map(folder.path)).find(words.map { folder.path($0) })
  }

  @Test func aFolderStandsForAllSpecsBelowItByTheirBytes() throws {
    #expect(
      try find("specs").map(\.stem) == ["B", "a.b", "a", "a/z", "b", "é"])
  }

  @Test func stemsAreBelowTheRoot() throws {
    #expect(try find("specs/a/z.quoin.yml").map(\.stem) == ["z"])
    #expect(try find("specs/a/z.quoin.yml", root: "specs").map(\.stem) == ["a/z"])
    #expect(try find("specs/a", root: ".").map(\.stem) == ["specs/a/z"])
    #expect(try find("other.yaml").map(\.stem) == ["other"])
  }

  @Test func aFileNamedTwiceIsTakenOnce() throws {
    let specs = try find("specs/b.quoin.yaml", "specs", "specs/../specs/b.quoin.yaml")
    #expect(specs.map(\.stem).filter { $0 == "b" }.count == 1)
    #expect(specs.count == 6)
  }

  @Test func linksToSpecsAreFollowedButNotLinksToFolders() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("specs/a/loop"), withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("specs/linked.quoin.yaml"), withDestinationPath: "../other.yaml")
    #expect(try find("specs").map(\.stem).contains("linked"))
    #expect(try find("specs").count == 7)
  }

  @Test func whatIsNotThere() throws {
    let missing = #expect(throws: Failure.self) { try find("specs", "nothing") }
    #expect(missing?.exitCode == .noInput)
    try folder.write("empty/readme", "")
    let empty = #expect(throws: Failure.self) { try find("empty") }
    #expect(empty?.exitCode == .noInput)
    let noRoot = #expect(throws: Failure.self) { try find("specs", root: "nothing") }
    #expect(noRoot?.exitCode == .noInput)
  }

  @Test func aSpecOutsideTheRootIsRefused() throws {
    let failure = #expect(throws: Failure.self) { try find("other.yaml", root: "specs") }
    #expect(failure?.exitCode == .usage)
  }
}
