extension UITextField {
  /// What the border takes.
  ///
  /// Source: rectangles that were printed from a rounded field, iOS 10; a line and a bezel are taken
  /// to be the same.
  var borderInsets: UIEdgeInsets {
    borderStyle == .none ? .zero : UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  }

  /// What the border and what is shown at the sides leave of bounds.
  func inner(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let border = borderInsets
    var left = bounds.minX + border.left
    var right = bounds.maxX - border.right
    if leftView != nil, shows(leftViewMode, isEditing: isEditing) {
      left = leftViewRect(forBounds: bounds).maxX + border.left
    }
    if rightView != nil, shows(rightViewMode, isEditing: isEditing) {
      right = rightViewRect(forBounds: bounds).minX - border.right
    } else if showsClearButton(isEditing: isEditing) {
      right = clearButtonRect(forBounds: bounds).minX - border.right
    }
    return CGRect(
      x: left, y: bounds.minY + border.top, width: max(0, right - left),
      height: max(0, bounds.height - border.top - border.bottom))
  }

  /// Where what is shown stands in bounds.
  func shownRect(in bounds: CGRect) -> CGRect {
    let isPlaceholder = (text ?? "").isEmpty
    if isPlaceholder { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// What is shown: dots for a secret, the placeholder without a text.
  var shownText: StyledText {
    let text = self.text ?? ""
    let font = self.font ?? .systemFont(ofSize: 17)
    guard !text.isEmpty else { return StyledText(placeholder ?? "", font: font) }
    let shown = isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    guard let kern = defaultTextAttributes[.kern] else { return StyledText(shown, font: font) }
    return StyledText(NSAttributedString(string: shown, attributes: [.kern: kern]), font: font)
  }

  /// The height of a line.
  var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  /// What is shown at the sides takes.
  func sideWidths(isEditing: Bool) -> CGFloat {
    var width: CGFloat = 0
    if let leftView, shows(leftViewMode, isEditing: isEditing) { width += leftView.sideSize.width }
    if let rightView, shows(rightViewMode, isEditing: isEditing) {
      width += rightView.sideSize.width
    } else if showsClearButton(isEditing: isEditing) {
      width += 24
    }
    return width
  }

  /// Whether something of a mode is shown.
  func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The top of a thing in the middle of bounds.
  func middle(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    bounds.minY + pixels.nearest((bounds.height - height) / 2)
  }

  /// A field without a text has nothing to clear.
  private func showsClearButton(isEditing: Bool) -> Bool {
    !(text ?? "").isEmpty && shows(clearButtonMode, isEditing: isEditing)
  }
}

extension UIView {
  /// The size it has at the side of a text field: its content's, else its own.
  var sideSize: CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? box.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? box.height : content.height)
  }
}
