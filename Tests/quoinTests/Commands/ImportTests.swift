import Foundation
import Testing

@testable import quoin

/// `quoin import`: outputs, reports and exit codes.
@Suite(.timeLimit(.minutes(1))) struct ImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Card.xib", Self.xib(class: "CardView"))
    try folder.write("App/More/card.xib", Self.xib(class: "OtherView"))
    try folder.write("App/notes.txt", "no document")
    try folder.write("Mac.storyboard", Self.macStoryboard)
  }

  /// A xib of a view with a label at its top left, whose frame it stores.
  private static func xib(class name: String, y: Int = 8) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch">
      <device id="retina6_1" orientation="portrait"/>
      <objects>
        <view id="root-\(name)" customClass="\(name)">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label text="New" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="12" y="\(y)" width="36.5" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="root-\(name)" \
    secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root-\(name)" \
    secondAttribute="leading" constant="12" id="c2"/>
            <constraint firstItem="label" firstAttribute="width" constant="36.5" id="c3"/>
          </constraints>
        </view>
      </objects>
    </document>

    """
  }

  private static let macStoryboard = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"/>

    """

  @Test func foldersAreSearchedAndNothingIsOverwritten() throws {
    let outcome = try folder.tool.run("import", "App", "-o", "specs")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let written = folder.files().filter { $0.hasPrefix("specs/") }
    #expect(
      written == ["specs/Card.quoin.yaml", "specs/card-OtherView-root-OtherView.quoin.yaml"])
    #expect(try folder.text(of: "specs/Card.quoin.yaml").contains("label1: {label: New"))
    let compiled = try folder.tool.run("compile", "specs")
    #expect(compiled.code == 0, "\(compiled.errors)")
  }

  @Test func importingAgainTouchesNothing() throws {
    _ = try folder.tool.run("import", "App", "-o", "specs")
    let before = try folder.status(of: "specs/Card.quoin.yaml")
    _ = try folder.tool.run("import", "App", "-o", "specs")
    #expect(try folder.status(of: "specs/Card.quoin.yaml") == before)
  }

  @Test func specsOfSeveralDocumentsAreOneStream() throws {
    let outcome = try folder.tool.run("import", "App")
    #expect(outcome.output.components(separatedBy: "\n---\n").count == 2)
    try folder.write("all.quoin.yaml", outcome.output)
    #expect(try folder.tool.run("check", "all.quoin.yaml").code == 0)
  }

  @Test func jsonIsTheTwin() throws {
    let outcome = try folder.tool.run(
      "import", "App/Card.xib", "--notation", "json", "-o", "specs")
    #expect(outcome.code == 0)
    let table = try folder.tool.run("compile", "specs/Card.quoin.json")
    #expect(table.code == 0, "\(table.errors)")
  }

  @Test func otherPlatformsAreAnError() throws {
    let outcome = try folder.tool.run("import", "Mac.storyboard")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Mac.storyboard:1:1: error: the document is for macOS"))
    #expect(outcome.output.isEmpty)
  }

  @Test func verifyPrintsWhatDiffersAndATable() throws {
    try folder.write("Moved.xib", Self.xib(class: "MovedView", y: 30))
    let outcome = try folder.tool.run("import", "App/Card.xib", "Moved.xib", "--verify")
    #expect(outcome.output.contains("Moved.xib: MovedView (root-MovedView)"))
    #expect(outcome.output.contains("stored [12, 30, 36.5, 20.5], computed [12, 8,"))
    #expect(!outcome.output.contains("Card.xib:"))
    #expect(outcome.output.contains("1 of 2 roots within 1 pt (50.0 %)"))
  }

  @Test func jsonReportHasTheCoverage() throws {
    _ = try folder.tool.run(
      "import", "App/Card.xib", "--verify", "--report", "json=report.json", "-o", "specs")
    let report = try JSONSerialization.jsonObject(
      with: Data(folder.text(of: "report.json").utf8))
    let root = try #require(report as? [String: Any])
    let coverage = try #require(root["coverage"] as? [String: Any])
    #expect(coverage["constraints"] as? [String: Int] == ["carried": 3, "total": 3])
    #expect(coverage["views"] as? [String: Int] == ["carried": 2, "total": 2])
    #expect((root["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func missingFilesAndMisspeltOptionsAreTold() throws {
    let missing = try folder.tool.run("import", "none.xib")
    #expect(missing.code == 66)
    let misspelt = try folder.tool.run("import", "App", "--verfy")
    #expect(misspelt.code == 64)
    #expect(misspelt.errors.contains("--verify"))
    try folder.write("Empty/notes.txt", "")
    let empty = try folder.tool.run("import", "Empty")
    #expect(empty.code == 66)
    #expect(empty.errors.contains("No storyboard or xib below Empty"))
  }
}
