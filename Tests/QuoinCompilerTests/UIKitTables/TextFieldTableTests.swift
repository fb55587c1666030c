import QuoinLayout
import QuoinTestSupport
import Testing

/// The three rectangles of text fields, their side views and sizes, in every mode, state and border.
@Suite struct TextFieldTableTests {
  @Test func everyFieldIsAsDerived() throws {
    let table = try OracleTable("text-fields.tsv")
    #expect(table.rows.count == 3 * 4 * 2 * 4)
    for row in table.rows {
      let side = try #require(Self.sides[row["side"] ?? ""])
      let attributes =
        "\(side)\(row["mode"] ?? "")\(side.contains("{") ? "}" : ""), borderStyle: \(row["border"] ?? ""),"
        + " editing: \(row["state"] == "editing"), placeholder: pppp, textInsets: \(Self.text),"
        + " editingInsets: \(Self.editing), placeholderInsets: \(Self.placeholder)"
      let spec = TestSpec.canvas(
        scale: "2",
        """
        views:
          text: {textField: aaaa, style: u, \(attributes), frame: [0, 0, 200, 40]}
          empty: {textField: "", style: u, \(attributes), frame: [0, 100, 200, 40]}
          own: {textField: aaaa, style: u, \(attributes), top: 200, leading: 0}
        """)
      #expect(spec.findings == [], "\(row)")
      #expect(OracleTable.text(numbers(spec.entry("text")?.content)) == row["text"], "\(row)")
      #expect(
        OracleTable.text(numbers(spec.entry("empty")?.content?.moved(up: 100)))
          == row["placeholder"], "\(row)")
      #expect(
        OracleTable.text(numbers(spec.entry("text")?.sideViews.first?.frame)) == row["view"],
        "\(row)")
      let own = spec.frame("own")
      #expect(OracleTable.text([own.width, own.height]) == row["size"], "\(row)")
    }
  }

  private func numbers(_ rect: Rect?) -> [Double]? {
    rect.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// The attribute up to its mode.
  private static let sides = [
    "left": "leftView: {width: 30, size: 30, mode: ",
    "right": "rightView: {width: 30, size: 30, mode: ", "clear": "clearButton: ",
  ]
  private static let text = "{top: 1, left: 2, bottom: 3, right: 4}"
  private static let editing = "{top: 2, left: 5, bottom: 1, right: 3}"
  private static let placeholder = "{top: 0, left: 6, bottom: 2, right: 1}"
}

extension Rect {
  fileprivate func moved(up distance: Double) -> Rect {
    Rect(x: x, y: y - distance, width: width, height: height)
  }
}
