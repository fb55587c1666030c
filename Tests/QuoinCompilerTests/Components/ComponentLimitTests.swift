import QuoinScreen
import QuoinTestSupport
import Testing

/// Components that would grow without bound are refused before they do.
@Suite struct ComponentLimitTests {
  private func findings(_ text: String, maxViews: Int = 10_000) -> [String] {
    var options = ScreenOptions()
    options.maxViews = maxViews
    return TestSpec("quoin: 1\nscreen: T\n" + text, options: options).findings
  }

  @Test func aCircleNamesItsWholeChain() throws {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      components:
        A: {view: {vstack: {x: {B: }}}}
        B: {slots: [s], view: {C: , s: {y: {vstack: $s}}}}
        C: {slots: [s], view: {vstack: {z: {view: {q: {A: }}}, s: {vstack: $s}}}}
      views: {a: {A: , top: 0}, b: {C: , top: 0}}
      """)
    #expect(spec.findings == ["error component-cycle 6:50"])
    #expect(spec.result.diagnostics.first?.message.contains("A → B → C → A") == true)
  }

  /// Also a slot that a component fills with itself is a circle.
  @Test func aCircleByWayOfASlot() {
    let text = """
      components:
        Box: {slots: [s], view: {vstack: $s}}
        A: {view: {Box: , s: {more: {A: }}}}
      views: {}
      """
    #expect(findings(text) == ["error component-cycle 5:32"])
  }

  /// "10,000 views a screen": ten of ten of ten are counted before they are made.
  @Test func viewsAreCountedBeforeTheyAreMade() {
    var text = "components:\n  C0: {view: {view: }}\n"
    for level in 1...9 {
      let parts = (0..<10).map { "v\($0): {C\(level - 1): }" }.joined(separator: ", ")
      text += "  C\(level): {view: {view: {\(parts)}}}\n"
    }
    // C3 makes 1 + 10 + 100 + 1000 views.
    let small = text + "views: {a: {C3: , edges: 0}}"
    #expect(findings(small, maxViews: 1111).allSatisfy { $0.hasPrefix("warning ambiguous") })
    #expect(findings(small, maxViews: 1110) == ["error too-many-views 14:9"])
    #expect(findings(text + "views: {a: {C9: , edges: 0}}") == ["error too-many-views 14:9"])
    #expect(
      findings(text + "views: {a: {C3: , edges: 0}, b: {C3: , edges: 0}}", maxViews: 2000)
        == ["error too-many-views 14:30"])
  }

  /// Views that are never made, because each is wrong, count too.
  @Test func brokenViewsCount() {
    var text = "components:\n  C0: {view: {labl: x}}\n"
    for level in 1...9 {
      let parts = (0..<10).map { "v\($0): {C\(level - 1): }" }.joined(separator: ", ")
      text += "  C\(level): {view: {view: {\(parts)}}}\n"
    }
    #expect(
      Set(findings(text + "views: {a: {C9: , edges: 0}}"))
        == ["error too-many-views 14:9", "error unknown-key 4:15"])
  }

  @Test func componentsNestToALimit() {
    func chain(_ count: Int, isReversed: Bool) -> String {
      var lines = (1..<count).map { "  C\($0): {view: {C\($0 - 1): }}" }
      lines.insert("  C0: {view: {view: , size: 1, top: 0, leading: 0}}", at: 0)
      return "components:\n" + (isReversed ? lines.reversed() : lines).joined(separator: "\n")
        + "\nviews: {a: {C\(count - 1): }}"
    }
    for isReversed in [false, true] {
      #expect(findings(chain(64, isReversed: isReversed)) == [])
      let tooMany = findings(chain(66, isReversed: isReversed))
      #expect(!tooMany.isEmpty && tooMany.allSatisfy { $0.hasPrefix("error component-limit") })
      #expect(findings(chain(5000, isReversed: isReversed)).count < 200)
    }
  }

  /// Views nest to a limit, those of components counted, so that no stage runs out of stack.
  @Test func viewsNestToALimit() {
    func nest(_ levels: Int, around inner: String) -> String {
      (0..<levels).reduce(inner) { text, level in "{view: {v\(level): \(text)}, edges: 0}" }
    }
    // Each component makes 50 levels around the next.
    func text(_ components: Int) -> String {
      let lines = (1...components).map { number in
        "  C\(number): {view: \(nest(49, around: "{C\(number - 1): , edges: 0}"))}"
      }
      return "components:\n  C0: {view: {view: , edges: 0}}\n" + lines.joined(separator: "\n")
        + "\nviews: {a: {C\(components): }}"
    }
    #expect(findings(text(5)) == [])
    #expect(findings(text(6)).contains { $0.hasPrefix("error view-depth") })
    #expect(findings(text(60)).contains { $0.hasPrefix("error view-depth") })
  }

  /// Ids keep to their limit with those of the instances around them.
  @Test func idsKeepToTheirLimit() {
    let long = String(repeating: "x", count: 200)
    let text = """
      components: {Box: {view: {view: {\(long): {view: , edges: 0}}}}}
      views: {\(long): {Box: , edges: 0}}
      """
    #expect(findings(text) == ["error malformed-id 3:34"])
  }

  /// Lists and maps that are handed on and doubled are cut off.
  @Test func argumentsDoNotGrowWithoutBound() {
    var text = "values:\n  v0: [a, b, c, d, e, f, g, h]\n"
    for level in 1...8 {
      let parts = Array(repeating: "$v\(level - 1)", count: 8).joined(separator: ", ")
      text += "  v\(level): [\(parts)]\n"
    }
    text += """
      components: {Box: {params: {l: list}, view: {view: , edges: 0}}}
      views: {a: {Box: $v8}, b: {Box: $loop}}
      """
    text = text.replacing("values:\n", with: "values:\n  loop: [$loop]\n")
    let found = findings(text)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("error endless-reference") })
  }
}
