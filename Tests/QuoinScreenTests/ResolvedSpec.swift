import QuoinSource
import QuoinSyntax
import QuoinTestSupport

@testable import QuoinScreen

/// A spec's text resolved into a screen.
struct ResolvedSpec {
  /// The screen; nil when the document is no map.
  let screen: Screen?
  /// What was found.
  let diagnostics: [Diagnostic]

  /// Resolves a whole spec.
  init(
    _ text: String, options: ScreenOptions = ScreenOptions(), files: [String: String] = [:]
  ) {
    let file = SourceFile(path: "test.quoin.yaml", text: text)
    let (documents, findings) = SyntaxParser.parse(file, as: .yaml)
    guard let document = documents.first, !findings.containsError else {
      screen = nil
      diagnostics = findings
      return
    }
    let (screen, more) = Screen.resolve(document, options: options, files: MemoryFiles(files))
    self.screen = screen
    diagnostics = findings + more
  }

  /// Resolves a spec of one label with more top-level keys above it.
  static func label(
    _ attributes: String, above: String = "", options: ScreenOptions = ScreenOptions(),
    files: [String: String] = [:]
  ) -> ResolvedSpec {
    ResolvedSpec(
      """
      quoin: 1
      screen: Test
      \(above)
      views: {a: {label: \(attributes), top: 0, leading: 0}}
      """, options: options, files: files)
  }

  /// The ids of what was found, in order.
  var ids: [String] { diagnostics.map(\.id) }

  /// The text content of the first view.
  var text: TextContent? {
    if case .text(let content)? = screen?.views.first?.content { content } else { nil }
  }
}
