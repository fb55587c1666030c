import Testing

@testable import QuoinImport

/// Documents that are not for iOS say what they are for.
@Suite struct RefusedDocumentTests {
  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" "
        + "targetRuntime=\"MacOSX.Cocoa\"/>", "other-platform", "macOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" "
        + "targetRuntime=\"watchKit\"/>", "other-platform", "watchOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"/>",
      "other-platform", "tvOS"
    ),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "old-document", "Xcode 4"),
    ("<plist version=\"1.0\"><dict/></plist>", "no-interface", "<plist>"),
  ])
  func saysWhatItIs(_ text: String, _ id: String, _ word: String) {
    let imported = ImportedDocument(text)
    #expect(imported.told == [id])
    #expect(imported.result.diagnostics[0].message.contains(word))
    #expect(imported.result.specs.isEmpty)
  }

  @Test func truncatedStoryboardNamesTheOpenElement() {
    let imported = ImportedDocument("<document>\n  <scenes>\n    <scene sceneID=\"x\">")
    #expect(imported.told == ["unexpected-end"])
    #expect(imported.result.diagnostics[0].message == "the file ends inside <scene>")
    #expect(imported.result.diagnostics[0].notes[0].range?.start.line == 3)
  }
}
