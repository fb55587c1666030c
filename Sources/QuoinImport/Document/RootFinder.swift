import QuoinLayout
import QuoinScreen
import QuoinSource

/// Finds the views of a document that a spec of their own describes: the view of each view
/// controller, the views of a xib, and every cell, header and footer of a table or collection.
struct RootFinder {
  private let document: InterfaceDocument
  private let outlets: OutletTable
  private let bars: BarFinder
  private var roots: [InterfaceRoot] = []
  /// What could not be taken for a root, told as diagnostics.
  private var diagnostics: [Diagnostic] = []

  /// The roots in the order of the document.
  static func find(
    in document: InterfaceDocument
  ) -> (roots: [InterfaceRoot], diagnostics: [Diagnostic]) {
    var finder = RootFinder(document)
    for child in document.root.children {
      switch child.name {
      case "objects": finder.visit(objects: child)
      case "scenes":
        for scene in child.children(named: "scene") {
          for objects in scene.children(named: "objects") { finder.visit(objects: objects) }
        }
      default: break
      }
    }
    return (finder.roots, finder.diagnostics)
  }

  private init(_ document: InterfaceDocument) {
    self.document = document
    outlets = OutletTable(document.root)
    bars = BarFinder(document)
  }

  private mutating func visit(objects: XMLElement) {
    for object in objects.children {
      if object.frame != nil, object["id"] != nil {
        add(object, role: role(of: object) ?? .freestanding, owner: nil)
      } else if let view = object.child(key: "view") {
        add(view, role: .screen, owner: object)
      }
    }
  }

  private func role(of element: XMLElement) -> InterfaceRoot.Role? {
    switch element.name {
    case "tableViewCell", "tableViewHeaderFooterView": .cell
    default: nil
    }
  }

  /// Adds a root and those that are nested in it.
  ///
  /// Tables and collections that fill a view controller have nothing to lay out but their cells.
  private mutating func add(
    _ element: XMLElement, role: InterfaceRoot.Role, owner: XMLElement?, in table: XMLElement? = nil
  ) {
    let isHost = element.name == "tableView" || element.name == "collectionView"
    if !(isHost && role == .screen) {
      guard let id = element["id"] else {
        diagnostics.append(.rootWithoutID(element))
        return
      }
      var builder = ViewTreeBuilder(document)
      var root = builder.build(element, id: id, role: role)
      root.outlets = outlets.names
      root.isInGroupedTable = table?["style"].map { $0 != "plain" } ?? false
      if let owner {
        root.owner = owner
        root.bars = bars.bars(around: owner)
        root.addLayoutGuides(of: owner)
      }
      roots.append(root)
    }
    addNested(in: element, table: isHost ? element : nil)
  }

  private mutating func addNested(in element: XMLElement, table: XMLElement?) {
    let table = element.name == "tableView" ? element : table
    for child in element.children {
      switch child.name {
      case "prototypes", "cells":
        for cell in child.children { add(cell, role: .cell, owner: nil, in: table) }
      case "connections", "constraints": continue
      default:
        if let key = child["key"], Self.keyedRoots.contains(key), child.frame != nil {
          add(child, role: .cell, owner: nil)
        } else {
          addNested(in: child, table: table)
        }
      }
    }
  }

  /// The properties of tables and collections that hold views of their own.
  private static let keyedRoots: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
  ]
}

extension InterfaceRoot {
  /// The guides at the top and bottom that iOS 7 to 10 had.
  fileprivate mutating func addLayoutGuides(of controller: XMLElement) {
    for guide in controller.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"] else { continue }
      switch guide["type"] {
      case "top": guides[ExactString(id)] = InterfaceGuide(kind: .top, view: 0)
      case "bottom": guides[ExactString(id)] = InterfaceGuide(kind: .bottom, view: 0)
      default: break
      }
    }
  }
}

/// The names by which code knows views: outlets, by the destination's id.
struct OutletTable {
  /// The destinations and names in the order of the document.
  private(set) var names: [(destination: String, name: String)] = []

  /// Looks through a document.
  init(_ root: XMLElement) { visit(root) }

  private mutating func visit(_ element: XMLElement) {
    if element.name == "outlet" || element.name == "outletCollection",
      let destination = element["destination"], let name = element["property"],
      !Self.roles.contains(name)
    {
      names.append((destination, name))
    }
    for child in element.children { visit(child) }
  }

  /// Outlets of UIKit's own, which say nothing of the view.
  private static let roles: Set<String> = [
    "view", "delegate", "dataSource", "dragDelegate", "dropDelegate", "prefetchDataSource",
    "searchDisplayController", "tableView", "collectionView", "contentView", "gestureRecognizers",
    "accessibilityElements",
  ]
}

extension Diagnostic {
  fileprivate static func rootWithoutID(_ element: XMLElement) -> Diagnostic {
    Diagnostic(
      .warning, id: "unknown-element",
      "<\(VisibleText.escape(element.name))> has no id and is left out", at: element.range)
  }
}
