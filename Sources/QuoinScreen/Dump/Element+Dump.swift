extension Element {
  /// What of the element no other line of the dump tells.
  var dumpLines: [String] {
    switch self {
    case .container, .picture: []
    case .label(let insets): insets.isPhysical ? ["insets by side"] : []
    case .textView(let insets, let isEditable):
      (insets.isPhysical ? ["insets by side"] : []) + (isEditable ? [] : ["not editable"])
    case .textField(let field): field.dumpLines
    case .button(let button): button.dumpLines
    case .control(let control): [control.dump]
    }
  }
}

extension WrittenInsets {
  fileprivate var dump: String {
    let text = [edges.top, edges.left, edges.bottom, edges.right].map(number)
      .joined(separator: " ")
    return isPhysical ? text + " by side" : text
  }
}

extension FieldElement {
  fileprivate var dumpLines: [String] {
    var lines = ["field \(quoted(text)) border \(borderStyle.rawValue)"]
    if Set([insets, editingInsets, placeholderInsets]) != [.zero] {
      lines.append(
        "field insets \(insets.dump) editing \(editingInsets.dump)"
          + " placeholder \(placeholderInsets.dump)")
    }
    for (side, element) in [("left", leftView), ("right", rightView)] {
      guard let element else { continue }
      lines.append("field \(side) \(element.mode.rawValue)" + (element.isSymbol ? " symbol" : ""))
    }
    if clearButton != .never { lines.append("field clearButton \(clearButton.rawValue)") }
    return lines
  }
}

extension ButtonElement {
  fileprivate var dumpLines: [String] {
    var lines: [String] = []
    if let configuration { lines.append("configuration \(configuration.rawValue)") }
    if contentInsets?.isPhysical == true { lines.append("insets by side") }
    if isSymbol { lines.append("picture is a symbol") }
    return lines
  }
}

extension ControlElement {
  fileprivate var dump: String {
    "class \(className)" + properties.map { " \($0.name) \($0.value.dump)" }.joined()
  }
}

extension ControlElement.Value {
  fileprivate var dump: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .float(let value), .double(let value): number(value)
    case .text(let text): quoted(text)
    case .texts(let texts): texts.map(quoted).joined(separator: " ")
    case .member(let name): name
    }
  }
}
