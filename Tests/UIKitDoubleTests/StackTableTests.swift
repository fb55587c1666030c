import QuoinTestSupport
import Testing
import UIKitDouble

/// Stacks against the table that `scripts/oracle/stack_table.py` works out from UIKit's rules.
@MainActor @Suite(.serialized) struct StackTableTests {
  @Test func everyStackIsAsDerived() throws {
    let table = try OracleTable("stack-table.tsv")
    #expect(table.rows.count == 1320)
    for row in table.rows {
      let stack = UIStackView()
      stack.axis = row["axis"] == "horizontal" ? .horizontal : .vertical
      stack.distribution = try #require(Self.distributions[row["distribution"] ?? ""])
      stack.alignment = try #require(Self.alignments[row["alignment"] ?? ""])
      stack.spacing = Double(row["spacing"] ?? "").map { CGFloat($0) } ?? 0
      let views = views(hidden: row["hidden"] ?? "-")
      for view in views { stack.addArrangedSubview(view) }
      if let after = Double(row["afterA"] ?? "") {
        stack.setCustomSpacing(CGFloat(after), after: views[0])
      }
      let size = OracleTable.numbers(row["stack"])
      // So many pixels that the table's numbers are met without rounding.
      Screens.show([stack], in: Screens.environment(scale: 10_000)) { root in
        var constraints = [
          stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
        let isHorizontal = stack.axis == .horizontal
        if row["size"] == "wide" || (row["size"] == "narrow" && isHorizontal) {
          constraints.append(stack.widthAnchor.constraint(equalToConstant: CGFloat(size[0])))
        }
        if row["size"] == "wide" || (row["size"] == "narrow" && !isHorizontal) {
          constraints.append(stack.heightAnchor.constraint(equalToConstant: CGFloat(size[1])))
        }
        return constraints
      }
      #expect(LayoutFindings.all == [], "\(row)")
      #expect(agree(Array(Screens.numbers(stack.frame)[2...]), size), "\(row)")
      for (view, name) in zip(views, ["a", "b", "c"]) {
        let (frame, expected) = (Screens.numbers(view.frame), OracleTable.numbers(row[name]))
        if view.isHidden {
          // Spaces that may grow leave open where in them a view without length is.
          #expect([frame[2], frame[3]].contains(0), "\(name) \(row)")
        } else {
          #expect(agree(frame, expected), "\(name) \(frame) \(row)")
        }
      }
    }
  }

  private func agree(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 2e-4 }
  }

  /// The table's three texts: 40, 100 and 60 wide, 24, 40 and 36 high.
  private func views(hidden: String) -> [UIView] {
    let insets = [(0, 0), (8, 8), (2, 10)]
    return zip(["a", "b", "c"], [("aaaa", 0), ("bbbbbbbbbb", 1), ("cccccc", 2)]).map { name, text in
      let label = PaddedLabel()
      label.font = Screens.unitFont
      label.text = text.0
      label.insets = UIEdgeInsets(
        top: CGFloat(insets[text.1].0), left: 0, bottom: CGFloat(insets[text.1].1), right: 0)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        label.setContentHuggingPriority(UILayoutPriority(250 - Float(text.1)), for: axis)
        label.setContentCompressionResistancePriority(
          UILayoutPriority(750 - Float(text.1)), for: axis)
      }
      label.isHidden = name == hidden
      return label
    }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
}
