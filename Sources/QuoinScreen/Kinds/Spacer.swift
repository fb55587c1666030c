import QuoinSource
import QuoinSyntax

extension ViewKind {
  /// A view that takes the room that a stack has left.
  static let spacer = ViewKind(
    name: "spacer", contentType: .length,
    summary: "Room between the children of a stack: its least length, 0 when nothing is written.",
    attributes: [],
    finish: { body, index, views, context in
      let isInStack = views[index].parent.map { views[$0].stack != nil } ?? false
      if !isInStack { context.report(.spacerOutsideStack(views[index])) }
    }
  ) { body, view, context in
    if body.content.scalar?.isAbsent == true {
      view.spacerMinimum = 0
    } else {
      let length = ValueType<Double>.length.read(body.content, &context)
      view.spacerMinimum = length.map { max(0, $0) }
      if let length, length < 0 { context.report(.negativeSpacer(at: body.content.range)) }
    }
  }
}

extension Diagnostic {
  static func negativeSpacer(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "out-of-range", "a spacer's least length is 0 or more", at: range,
      hint: "for children that overlap give the spacing of the stack a minus")
  }

  static func spacerOutsideStack(_ view: View) -> Diagnostic {
    Diagnostic(
      .error, id: "spacer-outside-stack", "the spacer '\(excerpt(view.id))' is in no stack",
      at: view.source, hint: "put it in a vstack or hstack, or write view: and give it a size",
      view: view.id)
  }
}
