import Foundation
import FoundationXML

/// An element of a parsed document, in document order.
struct SVGElement {
  var name: String
  var attributes: [String: String]
  /// The character data right inside it.
  var text = ""
  /// The text of its `title`.
  var title: String?
  /// The ids of the view groups around it, outermost first.
  var groups: [String]

  /// The element's name and its attributes' names.
  var shape: String { ([name] + attributes.keys.sorted()).joined(separator: " ") }

  /// Parses a document; throws when it is not well-formed.
  static func parse(_ text: String) throws -> [SVGElement] {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.nodes
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var nodes: [SVGElement] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let groups = open.compactMap { nodes[$0].attributes["id"] }.filter { $0.hasPrefix("view-") }
      open.append(nodes.count)
      nodes.append(SVGElement(name: name, attributes: attributes, groups: groups))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { nodes[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let closed = open.popLast() else { return }
      if name == "title", let parent = open.last { nodes[parent].title = nodes[closed].text }
    }
  }
}
