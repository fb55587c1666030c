/// The names of roots.
enum RootTitle {
  /// The screen's name: by the identifier, class or label of the controller or cell, else by the
  /// element.
  static func name(of root: InterfaceRoot) -> String {
    let elements = [root.owner, root.views.first?.element].compactMap { $0 }
    for element in elements {
      for key in ["customClass", "storyboardIdentifier", "reuseIdentifier", "userLabel", "title"] {
        if let text = element[key], let name = ViewNames.camelCase(text, kind: "screen") {
          return name.prefix(1).uppercased() + name.dropFirst()
        }
      }
    }
    let tag = elements.last?.name ?? "screen"
    return tag.prefix(1).uppercased() + tag.dropFirst()
  }

  /// The part of a path after the last slash.
  static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
