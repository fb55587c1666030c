import Testing

@testable import QuoinImport

/// Constraints become the keys of views and, where those cannot say them, equations.
@Suite struct ConstraintImportTests {
  private func imported(_ constraints: String, labels: [String] = ["a", "b"]) -> ImportedDocument {
    .view(
      """
      <subviews>\(labels.map { ImportedDocument.label($0) }.joined())</subviews>
      <constraints>\(constraints)</constraints>
      """)
  }

  /// A constraint's attributes and what the spec has of it.
  @Test(arguments: [
    (
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" "
        + "constant=\"8\"", "top: 8"
    ),
    (
      "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"12\"",
      "trailing: 12"
    ),
    (
      "firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"a\" "
        + "secondAttribute=\"trailing\" constant=\"12\"", "minTrailing: 12"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" "
        + "secondItem=\"root\" secondAttribute=\"bottom\" constant=\"-5\"", "maxBottom: 5"
    ),
    (
      "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" "
        + "constant=\"8\" symbolic=\"YES\"", "top: label1.bottom + system"
    ),
    (
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leading\"",
      "leading: label1"
    ),
    (
      "firstItem=\"b\" firstAttribute=\"baseline\" secondItem=\"a\" secondAttribute=\"baseline\" "
        + "priority=\"750\"", "lastBaseline: label1 @750"
    ),
    ("firstItem=\"a\" firstAttribute=\"width\" constant=\"44.5\"", "width: 44.5"),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" "
        + "multiplier=\"16:9\"", "aspect: 16:9"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"height\" secondItem=\"a\" secondAttribute=\"width\" "
        + "multiplier=\"3/4\"", "aspect: 4:3"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" "
        + "multiplier=\"0.5\"", "width: 50%"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" "
        + "multiplier=\"0.80000000000000004\" constant=\"-8\"", "width: 0.8 * label2.width - 8"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
        + "secondAttribute=\"leadingMargin\" constant=\"4\"", "leading: 4"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"centerX\" secondItem=\"root\" secondAttribute=\"centerX\" "
        + "constant=\"-3\"", "centerX: -3"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" "
        + "constant=\"8\" priority=\"999\" identifier=\"title top\"",
      "top: {value: 8, priority: 999, name: title top}"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"leading\"",
      "- label1.left == label2.left"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"centerX\" secondItem=\"b\" secondAttribute=\"trailing\" "
        + "multiplier=\"0.5\"", "- label1.centerX == 0.5 * label2.trailing"
    ),
  ])
  func isWrittenAs(_ attributes: String, _ words: String) {
    let imported = imported("<constraint \(attributes) id=\"c1\"/>")
    #expect(imported.yaml.contains(words), "\(imported.yaml)")
    #expect(!imported.compile().diagnostics.contains { $0.severity == .error })
    #expect(imported.result.specs[0].coverage.constraints.carried == 1)
  }

  /// A multiplied place counts from the view that owns the constraint, as in UIKit.
  @Test func multipliedCentreCountsInTheOwner() {
    let imported = ImportedDocument.view(
      """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="100" y="100" width="80" height="60"/>
          <subviews>\(ImportedDocument.label("a"))</subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="centerX" secondItem="box" \
      secondAttribute="centerX" multiplier="0.5" id="c1"/>
            <constraint firstAttribute="width" constant="80" id="c2"/>
            <constraint firstAttribute="height" constant="60" id="c3"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="100" id="c4"/>
      </constraints>
      """)
    let frame = imported.frame("label1")
    #expect(abs(frame.x + frame.width / 2 - 120) < 0.5)
  }

  @Test func repeatedKeysAreAList() {
    let imported = imported(
      """
      <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="root" secondAttribute="top" constant="8" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="b" secondAttribute="bottom" constant="4" id="c2"/>
      """)
    #expect(imported.yaml.contains("minTop: [8, label2.bottom + 4]"))
  }

  @Test func scrollViewsContentAndFrameAreTwo() {
    let imported = ImportedDocument.view(
      """
      <subviews>
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>\(ImportedDocument.label("a"))</subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="content"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="content" \
      secondAttribute="top" constant="4" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" \
      secondAttribute="leading" constant="5" id="c2"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="frame" \
      secondAttribute="width" constant="-10" id="c3"/>
          </constraints>
        </scrollView>
      </subviews>
      """)
    #expect(imported.yaml.contains("top: 4"))
    #expect(imported.yaml.contains("leading: 5"))
    #expect(imported.yaml.contains("width: parent.frame.width - 10"), "\(imported.yaml)")
  }

  @Test func oldLayoutGuidesAreTheSafeArea() {
    let imported = ImportedDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="11542" \
      targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="HomeViewController">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="tg"/>
              <viewControllerLayoutGuide type="bottom" id="bg"/>
            </layoutGuides>
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                  <rect key="frame" x="16" y="20" width="42" height="21"/>
                </label>
              </subviews>
              <constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="tg" \
      secondAttribute="bottom" constant="0.0" id="c1"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="c2"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, path: "Home.storyboard")
    #expect(imported.result.specs[0].screen == "HomeViewController")
    #expect(imported.frame("label1").y == 20)
    #expect(imported.frame("label1").x == 16)
  }
}
