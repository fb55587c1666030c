import Testing

/// `quoin support`, and the options of code.
@Suite struct SupportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let padded = """
    {quoin: 1, screen: A, views: {a: {label: x, insets: 4, top: 0, leading: 0}}}
    """

  @Test func printsTheTypesOfAWay() throws {
    let subclass = try folder.tool.run("support")
    #expect(subclass.code == 0)
    #expect(subclass.output.contains("class PaddedLabel: UILabel"))
    let container = try folder.tool.run("support", "--insets", "container")
    #expect(container.output.contains("class LabelContainer: UIView"))
  }

  @Test func writesAFileOrAFolder() throws {
    #expect(try folder.tool.run("support", "-o", "Types.swift").code == 0)
    #expect(try folder.tool.run("support", "-o", "out/").code == 0)
    #expect(try folder.text(of: "Types.swift") == folder.text(of: "out/QuoinSupport.swift"))
  }

  @Test func writesObjectiveCToAFolderOnly() throws {
    let outcome = try folder.tool.run("support", "--language", "objc", "-o", "a.m")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("a.m is one file, but there are 2 outputs"))
    #expect(try folder.tool.run("support", "--language", "objc", "-o", ".").code == 0)
    #expect(try folder.text(of: "UILabel+QuoinInsets.h").contains("@interface UILabel"))
    #expect(try folder.text(of: "UILabel+QuoinInsets.m").contains("@implementation UILabel"))
  }

  @Test func suggestsWays() throws {
    let outcome = try folder.tool.run("support", "--insets", "subclas")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("'subclass'"))
  }

  @Test func compileTakesTheSameChoices() throws {
    try folder.write("a.quoin.yaml", padded)
    let outcome = try folder.tool.run(
      "compile", "a.quoin.yaml", "--emit", "uikit", "--insets", "container", "--access", "internal")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\nfinal class AView: UIView {"))
    #expect(outcome.output.contains("let a = LabelContainer()"))
    #expect(
      try folder.tool.run("compile", "a.quoin.yaml", "--emit", "uikit", "-o", "out/").code == 0)
    #expect(try folder.text(of: "out/a+UIKit.swift").contains("let a = PaddedLabel()"))
  }

  /// Files of one folder are compiled together; of two screens of one name the second has no code.
  @Test func twoScreensOfOneNameInAFolderAreRefused() throws {
    for path in ["a.quoin.yaml", "b.quoin.yaml", "other/c.quoin.yaml"] {
      try folder.write(path, padded)
    }
    let outcome = try folder.tool.run("compile", ".", "--emit=uikit", "--emit=swift", "-o", "out")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains(
        "b.quoin.yaml:1:20: error: 'A' is called AView in Swift, and so is another screen of this folder"
      ))
    #expect(outcome.errors.contains("'A' is called A in Swift"))
    #expect(outcome.errors.contains("a.quoin.yaml:1:20"))
    #expect(!outcome.errors.contains("c.quoin.yaml"))
    let written = folder.files().filter { $0.hasPrefix("out/") }
    #expect(
      written == [
        "out/a+UIKit.swift", "out/a.swift", "out/other/c+UIKit.swift", "out/other/c.swift",
      ])
    #expect(try folder.tool.run("compile", ".", "--emit", "svg", "-o", "out").code == 0)
  }

  @Test func twoScreensOfOneNameInASpecAreRefused() throws {
    try folder.write("two.quoin.yaml", padded + "\n---\n" + padded)
    let outcome = try folder.tool.run("compile", "two.quoin.yaml", "--emit", "uikit")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("two.quoin.yaml:3:20: error: 'A' is called AView in Swift"))
  }

  @Test func clashesStopTheCodeOnly() throws {
    try folder.write(
      "a.quoin.yaml",
      """
      quoin: 1
      screen: A
      views:
        a-b: {label: x, top: 0, leading: 0}
        aB: {label: x, top: 0, leading: 0}
      """)
    let code = try folder.tool.run("compile", "a.quoin.yaml", "--emit", "swift", "-o", "a.swift")
    #expect(code.code == 1)
    #expect(code.errors.contains("a.quoin.yaml:5:3: error: 'aB' and 'a-b' are both called aB"))
    #expect(code.errors.contains("[name-clash]"))
    #expect((try? folder.text(of: "a.swift")) == nil)
    #expect(try folder.tool.run("compile", "a.quoin.yaml").code == 0)
  }
}
