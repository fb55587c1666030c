import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The rectangles of an SVG's views, read by an XML parser that knows nothing of the emitter.
final class SVGRectangles: NSObject, XMLParserDelegate {
  /// The frames, as four numbers, by the id that the rectangle's title gives.
  private(set) var byTitle: [String: [String]] = [:]
  private var frame: [String]?
  private var title: String?

  struct Malformed: Error {}

  /// Reads a picture; fails when it is not well-formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? Malformed() }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if element == "rect", attributes["id"]?.hasPrefix("frame-") == true {
      frame = ["x", "y", "width", "height"].map { attributes[$0] ?? "missing" }
    } else if element == "title", frame != nil {
      title = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    title?.append(text)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "title", let title, let frame { byTitle[title] = frame }
    if element == "title" { title = nil }
    if element == "rect" { frame = nil }
  }
}

/// The frames of a JSON table, read by Foundation.
struct JSONFrames {
  /// The frames, as four numbers, by id.
  let byID: [String: [String]]

  private struct Document: Decodable {
    struct Layout: Decodable {
      struct View: Decodable {
        var id: String
        var frame: [Decimal]
      }

      var views: [View]
    }

    var layouts: [Layout]
  }

  /// Reads a table of one layout.
  init(_ text: String) throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    byID = Dictionary(
      uniqueKeysWithValues: document.layouts.flatMap(\.views).map { view in
        (view.id, view.frame.map { "\($0)" })
      })
  }
}
