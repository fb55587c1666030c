import Foundation
import Testing

/// A build by ninja that knows its inputs by `--depfile` alone.
@Suite(
  .timeLimit(.minutes(1)),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja"), "no ninja"))
struct NinjaTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "build.ninja",
      """
      rule quoin
        command = "$$QUOIN" compile $in -o $out --depfile $out.d
        depfile = $out.d
        deps = gcc
        restat = 1
      rule copy
        command = cp $in $out
      build page.swift: quoin page.quoin.yaml
      build page.copy: copy page.swift
      build box.svg: quoin box.quoin.yaml

      """)
    try folder.write("box.quoin.yaml", Specs.box)
    try folder.write("page.quoin.yaml", Self.page)
    try folder.write("tokens.yaml", "values: {gutter: 20}\n")
    try folder.write("more tokens.yaml", "values: {gutter: 30}\n")
    try folder.write("en.strings", "\"title\" = \"Hello\";\n")
    try folder.write("mark.svg", Self.mark)
    #expect(try build() == ["box.svg", "page.copy", "page.swift"])
    #expect(try build() == [])
  }

  private static let page = """
    quoin: 1
    screen: Page
    include: tokens.yaml
    strings: $(locale).strings
    views:
      title: {label: $title, top: $gutter, leading: 0}
      mark: {image: mark.svg, top: title.bottom, leading: 0}

    """
  private static let mark = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"

  /// Builds, and gives the outputs that were written anew.
  private func build() throws -> [String] {
    let outputs = ["box.svg", "page.copy", "page.swift"]
    let before = outputs.map { try? folder.status(of: $0) }
    let outcome = try folder.tool.shell("ninja -v")
    #expect(outcome.code == 0, "\(outcome.output)")
    let after = outputs.map { try? folder.status(of: $0) }
    return zip(outputs, zip(before, after)).filter { $1.0 != $1.1 }.map(\.0)
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try folder.text(of: name)
    #expect(text.contains(old))
    try folder.write(name, text.replacing(old, with: new))
  }

  @Test func aSpec() throws {
    try edit("box.quoin.yaml", "20,", "21,")
    #expect(try build() == ["box.svg"])
  }

  @Test func anInclude() throws {
    try edit("tokens.yaml", "20", "21")
    #expect(try build() == ["page.copy", "page.swift"])
  }

  @Test func aStringsFile() throws {
    try edit("en.strings", "Hello", "Good morning")
    #expect(try build() == ["page.copy", "page.swift"])
  }

  @Test func aPicture() throws {
    try edit("mark.svg", "width='9'", "width='10'")
    #expect(try build() == ["page.copy", "page.swift"])
  }

  @Test func anIncludeThatIsAddedAndThenEdited() throws {
    try edit("page.quoin.yaml", "tokens.yaml", "[tokens.yaml, more tokens.yaml]")
    #expect(try build() == ["page.copy", "page.swift"])
    try edit("more tokens.yaml", "30", "31")
    #expect(try build() == ["page.copy", "page.swift"])
    #expect(try build() == [])
  }

  @Test func anIncludeThatIsRemoved() throws {
    try edit("page.quoin.yaml", "tokens.yaml", "more tokens.yaml")
    try FileManager.default.removeItem(atPath: folder.path("tokens.yaml"))
    #expect(try build() == ["page.copy", "page.swift"])
    #expect(try build() == [])
  }

  @Test func anEditThatChangesNoOutput() throws {
    try edit("page.quoin.yaml", "screen: Page", "screen: Page  # a remark")
    #expect(try build() == [])
    #expect(try folder.tool.shell("ninja").output.contains("no work to do"))
  }

  @Test func anErrorAndItsCure() throws {
    try edit("page.quoin.yaml", "top: $gutter", "topp: $gutter")
    let failed = try folder.tool.shell("ninja")
    #expect(failed.code == 1)
    #expect(failed.output.contains("page.quoin.yaml:6:26: error: "))
    try edit("page.quoin.yaml", "topp: $gutter", "top: $gutter")
    #expect(try build() == [])
  }
}
