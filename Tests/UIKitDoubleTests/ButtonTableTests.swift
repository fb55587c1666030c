import QuoinTestSupport
import Testing
import UIKitDouble

/// Buttons of both models against the table that `scripts/oracle/button_table.py` works out from
/// measured buttons and Apple's documentation.
@MainActor @Suite(.serialized) struct ButtonTableTests {
  @Test func everyButtonIsAsDerived() throws {
    let table = try OracleTable("buttons.tsv")
    #expect(table.rows.count > 80)
    for row in table.rows {
      let attributes = row["attributes"] ?? ""
      let isClassic = row["model"] == "classic"
      let button = isClassic ? classic(row, attributes) : configured(row, attributes)
      Screens.show([button]) { root in
        [
          button.topAnchor.constraint(equalTo: root.topAnchor),
          button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
      }
      let size = OracleTable.numbers(row["size"])
      #expect(Array(Screens.numbers(button.frame)[2...]) == size, "\(row)")
      let picture = OracleTable.numbers(row["picture"])
      if !picture.isEmpty {
        #expect(Screens.numbers(button.imageView?.frame ?? .null) == picture, "\(row)")
      }
      let title = OracleTable.numbers(row["title place"])
      if !title.isEmpty {
        let frame = button.titleLabel?.frame ?? .null
        #expect([frame.minX, frame.minY, frame.width] == title.map { CGFloat($0) }, "\(row)")
      }
    }
  }

  private func classic(_ row: [String: String], _ attributes: String) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = Screens.unitFont
    button.setTitle(row["title"], for: .normal)
    button.setImage(image(attributes), for: .normal)
    button.contentEdgeInsets = insets("contentInsets", attributes)
    button.titleEdgeInsets = insets("titleInsets", attributes)
    button.imageEdgeInsets = insets("imageInsets", attributes)
    return button
  }

  private func configured(_ row: [String: String], _ attributes: String) -> UIButton {
    var configuration =
      row["model"] == "plain" ? UIButton.Configuration.plain() : UIButton.Configuration.filled()
    configuration.title = row["title"].flatMap { $0.isEmpty ? nil : $0 }
    let font = Screens.unitFont
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = font
      return attributes
    }
    configuration.image = image(attributes)
    configuration.subtitle = OracleTable.value("subtitle", in: attributes)
    if let padding = OracleTable.value("titlePadding", in: attributes).flatMap(Double.init) {
      configuration.titlePadding = CGFloat(padding)
    }
    if let insets = OracleTable.insets("contentInsets", in: attributes) {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
    if let padding = OracleTable.value("imagePadding", in: attributes).flatMap(Double.init) {
      configuration.imagePadding = CGFloat(padding)
    }
    configuration.imagePlacement =
      Self.placements[OracleTable.value("imagePlacement", in: attributes) ?? ""] ?? .leading
    return UIButton(configuration: configuration)
  }

  private func image(_ attributes: String) -> UIImage? {
    guard attributes.contains("symbol"),
      let size = OracleTable.value("iconSize", in: attributes).flatMap(Double.init)
    else { return nil }
    ImageRegistry.register(size: CGSize(width: size, height: size), as: "star\(size)")
    return UIImage(named: "star\(size)")
  }

  private func insets(_ key: String, _ attributes: String) -> UIEdgeInsets {
    guard let insets = OracleTable.insets(key, in: attributes) else { return .zero }
    return UIEdgeInsets(
      top: CGFloat(insets.top), left: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.trailing))
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
