import Foundation
import Testing

@testable import quoin

@Suite struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String) throws {
    try OutputFile(path: folder.path(name)).write(Array(text.utf8))
  }

  @Test func missingFoldersAreMade() throws {
    try write("a/b/c.txt", "new")
    #expect(try folder.text(of: "a/b/c.txt") == "new")
    #expect(folder.files() == ["a/b/c.txt"])
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    try folder.write("out.txt", "same")
    let before = try folder.status(of: "out.txt")
    try write("out.txt", "same")
    #expect(try folder.status(of: "out.txt") == before)
    try write("out.txt", "else")
    #expect(try folder.status(of: "out.txt") != before)
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func theModeIsKept(_ mode: Int) throws {
    try folder.write("out.txt", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("out.txt"))
    try write("out.txt", "new")
    #expect(try folder.text(of: "out.txt") == "new")
    #expect(try folder.status(of: "out.txt").last == "\(mode)")
  }

  @Test func aSymbolicLinkIsWrittenThrough() throws {
    try folder.write("real/out.txt", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: "real/out.txt")
    try write("link.txt", "new")
    #expect(try folder.text(of: "real/out.txt") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt"))
    #expect(target == "real/out.txt")
  }

  @Test func aLinkToNothingMakesItsTarget() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: "new/out.txt")
    try write("link.txt", "new")
    #expect(try folder.text(of: "new/out.txt") == "new")
  }

  @Test func linksInACircleAreRefused() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b"), withDestinationPath: "a")
    #expect(throws: Failure.self) { try write("a", "new") }
  }

  @Test func aFolderInTheWayCannotBeReplaced() throws {
    try folder.write("out.txt/inside", "")
    let failure = #expect(throws: Failure.self) { try write("out.txt", "new") }
    #expect(failure?.exitCode == .cannotCreate)
    #expect(failure?.message == "Cannot create \(folder.path("out.txt")): it is a folder")
  }

  @Test func aFileInPlaceOfAFolderCannotBeEntered() throws {
    try folder.write("out", "")
    let failure = #expect(throws: Failure.self) { try write("out/a.txt", "new") }
    #expect(failure?.exitCode == .cannotCreate)
  }

  @Test func aFullDeviceIsAnInputOutputError() throws {
    let failure = #expect(throws: Failure.self) {
      try OutputFile(path: "/dev/full").write(Array("new".utf8))
    }
    #expect(failure?.exitCode == .inputOutput)
  }

  @Test(arguments: ["old", "new"])
  func whatAKilledProcessLeftIsRemoved(_ content: String) throws {
    try folder.write("out.txt", content)
    let temporary = TemporaryFile(for: folder.path("out.txt"))
    try Data("half".utf8).write(to: URL(fileURLWithPath: temporary.path))
    try write("out.txt", "new")
    #expect(try folder.text(of: "out.txt") == "new")
    #expect(folder.files() == ["out.txt"])
  }

  @Test func aFileThatAnotherProcessIsWritingIsLeftAlone() throws {
    try folder.write("out.txt", "same")
    let temporary = TemporaryFile(for: folder.path("out.txt"))
    let descriptor = try temporary.open(mode: 0o600)
    try write("out.txt", "same")
    #expect(folder.files().count == 2)
    try descriptor.close()
    try write("out.txt", "same")
    #expect(folder.files() == ["out.txt"])
  }

  @Test func aLongNameLeavesRoomForTheTemporaryFile() throws {
    let name = String(repeating: "é", count: 127)
    try write(name, "new")
    #expect(try folder.text(of: name) == "new")
  }

  @Test func theEmptyTextIsAnOutputToo() throws {
    try write("out.txt", "")
    #expect(folder.files() == ["out.txt"])
  }
}
