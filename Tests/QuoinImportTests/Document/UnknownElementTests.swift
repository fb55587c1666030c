import Testing

@testable import QuoinImport

/// Nothing unknown stops an import: it is told with its place and id, and stays as a comment.
@Suite struct UnknownElementTests {
  private let imported = ImportedDocument.view(
    """
    <subviews>
      \(ImportedDocument.label("title"))
      <hologramView translatesAutoresizingMaskIntoConstraints="NO" id="holo">
        <rect key="frame" x="10" y="60" width="80" height="90"/>
      </hologramView>
    </subviews>
    <fluxCapacitor key="flux" id="f-1"/>
    <viewLayoutGuide key="wormhole" id="w-1"/>
    <constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="20" id="c1"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="c2"/>
      <constraint firstItem="holo" firstAttribute="top" secondItem="title" \
    secondAttribute="bottom" constant="19.5" id="c3"/>
      <constraint firstItem="holo" firstAttribute="leading" secondItem="title" \
    secondAttribute="leading" id="c4"/>
      <constraint firstItem="title" firstAttribute="warp" secondItem="root" \
    secondAttribute="warp" id="c5"/>
      <tachyon id="t-1"/>
    </constraints>
    """)

  @Test func eachIsAWarningWithItsId() {
    let warnings = imported.result.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.message) == [
        "<hologramView> holo is no view that Quoin knows", "<fluxCapacitor> f-1 is not carried",
        "<viewLayoutGuide> w-1 is not carried",
        "the constraint c5 has an attribute 'warp' that UIKit has not",
        "<tachyon> t-1 is not carried",
      ])
    #expect(warnings.allSatisfy { ($0.range?.start.line ?? 0) > 8 })
  }

  @Test func theyStayAsComments() {
    for words in [
      "# <hologramView> is not known to Quoin", "# <fluxCapacitor> f-1 is not carried",
      "# <viewLayoutGuide> w-1 is not carried", "# <tachyon> t-1 is not carried",
    ] {
      #expect(imported.yaml.contains(words))
    }
  }

  @Test func theRestIsLaidOut() {
    #expect(!imported.compile().hasErrors)
    #expect(imported.frame("custom1").width == 80)
    #expect(imported.frame("custom1").y == 60)
  }

  @Test func coverageCountsThem() {
    let coverage = imported.result.specs[0].coverage
    #expect(coverage.views.carried == 2)
    #expect(coverage.views.total == 3)
    #expect(coverage.constraints.carried == 4)
    #expect(coverage.constraints.total == 5)
  }

  @Test func brokenConnectionsAreTold() {
    let imported = ImportedDocument.view(
      """
      <connections>
        <outlet property="title" destination="nowhere" id="o-1"/>
      </connections>
      <constraints>
        <constraint firstItem="lost" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c1"/>
      </constraints>
      """)
    #expect(imported.told == ["broken-connection", "broken-connection"])
    #expect(
      imported.result.diagnostics.map(\.message) == [
        "the outlet 'title' leads to nowhere, which is not in the document",
        "the constraint c1 is tied to lost, which is not in this root",
      ])
    #expect(!imported.compile().hasErrors)
  }
}
