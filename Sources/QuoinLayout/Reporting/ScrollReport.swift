import QuoinScreen
import QuoinSource

/// Warnings about scroll views whose content has no width against the frame.
///
/// Such a content is as wide as its longest text, so the screen scrolls sideways, which nobody wants
/// who did not say so.
struct ScrollReport {
  private let screen: Screen
  private let boxes: SolvedBoxes

  /// Makes the report of the last pass.
  init(_ passes: LayoutPasses) {
    screen = passes.formulation.screen
    boxes = passes.boxes
  }

  /// The warnings in order of declaration.
  var diagnostics: [Diagnostic] {
    boxes.contents.keys.sorted().compactMap { index in
      if let text = overlongText(in: index) {
        return Self.notWrapped(text, in: screen.views[index])
      }
      return isTied(index) ? nil : Self.untied(screen.views[index])
    }
  }

  /// A text of several lines that is wider than the frame, because so is the content.
  private func overlongText(in scroll: Int) -> View? {
    let width = boxes.views[scroll].width + Self.tolerance
    guard let content = boxes.contents[scroll], content.width > width else { return nil }
    let index = screen.views.indices.first { index in
      guard case .text(let text) = screen.views[index].content else { return false }
      return text.lineLimit != 1 && boxes.views[index].width > width
        && isInside(view: index, of: scroll)
    }
    return index.map { screen.views[$0] }
  }

  /// Whether something relates the content to a width or a height of the frame or beyond it, or all
  /// children have widths of their own.
  private func isTied(_ scroll: Int) -> Bool {
    if screen.constraints.contains(where: { ties($0, across: scroll) }) { return true }
    return screen.views.indices.filter { screen.views[$0].parent == scroll }.allSatisfy { child in
      screen.constraints.contains { gives($0, widthTo: child) }
    }
  }

  private func ties(_ constraint: Constraint, across scroll: Int) -> Bool {
    let anchors = constraint.anchors
    let outside = anchors.filter { !isInside($0.box, of: scroll) }
    return outside.count < anchors.count
      && outside.contains { $0.attribute.axis == .horizontal || $0.attribute.isSize }
  }

  private func gives(_ constraint: Constraint, widthTo child: Int) -> Bool {
    constraint.relation == .equal && constraint.right.terms.isEmpty
      && constraint.left.terms.map(\.anchor) == [Anchor(.view(child), .width)]
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
    var child = index
    // Preorder: a parent comes before its children, so the walk ends.
    while let parent = screen.views[child].parent, parent < child {
      if parent == scroll { return true }
      child = parent
    }
    return false
  }

  /// The exactness of a solved length in points.
  private static let tolerance = 1e-3
}

/// Wording.
extension ScrollReport {
  private static let id = "scroll-without-width"

  private static func notWrapped(_ text: View, in scroll: View) -> Diagnostic {
    Diagnostic(
      .warning, id: id,
      "the content of '\(scroll.id)' is wider than its frame, so '\(text.id)' does not wrap",
      at: scroll.source,
      hint: "give '\(text.id)' both edges and width: parent.frame.width less its insets, or write"
        + " \(scroll.id).content.width == \(scroll.id).frame.width under constraints:",
      notes: [Diagnostic.Note("the text is here", at: text.source)], view: scroll.id)
  }

  private static func untied(_ scroll: View) -> Diagnostic {
    Diagnostic(
      .warning, id: id,
      "nothing ties the content of '\(scroll.id)' to its frame, so its texts decide its width",
      at: scroll.source,
      hint: "give a child width: parent.frame.width, or height: parent.frame.height to scroll"
        + " sideways", view: scroll.id)
  }
}
