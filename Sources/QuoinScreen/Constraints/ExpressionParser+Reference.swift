import QuoinSource

/// Resolves the dotted names of a constraint: `logo.bottom`, `parent.margins.leading`.
extension ExpressionParser {
  /// What a name stands for.
  ///
  /// Ids of a component's children contain dots themselves, so the longest id that is known wins.
  func operand(
    named path: String, in token: ConstraintToken
  ) throws(ConstraintFault) -> LinearValue.Operand {
    let parts = DottedName(path)
    if parts.first == "keyboard" { return .anchor(try keyboard(parts, in: token)) }
    let (box, used) = try box(of: parts, in: token)
    guard let anchor = parts.part(used) else { return .box(box) }
    let range = place(anchor.range, in: token)
    try demandNoMinus(in: anchor, of: token)
    if anchor.text == "safeArea", box != .safeArea { throw .nestedSafeArea(at: range) }
    if let compound = CompoundAnchor(rawValue: anchor.text) {
      try demandLast(used, of: parts, in: token)
      return .compound(box, compound)
    }
    guard let attribute = Attribute(rawValue: anchor.text) else {
      if let fault = unknownChild(of: parts, in: token) { throw fault }
      throw .unknownAnchor(anchor.text, of: scope.name(box), at: range)
    }
    if attribute.isBaseline, !box.hasBaselines {
      throw .noBaseline(of: scope.name(box), at: range)
    }
    try demandLast(used, of: parts, in: token)
    return .anchor(Anchor(box, attribute))
  }

  /// The fault of a name that goes on behind an instance of a component and ends in an anchor: what
  /// is between the two is none of its views.
  private func unknownChild(of parts: DottedName, in token: ConstraintToken) -> ConstraintFault? {
    let id = parts.prefix(parts.count - 1)
    let children = scope.ids.filter { $0.hasPrefix(parts.first + ".") }
    guard parts.count > 2, !children.isEmpty, let last = parts.part(parts.count - 1),
      Attribute(rawValue: last.text) != nil || CompoundAnchor(rawValue: last.text) != nil
    else { return nil }
    return .unknown(
      "unknown-id", "there is no view '\(id)'", name: id, among: children,
      at: place(0..<id.utf8.count, in: token),
      otherwise: "in '\(parts.first)' there are \(children.prefix(8).joined(separator: ", "))")
  }

  /// The box that a name begins with, and how many parts of the name it takes.
  private func box(
    of parts: DottedName, in token: ConstraintToken
  ) throws(ConstraintFault) -> (LayoutBox, used: Int) {
    switch parts.first {
    case "screen": return area(of: .screen, parts, from: 1)
    case "parent": return area(of: scope.parent, parts, from: 1)
    case "self" where scope.boxes("self") == nil:
      guard let own = scope.own else { throw .selfInEquation(at: place(0..<4, in: token)) }
      return area(of: own, parts, from: 1)
    default: break
    }
    for count in stride(from: parts.count, to: 0, by: -1) {
      if let box = scope.boxes(parts.prefix(count)) { return area(of: box, parts, from: count) }
    }
    throw unknownBox(parts, in: token)
  }

  /// The guide of a box that the next part names, or the box itself.
  private func area(
    of box: LayoutBox, _ parts: DottedName, from used: Int
  ) -> (LayoutBox, used: Int) {
    let view: Int?
    switch box {
    case .screen: view = nil
    case .view(let index): view = index
    default: return (box, used)
    }
    switch parts.part(used)?.text {
    case "margins": return (.margins(of: view), used + 1)
    case "readable": return (.readable(of: view), used + 1)
    case "content":
      guard let view, scope.scrolls.contains(view) else { return (box, used) }
      return (.content(of: view), used + 1)
    case "frame":
      guard let view, scope.scrolls.contains(view) else { return (box, used) }
      return (.frame(of: view), used + 1)
    case "safeArea" where view == nil && parts.first == "screen": return (.safeArea, used + 1)
    default: return (box, used)
    }
  }

  /// `keyboard.top`: the bottom of the screen while the keyboard is down.
  private func keyboard(
    _ parts: DottedName, in token: ConstraintToken
  ) throws(ConstraintFault) -> Anchor {
    if parts.count == 2, parts.part(1)?.text == "top" { return Anchor(.keyboard, .top) }
    let part = parts.part(1)?.range ?? 0..<token.range.count
    throw .keyboardTopOnly(at: place(part, in: token))
  }

  private func demandLast(
    _ used: Int, of parts: DottedName, in token: ConstraintToken
  ) throws(ConstraintFault) {
    guard let rest = parts.part(used + 1) else { return }
    let range = place(rest.range.lowerBound..<token.range.count, in: token)
    throw ConstraintFault(
      "unknown-anchor", "an anchor has no parts", at: range, hint: "end the reference before it")
  }

  /// Tells `a.width-8` from a misspelt anchor.
  private func demandNoMinus(
    in part: DottedName.Part, of token: ConstraintToken
  ) throws(ConstraintFault) {
    guard let minus = part.text.firstIndex(of: "-") else { return }
    let before = part.text[..<minus]
    guard
      Attribute(rawValue: String(before)) != nil
        || CompoundAnchor(rawValue: String(before)) != nil
    else { return }
    let offset = part.range.lowerBound + before.utf8.count
    throw .missingBlanks(around: "-", at: place(offset..<offset + 1, in: token))
  }

  private func unknownBox(_ parts: DottedName, in token: ConstraintToken) -> ConstraintFault {
    let whole = place(token.range)
    if let minus = subtraction(in: parts.text) {
      return .missingBlanks(around: "-", at: place(minus..<minus + 1, in: token))
    }
    let first = parts.first
    if parts.count == 1, Attribute(rawValue: first) != nil || CompoundAnchor(rawValue: first) != nil
    {
      let owners = scope.own == nil ? "parent.\(first)" : "self.\(first) or parent.\(first)"
      return ConstraintFault(
        "unknown-id", "'\(first)' is an anchor without a view", at: whole,
        hint: "write whose it is, such as \(owners)")
    }
    if parts.count == 1, ["nan", "inf", "infinity"].contains(first.lowercased()) {
      return .nonFinite(at: whole)
    }
    if first == "none" {
      return ConstraintFault(
        "misplaced-none", "'none' cannot be part of an expression", at: whole,
        hint: "write none alone, as the whole value of a key")
    }
    let last = parts.part(parts.count - 1)?.text ?? first
    let endsInAnchor = Attribute(rawValue: last) != nil || CompoundAnchor(rawValue: last) != nil
    if let digit = first.unicodeScalars.first, ("0"..."9").contains(digit), !endsInAnchor {
      return .invalidNumber(parts.text, at: whole)
    }
    let id = endsInAnchor && parts.count > 2 ? parts.prefix(parts.count - 1) : first
    if scope.boxes("-" + id) != nil {
      return ConstraintFault(
        "unknown-id", "'-\(id)' is read as less '\(id)' in an expression", at: whole,
        hint: "rename the view: an id that begins with - cannot be told from a sign")
    }
    if let area = Self.areas[first] {
      return ConstraintFault(
        "unknown-id", "there is no view or guide '\(first)'",
        at: place(0..<first.utf8.count, in: token), hint: "write \(area)")
    }
    return .unknown(
      "unknown-id", "there is no view or guide '\(id)'", name: id,
      among: scope.ids + ["parent", "screen"], at: place(0..<id.utf8.count, in: token),
      otherwise: scope.component.map { "the constraints of \($0) see its own views only" }
        ?? "declare it under views: or guides:")
  }

  /// Names of areas that lack whose they are, or that UIKit gives them, and what to write.
  private static let areas = [
    "content": "parent.content", "frame": "parent.frame", "margins": "parent.margins",
    "layoutMarginsGuide": "parent.margins", "readable": "parent.readable",
    "readableContentGuide": "parent.readable", "safeArea": "screen.safeArea",
    "safeAreaLayoutGuide": "screen.safeArea", "super": "parent", "superview": "parent",
    "this": "self", "window": "screen",
  ]

  /// The offset of a `-` that was meant to subtract: what stands before and after it is known.
  private func subtraction(in text: String) -> Int? {
    for index in text.indices where text[index] == "-" {
      let before = text[..<index]
      let after = text[text.index(after: index)...]
      if isOperand(before), isOperand(after) { return before.utf8.count }
    }
    return nil
  }

  private func isOperand(_ text: Substring) -> Bool {
    let tokens = ConstraintLexer.tokens(of: String(text))
    guard tokens.count == 2 else { return false }
    switch tokens[0].kind {
    case .number: return true
    case .name(let path):
      let parts = DottedName(path)
      return ["parent", "self", "screen"].contains(parts.first)
        || (1...parts.count).contains { scope.boxes(parts.prefix($0)) != nil }
    default: return false
    }
  }
}

extension ConstraintFault {
  fileprivate static func unknownAnchor(
    _ text: String, of box: String, at range: Range<Int>
  ) -> Self {
    .unknown(
      "unknown-anchor", "'\(box)' has no anchor '\(text)'", name: text,
      among: Attribute.allCases.map(\.rawValue) + CompoundAnchor.allCases.map(\.rawValue),
      at: range, otherwise: "the anchors are \(Attribute.list)")
  }

  /// A baseline of a box that has none.
  static func noBaseline(of box: String, at range: Range<Int>) -> Self {
    ConstraintFault(
      "unknown-anchor", "'\(box)' has no baselines, only views have", at: range,
      hint: "write top or bottom")
  }

  fileprivate static func nestedSafeArea(at range: Range<Int>) -> Self {
    ConstraintFault(
      "nested-safe-area", "only the screen has a safe area", at: range,
      hint: "write screen.safeArea")
  }

  fileprivate static func selfInEquation(at range: Range<Int>) -> Self {
    ConstraintFault(
      "unknown-id", "'self' is the view whose key it is, and an equation is no view's key",
      at: range, hint: "name the view")
  }

  fileprivate static func keyboardTopOnly(at range: Range<Int>) -> Self {
    ConstraintFault(
      "unknown-anchor", "the keyboard has no anchor but 'top'", at: range,
      hint: "write keyboard.top")
  }

  /// A word that was meant as a number.
  static func invalidNumber(_ text: String, at range: Range<Int>) -> Self {
    ConstraintFault(
      "invalid-number", "'\(Diagnostic.excerpt(text))' is not a number", at: range,
      hint: "write a decimal number in points, or with px or %: 12, 1.5, 1px, 50%")
  }
}

extension Attribute {
  /// All names in a sentence.
  fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
