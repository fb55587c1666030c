import Testing

@testable import QuoinScreen

/// The keys at the top of a spec.
@Suite struct ScreenReaderTests {
  @Test func theDefaultIsAnIPhone16Upright() throws {
    let screen = try #require(ResolvedSpec.label("x").screen)
    #expect(screen.cell == Cell(device: "iPhone 16"))
    #expect(screen.canvas.width == 393)
    #expect(screen.canvas.safeArea.top == 59)
  }

  @Test func aCanvasStandsInPlaceOfADevice() throws {
    let screen = try #require(
      ResolvedSpec.label(
        "x", above: "canvas: {width: 200, height: fit, scale: 2, safeArea: {top: 10}, margins: 5}"
      ).screen)
    #expect(screen.cell.device == nil)
    #expect(screen.canvas.width == 200)
    #expect(screen.canvas.height == nil)
    #expect(screen.canvas.scale == 2)
    #expect(screen.canvas.safeArea == EdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(screen.canvas.margins == EdgeInsets(top: 15, left: 5, bottom: 5, right: 5))
  }

  @Test func optionsOutrankTheSpec() throws {
    var options = ScreenOptions()
    options.device = Device.named("iPad mini")
    options.orientation = .landscape
    let spec = ResolvedSpec.label("x", above: "device: iPhone SE", options: options)
    #expect(spec.screen?.canvas.width == 1133)
    options.canvas = Canvas(width: 10, height: 20)
    let other = ResolvedSpec.label("x", above: "device: iPhone SE", options: options)
    #expect(other.screen?.canvas.width == 10)
    #expect(other.screen?.cell.device == nil)
  }

  @Test func aCanvasAndADeviceDoNotMix() {
    let spec = ResolvedSpec.label(
      "x", above: "canvas: {width: 1, height: 1}\ndevice: iPhone SE")
    #expect(spec.ids == ["canvas-and-device"])
  }

  @Test func aSpecSaysItsVersionNameAndViews() {
    #expect(ResolvedSpec("x: 1").ids.contains("unknown-key"))
    #expect(
      ResolvedSpec("values: {}").diagnostics.map(\.message) == [
        "'quoin' is missing", "'screen' is missing", "'views' is missing",
      ])
    #expect(ResolvedSpec("quoin: 2\nscreen: A\nviews: {}").ids == ["unknown-version"])
    #expect(ResolvedSpec("quoin: 1\nscreen: ''\nviews: {}").ids == ["bad-screen-name"])
    #expect(ResolvedSpec("quoin: 1\nscreen: A\nviews: {}").ids == [])
    #expect(ResolvedSpec("quoin: 1\nscreen: A\nviews:").ids == [])
  }

  @Test func childrenFollowTheirParents() throws {
    let screen = try #require(
      ResolvedSpec(
        """
        quoin: 1
        screen: A
        views:
          a: {view: {b: {view: {c: {label: x}}}, d: {label: y}}}
          e: {label: z}
        """
      ).screen)
    #expect(screen.views.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(screen.views.map(\.parent) == [nil, 0, 1, 0, nil])
  }

  @Test func theNumberOfViewsIsLimited() {
    var options = ScreenOptions()
    options.maxViews = 2
    let spec = ResolvedSpec(
      "quoin: 1\nscreen: A\nviews: {a: {label: x}, b: {label: y}, c: {label: z}, d: {label: z}}",
      options: options)
    #expect(spec.ids == ["too-many-views"])
  }

  @Test func whatIsIgnoredIsNotReported() {
    let unused = "styles: {f: {placeholder: Name}}"
    #expect(
      ResolvedSpec.label("x, style: f, ignore: style-attribute-unused", above: unused).ids == [])
    #expect(
      ResolvedSpec.label("x, style: f", above: unused + "\nignore: [style-attribute-unused]").ids
        == [])
    #expect(ResolvedSpec.label("x, lines: -1, ignore: wrong-type").ids == ["wrong-type"])
  }

  @Test func onlyTheScreenHasASafeArea() {
    let spec = ResolvedSpec(
      "quoin: 1\nscreen: A\nviews: {a: {view: {b: {label: x, attach: safeArea, top: 0}}}}")
    #expect(spec.ids == ["nested-safe-area"])
  }

  @Test func metricsFilesMakeFonts() throws {
    let spec = ResolvedSpec.label(
      "x, font: {family: F, size: 10}", above: "fonts: {F: {metrics: f.yaml}}",
      files: [
        "f.yaml":
          "{unitsPerEm: 1000, ascender: 900, descender: -300, advances: {default: 500, a: 4}, kerning: {AV: -20}}"
      ])
    #expect(spec.ids == [])
    guard case .metrics(let metrics) = try #require(spec.screen?.fonts["F"]) else {
      Issue.record("no metrics")
      return
    }
    #expect(metrics.defaultAdvance == 500)
    #expect(metrics.advances == ["a": 4])
    #expect(metrics.kerning == ["AV": -20])
    #expect(ResolvedSpec.label("x, font: {family: G, size: 10}").ids == ["unknown-font"])
  }

  @Test func aBrokenMetricsFileIsToldInItsOwnPlace() {
    let spec = ResolvedSpec.label(
      "x, font: {family: F, size: 10}", above: "fonts: {F: {metrics: f.yaml}}",
      files: ["f.yaml": "unitsPerEm: 1000\nascender: high\ndescender: 3\nadvances: {ab: 1}\n"])
    #expect(
      spec.diagnostics.map { "\($0.id) \($0.range?.file.path ?? "") \($0.range?.start.line ?? 0)" }
        == [
          "wrong-type f.yaml 2", "out-of-range f.yaml 3", "metrics-key f.yaml 4",
          "missing-key f.yaml 4",
        ])
  }
}
