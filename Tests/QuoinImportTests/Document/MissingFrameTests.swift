import QuoinLayout
import QuoinScreen
import Testing

@testable import QuoinImport

/// A view without a stored frame has an unknown one, not an empty one at the origin.
@Suite struct MissingFrameTests {
  private func imported(_ rect: String) -> ImportedDocument {
    .view(
      """
      <subviews>
        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          \(rect)
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="topMargin" constant="5" id="c2"/>
      </constraints>
      """)
  }

  @Test(arguments: ["", "<rect key=\"frame\" x=\"0.0\" y=\"wide\" width=\"1\" height=\"1\"/>"])
  func nothingIsInferredFromIt(_ rect: String) {
    let imported = imported(rect)
    #expect(imported.told.isEmpty)
    #expect(imported.frame("label1").x == 16)
    #expect(imported.frame("label1").y == 5)
  }

  /// The same view with a frame at the origin is what the inference is for.
  @Test func emptyFrameIsOneThatIsStored() {
    let imported = imported("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"42\" height=\"21\"/>")
    #expect(imported.told.contains("inferred-canvas"))
  }

  @Test func verificationDoesNotCountIt() {
    let spec = imported("").result.specs[0]
    for usesStoredSizes in [false, true] {
      let verification = Verification.verify(spec, usesStoredSizes: usesStoredSizes)
      #expect(verification.compiles)
      #expect(verification.views.count == 1)
      #expect(verification.counted.isEmpty)
      #expect(verification.views[0].frame?.x == 16)
    }
    var table = ParityTable()
    table.add(Verification.verify(spec, usesStoredSizes: false))
    #expect(table.total.counted == 0)
    #expect(table.total.given == 1)
  }

  /// What is in such a view is in an unknown place; its own size is known.
  @Test func placesInItAreUnknownToo() {
    let imported = ImportedDocument.view(
      """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <subviews>
            <hologramView translatesAutoresizingMaskIntoConstraints="NO" id="h">
              <rect key="frame" x="1" y="2" width="30" height="40"/>
            </hologramView>
          </subviews>
        </view>
      </subviews>
      """)
    let views = imported.result.specs[0].views
    #expect(views.map(\.frame) == [nil, nil])
    #expect(imported.yaml.contains("intrinsic: [30, 40]"))
  }

  /// A view controller's view without a frame fills the device.
  @Test func rootWithoutAFrameFillsTheDevice() {
    let imported = ImportedDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc"><view key="view" id="root"/></viewController>
        </objects></scene></scenes>
      </document>
      """, path: "Home.storyboard")
    #expect(imported.result.specs[0].size == Size(width: 414, height: 896))
  }
}
