import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

@Suite(.enabled(if: XMLLint.tool != nil, "no xmllint on the search path"))
struct SVGValidityTests {
  private var documents: [String] {
    get throws {
      var hostile = SampleLayout("]]>&\u{0}", cell: Cell(device: "<\u{1B}>"))
      for (index, text) in (HostileTexts.ids + HostileTexts.texts).enumerated() {
        hostile.addLabel(
          text, text, Rect(x: 0, y: Double(index), width: 100, height: 20),
          insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          font: Font(family: text, size: 17)
        ) { view, _ in view.appearance.clips = true }
        hostile.add(text, kind: text, Rect(x: 0, y: 0, width: 50, height: 50)) { view, _ in
          view.content = .picture(name: text, size: nil)
        }
      }
      let layouts = [SampleLayout.login(theme: .dark), hostile.layout, SampleLayout().layout]
      return try layouts.map { try Emitter.named("svg").emit([$0]) }
    }
  }

  @Test func isWellFormed() throws {
    #expect(try !XMLLint.accepts("<svg>", []))
    for document in try documents { #expect(try XMLLint.accepts(document, [])) }
  }

  @Test(.enabled(if: XMLLint.grammar != nil, "the DTD of SVG 1.1 is not installed"))
  func isValid() throws {
    let arguments = ["--dtdvalid", XMLLint.grammar ?? ""]
    #expect(
      try !XMLLint.accepts("<svg xmlns='http://www.w3.org/2000/svg'><rect/></svg>", arguments))
    for document in try documents { #expect(try XMLLint.accepts(document, arguments)) }
  }
}
