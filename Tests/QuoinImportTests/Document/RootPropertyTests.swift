import Testing

@testable import QuoinImport

/// A spec's screen has no attributes: what Interface Builder says of the root view is counted as
/// left out and named in a comment, and what the canvas is made of is counted as carried.
@Suite struct RootPropertyTests {
  private let imported = ImportedDocument.view(
    attributes: "customClass=\"Card\" alpha=\"0.5\"",
    """
    <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="10" y="20" width="100" height="20"/>
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom"/>
      </view>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
    """)

  @Test func leftPropertiesAreCounted() {
    let coverage = imported.result.specs[0].coverage
    #expect(coverage.left == ["backgroundColor": 1, "tintColor": 1, "alpha": 1])
    // Of the root its class, content mode, frame and margins; of the view its frame and colour.
    #expect(coverage.attributes.carried == 6)
    #expect(coverage.attributes.total == 9)
  }

  @Test func leftPropertiesAreACommentOfTheSpec() {
    let words = "alpha: 0.5, background: systemBackground, tint: FF0000"
    #expect(imported.yaml.contains("# not carried, of the screen itself: \(words)\n"))
    #expect(imported.yaml.contains("background: 0000FF"))
  }
}
