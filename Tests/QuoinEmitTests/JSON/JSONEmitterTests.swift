import Foundation
import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import Testing

struct JSONEmitterTests {
  @Test func hasTheFormOfVersionOne() throws {
    let cell = Cell(device: "iPhone 16")
    var sample = SampleLayout("Badge", cell: cell, canvas: Canvas(width: 393, height: 852))
    let box = sample.add("box", Rect(x: 0, y: 0, width: 393, height: 100))
    sample.addLabel(
      "badge", "One", parent: box, Rect(x: 169.33333333, y: 79, width: 54, height: 28.33333333),
      insets: EdgeInsets(top: 4, left: 12, bottom: 4, right: 12))

    let text = try Emitter.named("json").emit([sample.layout])
    #expect(
      text == """
        {
          "quoin": 1,
          "layouts": [
            {
              "screen": "Badge",
              "file": "specs/sample.quoin.yaml",
              "device": "iPhone 16",
              "orientation": "portrait",
              "textSize": "L",
              "locale": "en",
              "direction": "ltr",
              "theme": "light",
              "size": [393, 852],
              "scale": 3,
              "views": [
                {
                  "id": "box",
                  "kind": "view",
                  "parent": null,
                  "source": {"file": "specs/sample.quoin.yaml", "line": 1},
                  "frame": [0, 0, 393, 100],
                  "content": null,
                  "baselines": null,
                  "lines": 0,
                  "truncated": false,
                  "hidden": false,
                  "estimated": false
                },
                {
                  "id": "badge",
                  "kind": "label",
                  "parent": "box",
                  "source": {"file": "specs/sample.quoin.yaml", "line": 2},
                  "frame": [169.3333, 79, 54, 28.3333],
                  "content": [181.3333, 83, 30, 20.3333],
                  "baselines": [99.15, 99.15],
                  "lines": 1,
                  "truncated": false,
                  "hidden": false,
                  "estimated": false
                }
              ],
              "diagnostics": []
            }
          ]
        }

        """)
  }

  @Test func hasTheDiagnosticsOfItsLayout() throws {
    let sample = SampleLayout()
    let range = SourceRange(file: sample.layout.screen.source.file, lower: 6, upper: 8)
    let diagnostic = Diagnostic(.warning, id: "ambiguous", "say \"more\"", at: range, view: "a")
    let text = try Emitter.named("json").emit([
      EmitInput(sample.layout, diagnostics: [diagnostic])
    ])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let layouts = try #require(object["layouts"] as? [[String: Any]])
    let told = try #require((layouts.first?["diagnostics"] as? [[String: Any]])?.first)
    #expect(told["message"] as? String == "say \"more\"")
    #expect(told["line"] as? Int == 2)
    #expect(told["column"] as? Int == 2)
    #expect(told["endColumn"] as? Int == 4)
    #expect(told["view"] as? String == "a")
  }

  @Test func keepsAnyTextByteForByte() throws {
    let id = "\u{0}\u{1B}\"\\/\u{7F}\u{202E}\u{2028}e\u{301}👍\u{E0041}\u{FFFE}"
    var sample = SampleLayout()
    sample.add(id, Rect(x: 0, y: 0, width: 1, height: 1))
    let text = try Emitter.named("json").emit([sample.layout])
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let layout = try #require((object["layouts"] as? [[String: Any]])?.first)
    let view = try #require((layout["views"] as? [[String: Any]])?.first)
    #expect((view["id"] as? String).map { Array($0.utf8) } == Array(id.utf8))
  }
}
