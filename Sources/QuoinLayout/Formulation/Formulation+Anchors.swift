import QuoinScreen
import QuoinSolver

/// What anchors come to in variables.
extension Formulation {
  /// Whether a constraint names a physical side, so that its distances never flip.
  func isPhysical(_ constraint: Constraint) -> Bool {
    constraint.anchors.contains { $0.attribute.isPhysical }
  }

  /// An expression in variables; a physical one counts from the left of the screen.
  func form(of expression: LinearExpression, physical: Bool) -> LinearForm {
    var sum = LinearForm(expression.constant)
    for term in expression.terms {
      sum.add(form(of: term.anchor, physical: physical), times: term.coefficient)
    }
    return sum
  }

  private func form(of anchor: Anchor, physical: Bool) -> LinearForm {
    let place = place(of: anchor)
    let attribute = anchor.attribute
    guard physical, isMirrored, attribute.axis == .horizontal, !attribute.isSize else {
      return place
    }
    return screenLength(.horizontal).adding(place, times: -1)
  }

  /// An anchor's place, from the leading or top edge of the screen, or its size.
  private func place(of anchor: Anchor) -> LinearForm {
    let span = span(of: anchor.box, anchor.attribute.axis)
    switch anchor.attribute {
    case .leading, .top: return span.start
    case .trailing, .bottom: return span.end
    case .left: return isMirrored ? span.end : span.start
    case .right: return isMirrored ? span.start : span.end
    case .centerX, .centerY: return span.start.adding(span.length, times: 0.5)
    case .width, .height: return span.length
    case .firstBaseline, .lastBaseline: return baseline(anchor)
    }
  }

  /// A box without text has its baselines at its bottom edge, as in UIKit.
  private func baseline(_ anchor: Anchor) -> LinearForm {
    guard case .view(let index) = anchor.box else { return span(of: anchor.box, .vertical).end }
    let isFirst = anchor.attribute == .firstBaseline
    let source = BaselineSource(screen, measures).view(for: index, isFirst: isFirst)
    let span = span(ofView: source, .vertical)
    guard let offsets = measures.baselines[source] else { return span.end }
    return isFirst ? span.start.adding(offsets.first) : span.end.adding(-offsets.last)
  }

  private var isMirrored: Bool { screen.cell.direction == .rightToLeft }
}

/// What boxes come to in variables.
extension Formulation {
  /// One axis of a box, from the leading or top edge of the screen.
  struct SpanForm {
    /// The leading or top edge.
    var start: LinearForm
    /// The width or height.
    var length: LinearForm
    /// The trailing or bottom edge.
    var end: LinearForm { start.adding(length) }

    /// The span less distances at both ends.
    func inset(_ start: Double, _ end: Double) -> SpanForm {
      SpanForm(start: self.start.adding(start), length: length.adding(-start - end))
    }
  }

  private func span(of box: LayoutBox, _ axis: Attribute.Axis) -> SpanForm {
    switch box {
    case .screen:
      return SpanForm(start: LinearForm(), length: screenLength(axis))
    case .safeArea:
      return span(of: .screen, axis, inset: screen.canvas.safeArea)
    case .keyboard:
      let screen = span(of: .screen, axis)
      guard axis == .vertical else { return screen }
      let height = LinearForm(self.screen.canvas.keyboardHeight)
      return SpanForm(start: screen.end.adding(height, times: -1), length: height)
    case .margins(of: nil):
      return span(of: .screen, axis, inset: screen.canvas.margins)
    case .margins(of: .some(let index)):
      return span(of: .view(index), axis, inset: screen.views[index].margins)
    case .readable(of: let index):
      let margins = span(of: .margins(of: index), axis)
      guard axis == .horizontal else { return margins }
      let inset = measures.readableInset(of: index)
      return margins.inset(inset, inset)
    case .view(let index), .frame(of: let index):
      return span(ofView: index, axis)
    case .content(of: let index):
      let content = contents[index].map { axis == .horizontal ? $0.width : $0.height }
      return SpanForm(
        start: span(ofView: index, axis).start,
        length: content.map { LinearForm($0) } ?? LinearForm())
    case .guide(let index):
      let variables = guides[index].span(axis)
      return SpanForm(start: LinearForm(variables.start), length: LinearForm(variables.length))
    }
  }

  private func span(ofView index: Int, _ axis: Attribute.Axis) -> SpanForm {
    let variables = views[index].span(axis)
    var start = LinearForm(variables.start)
    var child = index
    // Preorder: a parent comes before its children, so the walk ends.
    while let parent = screen.views[child].parent, parent < child {
      start.add(LinearForm(views[parent].span(axis).start))
      child = parent
    }
    return SpanForm(start: start, length: LinearForm(variables.length))
  }

  private func span(
    of box: LayoutBox, _ axis: Attribute.Axis, inset insets: EdgeInsets
  ) -> SpanForm {
    let outer = span(of: box, axis)
    switch axis {
    case .vertical: return outer.inset(insets.top, insets.bottom)
    case .horizontal:
      return isMirrored
        ? outer.inset(insets.right, insets.left) : outer.inset(insets.left, insets.right)
    }
  }

  private func screenLength(_ axis: Attribute.Axis) -> LinearForm {
    switch axis {
    case .horizontal: screenWidth.map { LinearForm($0) } ?? LinearForm(screen.canvas.width ?? 0)
    case .vertical: screenHeight.map { LinearForm($0) } ?? LinearForm(screen.canvas.height ?? 0)
    }
  }
}
