import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// The attributes that every kind has.
@Suite struct AttributeTests {
  @Test func appearanceReachesTheModel() throws {
    let view = try #require(
      compiled(
        "shadow: {color: 00000080, radius: 8, offset: [1, 2]}, contentMode: center, clips: true, "
          + "tint: FF0000, alpha: 0.5, enabled: false, border: {color: 00FF00, width: 1px}, "
          + "accessibility: {id: box, label: A box, traits: [button, header]}, note: Look"))
    let appearance = view.appearance
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(appearance.shadow == .init(color: shade, radius: 8, x: 1, y: 2))
    #expect(appearance.contentMode == .center)
    #expect(appearance.clips)
    #expect(appearance.tint == Color(rgb: 0xFF0000))
    #expect(appearance.alpha == 0.5)
    #expect(
      appearance.border
        == .init(color: Color(rgb: 0x00FF00), width: 1.0 / 3, widthInPixels: 1))
    #expect(!view.isEnabled)
    #expect(view.accessibility.traits == ["button", "header"])
    #expect(view.note == "Look")
  }

  /// Scroll views, text views, tables, maps clip by themselves; `clips: false` takes it back.
  @Test(arguments: [
    ("view: {}", false), ("scroll: {}", true), ("textView: a", true), ("table: a", true),
    ("map: a", true), ("scroll: {}, clips: false", false),
  ])
  func somethingsClipByThemselves(content: String, clips: Bool) throws {
    #expect(try #require(compiled("", content)).appearance.clips == clips)
  }

  /// A picture of 100 × 50 in a view of 200 × 200, by hand.
  @Test(arguments: [
    ("scaleToFill", Rect(x: 0, y: 0, width: 200, height: 200)),
    ("scaleAspectFit", Rect(x: 0, y: 50, width: 200, height: 100)),
    ("scaleAspectFill", Rect(x: -100, y: 0, width: 400, height: 200)),
    ("center", Rect(x: 50, y: 75, width: 100, height: 50)),
    ("topLeft", Rect(x: 0, y: 0, width: 100, height: 50)),
    ("right", Rect(x: 100, y: 75, width: 100, height: 50)),
    ("bottom", Rect(x: 50, y: 150, width: 100, height: 50)),
  ])
  func contentModesPlacePictures(mode: String, expected: Rect) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 400, scale: 2}
      views:
        v: {image: p.svg, contentMode: \(mode), frame: [0, 0, 200, 200]}
      """, files: ["p.svg": "<svg width='100' height='50'/>"])
    #expect(spec.findings == [])
    #expect(spec.entry("v")?.content == expected)
  }

  /// A control is drawn of shapes that mirror: the knob of a switch that is on is at the trailing
  /// end.
  @Test(arguments: [(LayoutDirection.leftToRight, "M24 "), (.rightToLeft, "M2 ")])
  func shapesMirror(direction: LayoutDirection, knob: String) throws {
    let spec = TestSpec.canvas(
      direction: direction, "views:\n  v: {switch: true, top: 0, left: 2}")
    let svg = try #require(Emitter.named("svg")).emit(spec.result.outputs)
    #expect(svg.contains("<path class=\"shape\" d=\"\(knob)15.5A13.5 13.5"), "\(svg)")
  }

  private func compiled(_ attributes: String, _ content: String = "view: {}") -> View? {
    let more = attributes.isEmpty ? "" : ", " + attributes
    let spec = TestSpec.canvas("views:\n  v: {\(content), frame: [0, 0, 20, 20]\(more)}")
    #expect(spec.findings == [])
    return spec.result.layouts.first?.screen.views.first
  }
}
