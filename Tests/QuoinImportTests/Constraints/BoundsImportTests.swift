import QuoinCompiler
import QuoinLayout
import QuoinSource
import QuoinTestSupport
import Testing

@testable import QuoinImport

/// What is tied to the root view's own edges stays tied to them where the screen has a safe area,
/// and what is tied to the safe area stays tied to that.
@Suite struct BoundsImportTests {
  /// The frame on a phone with a notch, whose safe area begins 59 points below the bounds.
  private func frameOnAPhone(_ imported: ImportedDocument, _ id: String = "label1") -> Rect? {
    let lines = imported.yaml.split(separator: "\n").map { line in
      line.hasPrefix("canvas:") ? "device: iPhone 16" : line
    }
    let result = Compiler.compile(
      SourceFile(path: "a.quoin.yaml", text: lines.joined(separator: "\n")), notation: .yaml,
      files: MemoryFiles([:]))
    guard let layout = result.layouts.first else { return nil }
    return layout.screen.views.firstIndex { $0.id == id }.map { layout.frames.views[$0].frame }
  }

  private func tied(
    to item: String, _ attribute: String = "top", _ other: String = ""
  ) -> ImportedDocument {
    .view(
      """
      <subviews>\(ImportedDocument.label("a"))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="\(item)" \
      secondAttribute="\(attribute)" constant="20" id="c1"/>
        \(other)
      </constraints>
      """)
  }

  @Test func rootsEdgeStaysTheBounds() {
    let imported = tied(to: "root")
    #expect(imported.yaml.contains("attach: bounds\n"))
    #expect(imported.yaml.contains("top: 20"))
    #expect(imported.frame("label1").y == 20)
    #expect(frameOnAPhone(imported)?.y == 20)
  }

  @Test func safeAreaStaysTheSafeArea() {
    let imported = tied(to: "safe")
    #expect(!imported.yaml.contains("attach:"))
    #expect(imported.frame("label1").y == 20)
    #expect(frameOnAPhone(imported)?.y == 79)
  }

  @Test func bothInOneViewKeepTheirBoxes() {
    let imported = tied(
      to: "root", "top",
      """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" \
      secondAttribute="bottom" constant="5" id="c2"/>
      """)
    // The phone is 852 high and its home indicator takes 34 points, so 813 is 5 above it.
    #expect(frameOnAPhone(imported)?.y == 20)
    #expect(frameOnAPhone(imported)?.bottom == 813)
  }

  /// An autoresizing mask counts from the bounds, whatever constraints beside it are tied to.
  @Test(arguments: [false, true])
  func autoresizedViewStaysInTheBounds(_ hasOwnConstraint: Bool) {
    let own =
      """
      <constraint firstItem="m" firstAttribute="bottom" relation="lessThanOrEqual" \
      secondItem="safe" secondAttribute="bottom" id="m1"/>
      """
    let imported = ImportedDocument.view(
      """
      <subviews>
        \(["a", "b", "c", "d"].map { ImportedDocument.label($0) }.joined())
        <view id="m">
          <rect key="frame" x="7" y="9" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        \(["a", "b", "c", "d", "a"].enumerated().map { index, id in
          """
          <constraint firstItem="\(id)" firstAttribute="\(index == 4 ? "leading" : "top")" \
          secondItem="safe" secondAttribute="\(index == 4 ? "leading" : "top")" \
          constant="\(index)" id="c\(index)"/>
          """
        }.joined())
        \(hasOwnConstraint ? own : "")
      </constraints>
      """)
    #expect(!imported.yaml.contains("attach: bounds\n\n"), "\(imported.yaml)")
    #expect(imported.yaml.contains("top: screen.top + 9") == hasOwnConstraint, "\(imported.yaml)")
    #expect(frameOnAPhone(imported, "view1") == Rect(x: 7, y: 9, width: 100, height: 50))
    #expect(frameOnAPhone(imported, "label2")?.y == 60)
  }
}
