import Foundation
import QuoinSource
import QuoinTestSupport
import Testing

import class FoundationXML.XMLParser
import protocol FoundationXML.XMLParserDelegate

@testable import QuoinImport

/// Every document of the corpus is read as Foundation's parser, which is libxml2's, reads it.
@Suite struct XMLOracleTests {
  @Test(.enabled(if: SharedFolder.exists, Comment(rawValue: SharedFolder.reason)))
  func corpusIsReadAsFoundationReadsIt() throws {
    let files = try Corpus.files()
    #expect(files.count == 303)
    for (name, bytes) in files {
      let (root, faults) = XMLReader.read(SourceFile(path: name, bytes: bytes))
      let element = try #require(root, "\(name): \(faults.map(\.message))")
      let recorder = EventRecorder()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = recorder
      #expect(parser.parse())
      var events: [String] = []
      Self.write(element, to: &events)
      #expect(events == recorder.events, "\(name)")
    }
  }

  private static func write(_ element: QuoinImport.XMLElement, to events: inout [String]) {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted()
    let place = element.range.end
    events.append("<\(element.name) \(attributes.joined(separator: " ")) \(place.line)")
    for child in element.children { write(child, to: &events) }
    events.append("\(element.name)> \(element.text)")
  }

  /// Records what Foundation's parser says, each element's text joined.
  private final class EventRecorder: NSObject, XMLParserDelegate {
    var events: [String] = []
    private var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let pairs = attributes.map { "\($0.key)=\($0.value)" }.sorted()
      events.append("<\(name) \(pairs.joined(separator: " ")) \(parser.lineNumber)")
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      guard !texts.isEmpty else { return }
      texts[texts.count - 1] += string
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      events.append("\(name)> \(texts.popLast() ?? "")")
    }
  }
}

/// The storyboards and xibs beside the checkout.
enum Corpus {
  /// The folder of the documents.
  static var folder: URL? { SharedFolder.url?.appendingPathComponent("corpus/ib") }

  /// The documents by their path in the folder, in order.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    guard let folder else { return [] }
    let names = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    return try names.map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// The root views that count: documents and ids.
  static func roots() throws -> Set<[String]> {
    guard let url = SharedFolder.url?.appendingPathComponent("corpus/roots.tsv") else { return [] }
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return Set(rows.map { row in row.split(separator: "\t").prefix(2).map { String($0) } })
  }
}
