import QuoinTestSupport
import Testing

/// The sizes of buttons of both models, and where their titles and pictures stand.
@Suite struct ButtonTableTests {
  @Test func everyButtonIsAsDerived() throws {
    let table = try OracleTable("buttons.tsv")
    #expect(table.rows.count > 80)
    for row in table.rows {
      let attributes = row["attributes"].map { $0.isEmpty ? "" : ", \($0)" } ?? ""
      let spec = TestSpec.canvas(
        scale: "2",
        """
        views:
          b: {button: "\(row["title"] ?? "")", style: u\(attributes), top: 0, leading: 0}
        """)
      let isNarrowed = attributes.contains("titleInsets")
      #expect(spec.findings == (isNarrowed ? ["warning truncated 7:3"] : []), "\(row)")
      let entry = try #require(spec.entry("b"))
      let frame = entry.frame
      #expect(OracleTable.text([frame.width, frame.height]) == row["size"], "\(row)")
      let picture = entry.sideViews.first { $0.picture != nil }?.picture
      #expect(
        OracleTable.text(picture.map { [$0.x, $0.y, $0.width, $0.height] }) == row["picture"],
        "\(row)")
      guard let line = entry.lines.first else {
        #expect(row["title place"] == "-", "\(row)")
        continue
      }
      // A title cut to its room is narrower than that, in its middle.
      let place = (row["title place"] ?? "").split(separator: " ").compactMap { Double($0) }
      try #require(place.count == 3)
      #expect(abs(line.x + line.width / 2 - (place[0] + place[2] / 2)) < 1e-6, "\(row)")
      #expect(abs(line.baseline - 18 - place[1]) < 1e-6, "\(row)")
      #expect(isNarrowed ? line.width <= place[2] : line.width == place[2], "\(row)")
    }
  }
}
