import QuoinSource

/// Finds outlets, actions and segues that lead to nothing.
struct ConnectionCheck {
  private var ids: Set<ExactString> = []
  private var connections: [XMLElement] = []

  /// What is broken in a document.
  static func diagnostics(_ root: XMLElement) -> [Diagnostic] {
    var check = ConnectionCheck()
    check.visit(root)
    return check.connections.compactMap { connection in
      guard let destination = connection["destination"],
        !check.ids.contains(ExactString(destination))
      else { return nil }
      return .brokenConnection(connection, destination)
    }
  }

  private mutating func visit(_ element: XMLElement) {
    if let id = element["id"] { ids.insert(ExactString(id)) }
    if Self.names.contains(element.name) { connections.append(element) }
    for child in element.children { visit(child) }
  }

  private static let names: Set<String> = ["outlet", "outletCollection", "action", "segue"]
}

extension Diagnostic {
  fileprivate static func brokenConnection(
    _ connection: XMLElement, _ destination: String
  ) -> Diagnostic {
    let name = connection["property"] ?? connection["selector"] ?? connection["identifier"] ?? ""
    let shown = name.isEmpty ? "" : " '\(VisibleText.escape(name))'"
    return Diagnostic(
      .warning, id: "broken-connection",
      "the \(VisibleText.escape(connection.name))\(shown) leads to"
        + " \(VisibleText.escape(destination)), which is not in the document",
      at: connection.range, hint: "connect it anew in Interface Builder, or remove it")
  }
}
