import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// What people type and choose in a generated screen stays when something else is shown, and goes when
/// the view is used anew.
@Suite(.serialized, .enabled(if: BuildFolder.canBuild, "\(BuildFolder.reason)"))
struct EditedCodeTests {
  private static let spec = """
    quoin: 1
    screen: Edits
    views:
      error: {label: Wrong password, hidden: true, top: 20, leading: 16}
      email: {textField: "", top: 60, leading: 16, trailing: 16}
      notes: {textView: "", top: 110, leading: 16, trailing: 16, height: 80}
      fixed: {textView: As it is, editable: false, top: 110, leading: 16, height: 80, width: 80}
      sound: {switch: false, top: 210, leading: 16}
      volume: {slider: 0, top: 250, leading: 16, trailing: 16}
      seats: {stepper: 0, top: 300, leading: 16}
      theme: {segments: [Light, Dark], top: 340, leading: 16}
      page: {pages: 3, top: 380, leading: 16}
      end: {button: End, accessibility: {traits: [selected]}, top: 420, leading: 16}
    """

  private static let main = """
    import UIKit

    @MainActor func state(of view: EditsView) -> [String] {
      [
        view.email.text ?? "", view.notes.text ?? "", "\\(view.sound.isOn)", "\\(view.volume.value)",
        "\\(view.seats.value)", "\\(view.theme.selectedSegmentIndex)", "\\(view.page.currentPage)",
        "\\(view.error.isHidden)",
      ]
    }

    var states: [String: [String]] = [:]
    let view = EditsView(frame: .zero)
    states["new"] = state(of: view)
    view.email.text = "ada@"
    view.email.sendActions(for: .editingChanged)
    view.notes.text = "Bread"
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view.notes)
    view.sound.isOn = true
    view.sound.sendActions(for: .valueChanged)
    view.volume.value = 0.5
    view.volume.sendActions(for: .valueChanged)
    view.seats.value = 2
    view.seats.sendActions(for: .valueChanged)
    view.theme.selectedSegmentIndex = 1
    view.theme.sendActions(for: .valueChanged)
    view.page.currentPage = 2
    view.page.sendActions(for: .valueChanged)
    states["edited"] = state(of: view)
    view.parameters.errorIsHidden = false
    states["after another change"] = state(of: view)
    view.parameters.themeTitles = ["Light", "Dark", "Automatic"]
    states["after other titles"] = ["\\(view.theme.numberOfSegments)"] + state(of: view)
    let other = EditsView(parameters: view.parameters)
    states["in another view"] = state(of: other)
    view.parameters = .init()
    states["used anew"] = state(of: view)
    states["traits"] = ["\\(view.end.accessibilityTraits.contains([.button, .selected]))"]

    // Nothing keeps a view that nobody shows.
    weak var gone: EditsView?
    do {
      let shown = EditsView(frame: .zero)
      gone = shown
      shown.parameters.emailText = "seen"
    }
    states["gone"] = ["\\(gone == nil)"]
    try JSONEncoder().encode(states).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    """

  @Test func editsStayUntilTheirOwnParameterIsSet() throws {
    let result = Compiler.compile(
      SourceFile(path: "edits.quoin.yaml", text: Self.spec), notation: .yaml,
      options: ScreenOptions(), files: FolderFiles(root: URL(fileURLWithPath: "/")))
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    let output = try #require(result.outputs.first)
    let options = CodeOptions(access: .internal)
    var sources = ["main.swift": Self.main]
    sources["EditsView.swift"] = Emitter.named("uikit")?.emit([
      EmitInput(output.layout, code: options)
    ])
    for file in SupportCode.files(options) { sources[file.name] = file.text }
    let program = try Program()
    try program.build(sources)
    let states = try JSONDecoder().decode(
      [String: [String]].self, from: try program.run(input: Data()))

    let new = ["", "", "false", "0.0", "0.0", "0", "0", "true"]
    let edited = ["ada@", "Bread", "true", "0.5", "2.0", "1", "2", "true"]
    #expect(states["new"] == new)
    #expect(states["edited"] == edited)
    #expect(states["after another change"] == edited.dropLast() + ["false"])
    #expect(states["in another view"] == edited.dropLast() + ["false"])
    #expect(states["after other titles"] == ["3"] + edited.dropLast() + ["false"])
    #expect(states["used anew"] == new)
    #expect(states["traits"] == ["true"])
    #expect(states["gone"] == ["true"])
  }
}
