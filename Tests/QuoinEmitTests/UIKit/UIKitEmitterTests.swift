import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// UIKit code of hostile ids and texts; Tests/GeneratedCodeTests compile and run it.
@Suite struct UIKitEmitterTests {
  private func source(_ ids: [String], _ texts: [String], _ name: String = "Hostile") -> String {
    var sample = SampleLayout(name)
    for (index, id) in ids.enumerated() {
      let text = texts[index % texts.count]
      sample.addLabel(id, text, Rect(x: 0, y: 0, width: 10, height: 10)) { view, _ in
        view.note = text
        view.accessibility.label = text
      }
    }
    return Emitter.named("uikit")?.emit([sample.layout]) ?? ""
  }

  @Test func writesOnlyCharactersThatShow() {
    let text = source(HostileTexts.ids, HostileTexts.texts, "a\u{202E}b\nc")
    #expect(text.unicodeScalars.count > 10_000)
    for scalar in text.unicodeScalars where scalar != "\n" {
      if scalar.isASCII {
        #expect((0x20...0x7E).contains(scalar.value))
      } else {
        #expect(!scalar.properties.isDefaultIgnorableCodePoint)
        #expect(scalar.properties.generalCategory != .control)
        #expect(scalar.properties.generalCategory != .format)
      }
    }
  }

  @Test func hasTheTokensOfAHarmlessTwin() {
    /// The source without comments, each string literal replaced by one letter.
    func skeleton(_ texts: [String]) -> [String] {
      source(HostileTexts.texts.indices.map { "id\($0)" }, texts).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .map { String($0).replacing(/"[^"]*"/, with: "S") }
    }
    #expect(skeleton(HostileTexts.texts) == skeleton(["harmless"]))
  }

  @Test(arguments: [
    ("Login", "LoginView"), ("my screen", "MyScreenView"), ("UI", "UIScreenView"),
    ("UIImage", "UIImageScreenView"), ("", "ScreenView"), ("2nd", "_2ndView"),
  ])
  func classesAreNamedForScreens(screen: String, name: String) {
    #expect(source(["a"], ["x"], screen).contains("final class \(name): UIView {"))
  }

  @Test(arguments: AccessLevel.allCases)
  func typesHaveTheAccessAskedFor(access: AccessLevel) {
    var sample = SampleLayout("Login")
    sample.addLabel("a", "x", Rect(x: 0, y: 0, width: 10, height: 10))
    for name in ["uikit", "swift"] {
      let code = CodeOptions(access: access)
      let text = Emitter.named(name)?.emit([EmitInput(sample.layout, code: code)]) ?? ""
      #expect(!text.isEmpty)
      #expect(text.contains("public") == (access == .public))
      #expect(text.contains("package ") == (access == .package))
    }
  }
}
