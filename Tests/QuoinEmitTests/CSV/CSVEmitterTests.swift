import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing

struct CSVEmitterTests {
  /// The fields of a text as RFC 4180 reads them; nil where its grammar is broken.
  private func records(_ text: String) -> [[String]]? {
    var records: [[String]] = []
    var rest = text.utf8[...]
    var record: [String] = []
    while !rest.isEmpty {
      var field: [UInt8] = []
      if rest.first == UInt8(ascii: "\"") {
        rest.removeFirst()
        while let byte = rest.popFirst() {
          if byte != UInt8(ascii: "\"") {
            field.append(byte)
          } else if rest.first == UInt8(ascii: "\"") {
            rest.removeFirst()
            field.append(byte)
          } else {
            break
          }
        }
      } else {
        while let byte = rest.first, byte != UInt8(ascii: ","), byte != 0x0D {
          if byte == UInt8(ascii: "\"") || byte == 0x0A { return nil }
          field.append(rest.removeFirst())
        }
      }
      record.append(String(decoding: field, as: UTF8.self))
      switch rest.popFirst() {
      case UInt8(ascii: ","): continue
      case 0x0D:
        guard rest.popFirst() == 0x0A else { return nil }
        records.append(record)
        record = []
      default: return nil
      }
    }
    return record.isEmpty ? records : nil
  }

  @Test func hasARowForEachView() throws {
    var sample = SampleLayout("Chat", cell: Cell(device: "iPhone 16", theme: .dark))
    let list = sample.add("list", Rect(x: 0, y: 62, width: 320, height: 100))
    sample.addLabel(
      "bubble", "One\nTwo", parent: list, Rect(x: 16, y: 70, width: 66.66666667, height: 56),
      insets: EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    ) { view, frame in
      view.isHidden = true
      frame.isTruncated = true
    }
    #expect(
      try Emitter.named("csv").emit([sample.layout]).replacing("\r\n", with: "\n") == """
        screen,file,device,orientation,textSize,locale,direction,theme,line,id,kind,parent,x,y,\
        width,height,contentX,contentY,contentWidth,contentHeight,firstBaseline,lastBaseline,\
        lines,truncated,hidden,estimated
        Chat,specs/sample.quoin.yaml,iPhone 16,portrait,L,en,ltr,dark,1,list,view,,0,62,320,100,\
        ,,,,,,0,false,false,false
        Chat,specs/sample.quoin.yaml,iPhone 16,portrait,L,en,ltr,dark,2,bubble,label,list,16,70,\
        66.6667,56,28,78,42.6667,40,94.15,114.55,2,true,true,false

        """)
  }

  @Test func anyTextIsOneField() throws {
    for name in ["a,b", "say \"hi\"", "\"", "a\r\nb", ",", "é,漢"] {
      var sample = SampleLayout(name)
      sample.add("a", Rect(x: 0, y: 0, width: 1, height: 1))
      let rows = try #require(records(Emitter.named("csv").emit([sample.layout])), "\(name)")
      #expect(rows.count == 2)
      #expect(Set(rows.map(\.count)).count == 1)
      let shown = name.replacing("\r\n", with: "\\u{D}\\u{A}")
      #expect(rows.last?.first == shown)
    }
  }

  @Test func severalScreensShareOneHeader() throws {
    var (first, second) = (SampleLayout("A"), SampleLayout("B"))
    first.add("a", Rect(x: 0, y: 0, width: 1, height: 1))
    second.add("a", Rect(x: 0, y: 0, width: 1, height: 1))
    let text = try Emitter.named("csv").emit([first.layout, second.layout])
    #expect(try #require(records(text)).map(\.first) == ["screen", "A", "B"])
  }
}
