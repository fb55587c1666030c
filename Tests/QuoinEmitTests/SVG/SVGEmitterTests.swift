import Foundation
import FoundationXML
import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing

struct SVGEmitterTests {
  private func parsed(_ layout: ScreenLayout) throws -> [SVGElement] {
    try SVGElement.parse(try Emitter.named("svg").emit([layout]))
  }

  @Test(arguments: Cell.Theme.allCases)
  func hasOneRectangleForEachViewWithItsFrame(theme: Cell.Theme) throws {
    let layout = SampleLayout.login(theme: theme)
    let rects = try parsed(layout).filter { $0.name == "rect" }
    #expect(rects.count == layout.screen.views.count)
    for (index, (view, frame)) in zip(layout.screen.views, layout.frames.views).enumerated() {
      let rect = try #require(rects.first { $0.attributes["id"] == "frame-\(index)" })
      #expect(rect.title == view.id)
      #expect(rect.attributes["x"].flatMap(Double.init) == frame.frame.x)
      #expect(rect.attributes["y"].flatMap(Double.init) == frame.frame.y)
      #expect(rect.attributes["width"].flatMap(Double.init) == frame.frame.width)
      #expect(rect.attributes["height"].flatMap(Double.init) == frame.frame.height)
    }
  }

  @Test func hasNothingThatRunsOrLoads() throws {
    let texts = [
      "</svg><script>alert(1)</script>", "]]>", "<![CDATA[x]]>", "-->", "&xxe;", "\" onload=\"x",
      "javascript:alert(1)", "http://evil.test/x.png",
    ]
    var sample = SampleLayout("\"><script>")
    var twin = SampleLayout("harmless")
    for (index, text) in texts.enumerated() {
      let frame = Rect(x: 0, y: Double(index) * 30, width: 100, height: 30)
      sample.addLabel(text, text, frame, font: Font(family: text, size: 17))
      twin.addLabel("id\(index)", "text", frame, font: Font(family: "family", size: 17))
      sample.add(text, kind: text, frame) { view, _ in
        view.content = .picture(name: String(text.prefix(4)), size: nil)
      }
      twin.add("id", kind: "image", frame) { view, _ in
        view.content = .picture(name: "name", size: nil)
      }
    }
    let nodes = try parsed(sample.layout)
    #expect(nodes.map(\.shape) == (try parsed(twin.layout)).map(\.shape))
    for node in nodes {
      #expect(!["script", "foreignObject", "style", "image", "a", "use"].contains(node.name))
      for (name, value) in node.attributes {
        #expect(!name.hasPrefix("on") && !name.hasSuffix("href") && name != "style")
        #expect(!value.contains("url(") || value.wholeMatch(of: /url\(#(clip-\w+|insets)\)/) != nil)
      }
    }
  }

  @Test func keepsTextThatXMLCanHold() throws {
    let text = "Tom & <J> \"q\" 'a' \u{202E}b\u{85} e\u{301}👨\u{200D}👩\t."
    var sample = SampleLayout()
    sample.addLabel(
      "a", text, Rect(x: 0, y: 0, width: 100, height: 30), font: Font(family: "A & B", size: 17))
    let node = try #require(try parsed(sample.layout).first { $0.name == "text" })
    #expect(Array(node.text.utf8) == Array(text.utf8))
    #expect(node.attributes["font-family"]?.hasPrefix("'A & B', ") == true)
  }

  @Test func replacesWhatXMLCannotHold() throws {
    var sample = SampleLayout()
    sample.addLabel("a\u{0}b", "\u{1}\u{FFFE}\u{B}", Rect(x: 0, y: 0, width: 100, height: 30))
    let nodes = try parsed(sample.layout)
    #expect(nodes.first { $0.name == "text" }?.text == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(nodes.first { $0.name == "rect" }?.title == "a\u{FFFD}b")
  }

  @Test func quotesFamilyNamesAsOneToken() throws {
    var sample = SampleLayout()
    let family = "Inter'; } * { fill: red } /*"
    sample.addLabel(
      "a", "x", Rect(x: 0, y: 0, width: 9, height: 9), font: Font(family: family, size: 17))
    let node = try #require(try parsed(sample.layout).first { $0.name == "text" })
    #expect(
      node.attributes["font-family"]?.hasPrefix("'Inter\\27 ; } * { fill: red } /*', ") == true)
  }

  @Test func printsPlainNumbers() throws {
    var sample = SampleLayout()
    let rect = Rect(x: 0.1 + 0.2 - 0.3, y: -0.0, width: 1e9, height: 1.0 / 3)
    sample.add("a", rect) { view, _ in
      view.appearance.cornerRadius = 1e-7
      view.appearance.alpha = 1e-9
    }
    let node = try #require(try parsed(sample.layout).first { $0.name == "rect" })
    #expect(node.attributes["x"] == "0")
    #expect(node.attributes["y"] == "0")
    #expect(node.attributes["width"] == "1000000000")
    #expect(node.attributes["height"] == "0.3333")
  }

  @Test func setsRightToLeftTextFromItsRightEnd() throws {
    var sample = SampleLayout()
    sample.addLabel("a", "שלום", Rect(x: 10, y: 0, width: 50, height: 20))
    let node = try #require(try parsed(sample.layout).first { $0.name == "text" })
    #expect(node.attributes["direction"] == "rtl")
    #expect(node.attributes["x"] == "60")
    #expect(node.attributes["textLength"] == "50")
  }

  @Test func nestsChildrenInTheirParentsGroup() throws {
    var sample = SampleLayout()
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let outer = sample.add("outer", rect) { view, _ in view.appearance.clips = true }
    let inner = sample.add("inner", parent: outer, rect)
    sample.add("leaf", parent: inner, rect)
    sample.add("sibling", parent: outer, rect)
    sample.add("top", rect)
    let nodes = try parsed(sample.layout)
    func parents(_ index: Int) -> [String] {
      nodes.first { $0.attributes["id"] == "view-\(index)" }?.groups ?? []
    }
    #expect(parents(2) == ["view-0", "view-1"])
    #expect(parents(3) == ["view-0"])
    #expect(parents(4) == [])
    #expect(nodes.contains { $0.attributes["clip-path"] == "url(#clip-0)" })
  }

  @Test func shadesInsetsAndDashesHiddenViews() throws {
    let nodes = try parsed(SampleLayout.login())
    #expect(nodes.count { $0.attributes["class"] == "insets" } == 5)
    let ghost = try #require(nodes.first { $0.name == "rect" && $0.title == "ghost" })
    #expect(ghost.attributes["stroke-dasharray"] != nil)
  }

  @Test func drawsDeepNestingWithoutRecursion() throws {
    var sample = SampleLayout()
    for index in 0..<20_000 {
      sample.add(
        "v\(index)", parent: index == 0 ? nil : index - 1,
        Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try Emitter.named("svg").emit([sample.layout]).hasSuffix("</svg>\n"))
  }
}
