import QuoinSource

/// The ids of a root's views in its spec: from the label a view was given in Interface Builder,
/// else from an outlet to it, else its kind and a number.
struct ViewNames {
  /// The id of each view; nil for those that are the screen itself.
  private(set) var ids: [String?]
  private var taken: Set<ExactString> = []

  /// Names the views of a root.
  ///
  /// - Parameters:
  ///   - isScreen: whether a view is the screen itself, by index.
  ///   - kinds: the kind of each view in the spec.
  init(_ root: InterfaceRoot, kinds: [String], isScreen: (Int) -> Bool) {
    ids = Array(repeating: nil, count: root.views.count)
    for word in Self.reserved { taken.insert(ExactString(word)) }
    var wanted: [String?] = []
    for (index, view) in root.views.enumerated() {
      wanted.append(isScreen(index) ? nil : Self.wish(for: view, in: root, kind: kinds[index]))
    }
    // Names that people gave come before numbers, wherever their views stand.
    for index in root.views.indices {
      if let wish = wanted[index] { ids[index] = claim(wish) }
    }
    for index in root.views.indices where ids[index] == nil && !isScreen(index) {
      ids[index] = claimNumber(kinds[index])
    }
  }

  private static func wish(
    for view: InterfaceView, in root: InterfaceRoot, kind: String
  ) -> String? {
    if let label = view.element["userLabel"], let name = camelCase(label, kind: kind) {
      return name
    }
    guard let id = view.id else { return nil }
    let outlet = root.outlets.first { $0.destination.utf8.elementsEqual(id.utf8) }
    return outlet.flatMap { camelCase($0.name, kind: kind) }
  }

  private mutating func claim(_ name: String) -> String {
    if taken.insert(ExactString(name)).inserted { return name }
    return claimNumber(name, from: 2)
  }

  private mutating func claimNumber(_ name: String, from first: Int = 1) -> String {
    var number = first
    while !taken.insert(ExactString("\(name)\(number)")).inserted { number += 1 }
    return "\(name)\(number)"
  }

  /// A text's words joined, each but the first capitalised; nil when no letter is in it.
  static func camelCase(_ text: String, kind: String) -> String? {
    let words = text.unicodeScalars.split { !isPart($0) }.map { String($0) }
    guard let first = words.first, text.unicodeScalars.count <= 120 else { return nil }
    let start = first.prefix(1).lowercased() + first.dropFirst()
    let isCapitals = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    var name = isCapitals ? first.lowercased() : start
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    guard name.contains(where: \.isLetter) else { return nil }
    // An id that begins with a digit would be read as a number in an expression.
    return name.first?.isLetter == true ? name : kind + name
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
    default: scalar == "_"
    }
  }

  /// What has a meaning of its own in expressions.
  private static let reserved = [
    "parent", "screen", "keyboard", "none", "self", "system", "top", "bottom", "leading",
    "trailing", "left", "right", "centerX", "centerY", "width", "height", "firstBaseline",
    "lastBaseline", "edges", "size", "center", "aspect", "frame", "nan", "inf", "infinity",
    "safeArea", "margins", "readable", "content",
  ]
}
