import QuoinCompiler
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// A spec in a test and what compiling it gives.
public struct TestSpec {
  /// What the compiler found and made.
  public let result: Compiler.Result

  /// Compiles a text; `views` alone gets the head of a spec and the unit font.
  public init(
    _ text: String, notation: SyntaxParser.Notation = .yaml,
    options: ScreenOptions = ScreenOptions(), files: [String: String] = [:]
  ) {
    let file = SourceFile(path: "test.quoin.yaml", text: text)
    result = Compiler.compile(
      file, notation: notation, options: options,
      files: MemoryFiles(files.merging([UnitFont.path: UnitFont.text]) { own, _ in own }))
  }

  /// Compiles views on a canvas without margins, with the unit font declared as U20.
  public static func canvas(
    width: String = "400", height: String = "800", scale: String = "3",
    direction: LayoutDirection? = nil, _ views: String
  ) -> TestSpec {
    var options = ScreenOptions()
    options.direction = direction
    return TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: \(width), height: \(height), scale: \(scale), margins: 0}
      fonts: {U20: {metrics: \(UnitFont.path)}}
      styles: {u: {font: {family: U20, size: 20}}}
      \(views)
      """, options: options)
  }

  /// The first screen's frame of a view; a rectangle of NaN when there is none, so that every
  /// comparison with it fails.
  public func frame(_ id: String) -> Rect {
    entry(id)?.frame ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
  }

  /// The first screen's entry of a view.
  public func entry(_ id: String) -> ViewFrame? {
    guard let layout = result.layouts.first,
      let index = layout.screen.views.firstIndex(where: { $0.id == id })
    else { return nil }
    return layout.frames.views[index]
  }

  /// The diagnostics as `severity id line:column`, in order.
  public var findings: [String] {
    result.diagnostics.map { finding in
      let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      return "\(finding.severity.rawValue) \(finding.id) \(place)"
    }
  }
}

/// The unit font of reports: at size 20 each glyph is 10 wide, ascender 18, descender 6, line 24.
public enum UnitFont {
  /// Where specs find it.
  public static let path = "u20.yaml"
  /// The metrics file.
  public static let text = """
    unitsPerEm: 1000
    ascender: 900
    descender: -300
    lineGap: 0
    advances: {default: 500}
    """
}
