/// What `|` stands for.
extension AnchorScope {
  /// An edge of a superview as UIKit relates its subviews to it: of a scroll view, what scrolls.
  func edge(_ edge: Attribute, of superview: LayoutBox) -> LinearExpression {
    LinearExpression(Anchor(inside(superview), edge))
  }

  /// An edge of a superview's layout margins: the standard space to it.
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmargins
  func margin(_ edge: Attribute, of superview: LayoutBox) -> LinearExpression {
    let view: Int? = if case .view(let index) = superview { index } else { nil }
    let margin = Anchor(.margins(of: view), edge)
    let inside = inside(superview)
    guard inside != superview else { return LinearExpression(margin) }
    // The margins lie in the frame: as far as they are from its edge, so far from the content's.
    var sum = LinearExpressionSum()
    sum.add(1, Anchor(inside, edge))
    sum.add(1, margin)
    if let view { sum.add(-1, Anchor(.frame(of: view), edge)) }
    return sum.expression
  }

  private func inside(_ superview: LayoutBox) -> LayoutBox {
    guard case .view(let index) = superview, scrolls.contains(index) else { return superview }
    return .content(of: index)
  }

  /// Whether a dotted name is a box or an anchor of one, as far as its parts tell.
  func isOperand(_ name: String) -> Bool {
    let parts = DottedName(name)
    if ["parent", "screen", "keyboard"].contains(parts.first) { return true }
    return (1...parts.count).contains { count in
      boxes(parts.prefix(count)) != nil
        && (count..<parts.count).allSatisfy { parts.part($0)?.text.contains("-") != true }
    }
  }
}
