import QuoinSource

/// Whether what scrolls is tied to the frame it scrolls in.
///
/// A content whose width nothing ties to the frame is as wide as its longest text: the screen then
/// scrolls sideways, which nobody wants who did not say so.
struct ScrollCheck {
  private let views: [View]
  private let scope: ScrollScope
  /// The warning's id.
  static let id = "scroll-without-width"

  /// Makes a check of views in preorder.
  init(_ views: [View]) {
    self.views = views
    scope = ScrollScope(views)
  }

  /// A warning for each scroll view whose children have no width against its frame, nor widths of
  /// their own, nor a height against it as in one that scrolls sideways.
  func diagnostics(_ constraints: [Constraint]) -> [Diagnostic] {
    scope.views.sorted().compactMap { index in
      let children = views.indices.filter { views[$0].parent == index }
      guard !children.isEmpty, !views[index].ignoredDiagnostics.contains(Self.id) else {
        return nil
      }
      let isTied = constraints.contains { ties($0, across: index) }
      let areSized = children.allSatisfy { child in
        constraints.contains { gives($0, widthTo: child) }
      }
      return isTied || areSized ? nil : .scrollWithoutWidth(views[index])
    }
  }

  /// Whether a constraint relates sizes or places inside a scroll view and outside of it.
  private func ties(_ constraint: Constraint, across scroll: Int) -> Bool {
    let anchors = (constraint.left.terms + constraint.right.terms).map(\.anchor)
    let outside = anchors.filter { !isInside($0.box, of: scroll) }
    return outside.count < anchors.count
      && outside.contains { $0.attribute.axis == .horizontal || $0.attribute.isSize }
  }

  private func isInside(_ box: LayoutBox, of scroll: Int) -> Bool {
    switch box {
    case .content(of: let index): index == scroll || isInside(view: index, of: scroll)
    case .view(let index), .frame(of: let index), .margins(of: .some(let index)),
      .readable(of: .some(let index)):
      isInside(view: index, of: scroll)
    default: false
    }
  }

  private func isInside(view index: Int, of scroll: Int) -> Bool {
    scope.scrollViews(around: views[index].parent).contains(scroll)
  }

  private func gives(_ constraint: Constraint, widthTo child: Int) -> Bool {
    constraint.relation == .equal && constraint.right.terms.isEmpty
      && constraint.left.terms.map(\.anchor) == [Anchor(.view(child), .width)]
  }
}

extension Diagnostic {
  static func scrollWithoutWidth(_ view: View) -> Diagnostic {
    Diagnostic(
      .warning, id: ScrollCheck.id,
      "nothing ties the content of '\(excerpt(view.id))' to its width, so it is as wide as its"
        + " longest text",
      at: view.source,
      hint: "give a child width: parent.frame.width, or height: parent.frame.height to scroll"
        + " sideways",
      view: view.id)
  }
}
