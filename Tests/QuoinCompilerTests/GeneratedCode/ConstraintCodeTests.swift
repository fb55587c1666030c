import QuoinScreen
import Testing

/// What constraints of a spec are in UIKit code.
@Suite struct ConstraintCodeTests {
  @Test func eachNamesItsLineAndKeepsItsPriority() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, top: 10, leading: 20 @750, width: 50 @999.5, maxTrailing: a.leading + 90 @1}
      """)
    #expect(
      code.has(
        "a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10)",
        ".identified(\"a.top == screen.safeArea.top + 10 (test.quoin.yaml:7)\"),"))
    #expect(
      code.has(
        "a.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)",
        ".identified(\"a.leading == screen.safeArea.leading + 20 @750 (test.quoin.yaml:7)\","
          + " priority: .defaultHigh),"))
    #expect(code.lines.contains { $0.hasSuffix("priority: .init(999.5)),") })
    #expect(code.lines.contains { $0.hasSuffix("priority: .init(1)),") })
    #expect(code.has("a.widthAnchor.constraint(equalToConstant: 50)"))
  }

  @Test func sizesTakeMultipliersAndPlacesDoNot() {
    let code = GeneratedCode(
      """
      views:
        a: {view: , frame: [0, 0, 10, 10]}
        b: {view: , top: 0, leading: 0, height: 20, width: 0.5 * a.height - 8}
        c: {view: , top: 0, leading: 50% - 8, width: 10, height: 10}
      """)
    #expect(
      code.has(
        "b.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5, constant: -8)"))
    // A share of a width is measured out by a guide, which turns with the direction.
    #expect(
      code.has("span1.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)"))
    #expect(
      code.has(
        "span1.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, multiplier: 0.5)"))
    #expect(code.has("c.leadingAnchor.constraint(equalTo: span1.trailingAnchor, constant: -8)"))
    let places = code.lines.filter { $0.contains("Anchor.constraint(") && !$0.contains("span") }
      .filter { !$0.contains("widthAnchor.c") && !$0.contains("heightAnchor.c") }
    #expect(!places.isEmpty && !places.contains { $0.contains("multiplier") })
  }

  /// A sum of three and more terms is a chain of guides on each side.
  @Test func longSumsBecomeChains() {
    let code = GeneratedCode(
      """
      views:
        a: {view: , frame: [0, 0, 10, 10]}
        b: {view: , frame: [0, 0, 20, 10]}
        c: {view: , top: 0, leading: 0, height: 5, width: a.width + 2 * b.width - 3}
      """)
    // One guide for the left side, two for the right one, each side from the leading edge.
    #expect(code.lines(from: "private let span").count == 3)
    #expect(code.has("span1.widthAnchor.constraint(equalTo: c.widthAnchor)"))
    #expect(code.has("span2.leadingAnchor.constraint(equalTo: leadingAnchor)"))
    #expect(code.has("span2.widthAnchor.constraint(equalTo: a.widthAnchor)"))
    #expect(code.has("span3.leadingAnchor.constraint(equalTo: span2.trailingAnchor)"))
    #expect(code.has("span3.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)"))
    #expect(
      code.has("span1.trailingAnchor.constraint(equalTo: span3.trailingAnchor, constant: -3)"))
  }

  /// UIKit turns distances between leading and trailing edges, not those between centres.
  @Test func offsetsOfCentresCountTowardsTrailing() {
    let code = GeneratedCode("views: {a: {label: x, centerX: 8, centerY: 4}}")
    #expect(
      code.has(
        "a.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor,"
          + " constant: towardTrailing(8))"))
    #expect(
      code.has(
        "a.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor, constant: 4)"))
  }

  @Test func namedConstraintsAreProperties() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, top: {value: 10, name: gap-above}, leading: 0}
        b: {view: , frame: [0, 0, 9, 9]}
      constraints:
        - {equation: b.edges == a + 1, name: inside}
      """)
    #expect(
      code.has(
        "private(set) lazy var gapAbove =",
        "a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10)",
        ".identified(\"gap-above (test.quoin.yaml:7)\")"))
    #expect(code.has("gapAbove,"))
    #expect(code.has("private(set) lazy var inside = ["))
    #expect(code.has("NSLayoutConstraint.activate(inside)"))
  }

  @Test func guidesAndTheirBarriersAreLayoutGuides() {
    let code = GeneratedCode(
      """
      guides:
        end: {barrier: [a], edge: bottom}
      views:
        a: {label: x, top: 0, leading: 0}
        b: {label: y, top: end.bottom + 4, leading: a}
      """)
    #expect(code.has("let end = UILayoutGuide()  // test.quoin.yaml:7"))
    #expect(code.has("addLayoutGuide(end)"))
    #expect(code.has("end.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)"))
    #expect(code.has("b.topAnchor.constraint(equalTo: end.bottomAnchor, constant: 4)"))
  }

  @Test func spacersAreAtLeastAsLongAsTheySayAndEqual() {
    let code = GeneratedCode(
      """
      views:
        row: {hstack: {a: {spacer: 4}, b: {label: x}, c: {spacer: 9}}, top: 0, leading: 0, width: 90}
      """)
    #expect(code.has("a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4)"))
    #expect(code.has("c.widthAnchor.constraint(greaterThanOrEqualToConstant: 9)"))
    #expect(
      code.has(
        "a.widthAnchor.constraint(equalTo: c.widthAnchor)",
        ".identified(\"equal spacers (test.quoin.yaml:7)\", priority: .init(49)),"))
  }

  @Test func scrollViewsHaveTheirTwoGuides() {
    let code = GeneratedCode(
      """
      views:
        s:
          scroll:
            a: {view: , edges: 0, width: parent.frame.width, height: 900}
          edges: 0
      """)
    #expect(code.has("a.topAnchor.constraint(equalTo: s.contentLayoutGuide.topAnchor)"))
    #expect(code.has("a.widthAnchor.constraint(equalTo: s.frameLayoutGuide.widthAnchor)"))
  }
}
