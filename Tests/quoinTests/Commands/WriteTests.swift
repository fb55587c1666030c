import Foundation
import Testing

/// swift-package-manager 4018: a build lets a tool write to one folder and nowhere else.
@Suite(
  .timeLimit(.minutes(1)),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "no strace"))
struct WriteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("package/tokens.yaml", "values: {gutter: 20}\n")
    try folder.write("package/quoin.config.yaml", "emit: uikit\n")
    try folder.write("package/specs/box.quoin.yaml", "include: ../tokens.yaml\n" + Specs.box)
    try folder.write("home/.keep", "")
    try folder.write("temporary/.keep", "")
    try folder.tool.run(
      "inputs", "--root", "package", "-o", "out/inputs", "package/specs/box.quoin.yaml"
    ).expectClean()
  }

  /// The commands of a build by the plugin, with the package's folder as the working folder.
  @Test(arguments: [
    "inputs --root . -o ../out/inputs specs/box.quoin.yaml",
    "compile specs/box.quoin.yaml --root . -o ../out/box.quoin.swift "
      + "--report xcode --inputs ../out/inputs/specs/box.inputs.docc",
    "compile specs --emit svg --emit json -o ../out --depfile ../out/made.d",
    "support --root . -o ../out/QuoinSupport.swift specs/box.quoin.yaml",
  ])
  func nothingIsWrittenOutsideTheOutputFolder(command: String) throws {
    // Only root could write here, and strace would tell.
    _ = try folder.tool.shell("chmod -R a-w package")
    defer { _ = try? folder.tool.shell("chmod -R u+w package") }
    let before = try listing()
    // Not every machine has all of these calls: that is what the question mark says.
    let calls =
      "open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,"
      + "symlink,symlinkat,chmod,fchmodat,truncate,mknod,mknodat,utimensat"
    let filter = calls.split(separator: ",").map { "?\($0)," }.joined() + "%network"
    let outcome = try folder.tool.shell(
      """
      cd package && HOME="$PWD/../home" TMPDIR="$PWD/../temporary" \
        strace -f -y -e trace=\(filter) -o ../trace \
        "$QUOIN" \(command)
      """)
    try #require(outcome.code == 0, "\(outcome.errors)")
    let writes = try writes()
    #expect(!writes.isEmpty)
    #expect(writes.filter { !isInside($0) } == [])
    #expect(try listing() == before)
  }

  /// The calls of the run that change a file or reach for the network.
  private func writes() throws -> [Substring] {
    try folder.text(of: "trace").split(separator: "\n").filter { line in
      guard let call = line.firstMatch(of: /^\d+ +(\w+)\((.*)/) else { return false }
      return !(call.1.hasPrefix("open") && call.2.contains("O_RDONLY"))
    }
  }

  /// Whether a call names paths, all of them in the output folder.
  private func isInside(_ call: Substring) -> Bool {
    let paths = call.matches(of: /"([^"]*)"/).map(\.1)
    return !paths.isEmpty && paths.allSatisfy { $0 == "../out" || $0.hasPrefix("../out/") }
  }

  /// Every file but the outputs and the trace, with its state.
  private func listing() throws -> [String] {
    try folder.files().filter { !$0.hasPrefix("out/") && $0 != "trace" }.map { name in
      "\(name) \(try folder.status(of: name))"
    }
  }
}
