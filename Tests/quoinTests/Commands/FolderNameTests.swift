import Foundation
import Testing

/// SwiftFormat 1695: a plugin failed below a folder whose name has a blank.
@Suite(.timeLimit(.minutes(1))) struct FolderNameTests {
  private static let names = ["plain", "My App/\u{E9}cran 1", "100%/a%20b", "it's \"$HOME\" #1"]

  /// What a package in a folder is compiled to, by the commands of the plugin.
  private func outputs(in name: String) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let place = "\(name)/specs"
    try folder.write(
      "\(name)/quoin.config.yaml", "emit: [uikit, template=my colors/c.kt.mustache]\n")
    try folder.write("\(name)/my colors/c.kt.mustache", "{{#views}}{{id}} {{/views}}\n")
    try folder.write("\(place)/my tokens.yaml", "values: {gutter: 20}\n")
    try folder.write("\(place)/en.strings", "\"title\" = \"Hello\";\n")
    try folder.write(
      "\(place)/my mark.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
    try folder.write(
      "\(place)/my page.quoin.yaml",
      """
      quoin: 1
      screen: Page
      include: my tokens.yaml
      strings: $(locale).strings
      views:
        title: {label: $title, top: $gutter, leading: 0}
        mark: {image: my mark.svg, top: title.bottom, leading: 0}

      """)
    let (root, tool) = (folder.path(name), folder.tool)
    let spec = "\(root)/specs/my page.quoin.yaml"
    try tool.run("inputs", spec, "--root", root, "-o", folder.path("out/inputs")).expectClean()
    try tool.run("compile", spec, "--root", root, "-o", folder.path("out")).expectClean()
    try tool.run("support", spec, "--root", root, "-o", folder.path("out/S.swift")).expectClean()
    let found = folder.files().filter { $0.hasPrefix("out/") }
    return try Dictionary(uniqueKeysWithValues: found.map { ($0, try folder.text(of: $0)) })
  }

  @Test(arguments: names.dropFirst())
  func outputsAreThoseOfAPlainFolder(name: String) throws {
    let plain = try outputs(in: Self.names[0])
    #expect(
      plain.keys.sorted() == [
        "out/S.swift", "out/inputs/specs/my page.inputs.docc", "out/specs/my page+UIKit.swift",
        "out/specs/my page.kt",
      ])
    let others = try outputs(in: name)
    #expect(others.keys.sorted() == plain.keys.sorted())
    for (file, text) in plain {
      #expect(others[file]?.replacing(name, with: Self.names[0]) == text, "\(file)")
    }
  }
}
