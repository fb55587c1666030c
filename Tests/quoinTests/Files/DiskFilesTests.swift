import Foundation
import QuoinSource
import Testing

@testable import quoin

@Suite struct DiskFilesTests {
  let folder: TemporaryFolder
  let files: DiskFiles
  let base: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("root/a/spec.yaml", "")
    try folder.write("root/a/near.strings", "near")
    try folder.write("root/up.strings", "up")
    try folder.write("secret.strings", "secret")
    files = DiskFiles(root: folder.path("root"), limit: 1000)
    base = folder.path("root/a/spec.yaml")
  }

  private func read(_ path: String) -> Result<String, FileProblem> {
    files.read(path, relativeTo: base).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func pathsAreRelativeToTheFileThatNamesThem() throws {
    #expect(read("near.strings") == .success("near"))
    #expect(read("./near.strings") == .success("near"))
    #expect(read("../up.strings") == .success("up"))
    #expect(read("../a/near.strings") == .success("near"))
    let shown = try files.read("../up.strings", relativeTo: base).get().path
    #expect(shown == folder.path("root/a/../up.strings"))
  }

  @Test func nothingOutsideTheRootIsToldOf() {
    #expect(read("../../secret.strings") == .failure(.outsideRoot))
    #expect(read("../../missing.strings") == .failure(.outsideRoot))
    #expect(read("../..") == .failure(.outsideRoot))
    #expect(read("../../root2/x") == .failure(.outsideRoot))
    #expect(read(folder.path("secret.strings")) == .failure(.outsideRoot))
    #expect(read("/etc/passwd") == .failure(.outsideRoot))
    #expect(read("/no/such/file") == .failure(.outsideRoot))
  }

  @Test func anAbsolutePathInsideTheRootIsRead() {
    #expect(read(folder.path("root/up.strings")) == .success("up"))
  }

  @Test func aLinkThatLeadsOutIsRefused() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("root/a/link"), withDestinationPath: "../../secret.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("root/out"), withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("root/nowhere"), withDestinationPath: "../missing/missing")
    #expect(read("link") == .failure(.outsideRoot))
    #expect(read("../out/secret.strings") == .failure(.outsideRoot))
    #expect(read("../out/missing.strings") == .failure(.outsideRoot))
    #expect(read("../nowhere") == .failure(.outsideRoot))
  }

  @Test func aLinkInsideTheRootIsFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("root/a/link"), withDestinationPath: "../up.strings")
    #expect(read("link") == .success("up"))
  }

  @Test func whatCannotBeRead() throws {
    #expect(read("missing.strings") == .failure(.notFound))
    #expect(read("near.strings/x") == .failure(.notFound))
    #expect(read("a\0b") == .failure(.notFound))
    #expect(read("../a") == .failure(.unreadable("not a plain file")))
    #expect(read("") == .failure(.unreadable("not a plain file")))
    try folder.write("root/a/long", String(repeating: "x", count: 1001))
    #expect(read("long") == .failure(.unreadable("larger than 1000 bytes")))
    try folder.write("root/a/fits", String(repeating: "x", count: 1000))
    #expect(read("fits") == .success(String(repeating: "x", count: 1000)))
  }
}
