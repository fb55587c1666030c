import Testing

@testable import QuoinImport

/// Of what varies with the size class, the device of the document decides.
@Suite struct VariationTests {
  private let imported = ImportedDocument.view(
    """
    <subviews>
      \(ImportedDocument.label("kept"))
      \(ImportedDocument.label("dropped"))
    </subviews>
    <constraints>
      <constraint firstItem="kept" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="8" id="c1">
        <variation key="widthClass=compact" constant="24"/>
        <variation key="heightClass=compact" constant="2"/>
      </constraint>
      <constraint firstItem="kept" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c2"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="dropped"/></mask></variation>
    <variation key="heightClass=compact">
      <mask key="subviews"><include reference="dropped"/></mask>
    </variation>
    """)

  @Test func theDevicesOneIsCarried() {
    #expect(imported.yaml.contains("top: 24"))
    #expect(imported.result.specs[0].views.map(\.sourceID) == ["kept"])
  }

  @Test func theOthersAreTold() {
    #expect(imported.told == ["unused-variation", "unused-variation"])
    #expect(imported.result.diagnostics.allSatisfy { $0.severity == .note })
  }
}
