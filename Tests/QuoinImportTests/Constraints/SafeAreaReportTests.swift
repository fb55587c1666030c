import Testing

@testable import QuoinImport

/// Report 64, https://github.com/Rightpoint/Eject/issues/38: the guide of the safe area was not
/// understood, and what refers to it failed.
@Suite struct SafeAreaReportTests {
  @Test(arguments: [
    // Either order of the items, so either sign of the constant.
    ("safe", "title", 20.0), ("title", "safe", -20.0),
  ])
  func bottomOfTheSafeAreaIs20Inside(_ first: String, _ second: String, _ constant: Double) {
    let imported = ImportedDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <subviews>\(ImportedDocument.label("title"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="\(first)" firstAttribute="bottom" secondItem="\(second)" \
      secondAttribute="bottom" constant="\(constant)" id="c1"/>
              <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="c2"/>
            </constraints>
          </view>
        </objects>
      </document>
      """)
    #expect(imported.told.isEmpty)
    #expect(imported.yaml.contains("bottom: 20"))
    // The home indicator takes 34 of the 896 points.
    #expect(imported.frame("label1").bottom == 896 - 34 - 20)
  }

  @Test func unknownGuideIsAWarningWithItsId() {
    let imported = ImportedDocument.view("<viewLayoutGuide key=\"other\" id=\"g-1\"/>")
    #expect(imported.told == ["unknown-element"])
    #expect(imported.result.diagnostics[0].message.contains("g-1"))
  }
}
