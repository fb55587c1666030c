/// The strip at the bottom of a screen without a home button.
enum HomeIndicator {
  /// The heights of the strip are below this, in points; a tab bar or toolbar is higher.
  ///
  /// Source: Apple's devices have 20, 21 or 34.
  private static let limit = 44.0

  /// Whether what the safe area leaves out at the bottom is the strip alone.
  static func isStrip(_ inset: Double) -> Bool { inset > 0 && inset < limit }

  /// Gives the controls that stand on the strip the height that they have there.
  static func settle(_ screen: inout Screen) {
    guard isStrip(screen.canvas.safeArea.bottom) else { return }
    let standing = Set(screen.constraints.compactMap(\.standing))
    for index in screen.views.indices where standing.contains(index) {
      guard case .control(var control) = screen.views[index].content,
        let height = control.heightOnHomeIndicator
      else { continue }
      control.size.height = height
      screen.views[index].content = .control(control)
    }
  }
}

extension Constraint {
  /// The index of the view whose bottom it puts on the safe area's.
  fileprivate var standing: Int? {
    guard relation == .equal, left.constant == right.constant,
      let first = left.onlyAnchor, let second = right.onlyAnchor, first.attribute == .bottom,
      second.attribute == .bottom
    else { return nil }
    switch (first.box, second.box) {
    case (.view(let index), .safeArea), (.safeArea, .view(let index)): return index
    default: return nil
    }
  }
}

extension LinearExpression {
  /// The anchor that it is, moved or not; nil for any other sum.
  fileprivate var onlyAnchor: Anchor? {
    terms.count == 1 && terms[0].coefficient == 1 ? terms[0].anchor : nil
  }
}
