import QuoinSource

extension Diagnostic {
  /// A constraint that names what is not there, or means nothing.
  static func brokenConstraint(
    _ constraint: InterfaceConstraint, _ problem: BoxResolver.Problem
  ) -> Diagnostic {
    let id = constraint.id.map { " \(VisibleText.escape($0))" } ?? ""
    let message =
      switch problem {
      case .missing(let item):
        "the constraint\(id) is tied to \(VisibleText.escape(item)), which is not in this root"
      case .attribute(let name):
        "the constraint\(id) has an attribute '\(VisibleText.escape(name))' that UIKit has not"
      }
    return Diagnostic(
      .warning, id: "broken-connection", message, at: constraint.element.range,
      hint: "it is left out; mend it in Interface Builder")
  }

  /// An element in a view that nothing here knows.
  static func unknownElement(_ element: XMLElement, in view: XMLElement) -> Diagnostic {
    let id = element["id"].map { " \(VisibleText.escape($0))" } ?? ""
    return Diagnostic(
      .warning, id: "unknown-element",
      "<\(VisibleText.escape(element.name))>\(id) is not carried", at: element.range,
      hint: "it is kept as a comment",
      notes: [Note("in <\(VisibleText.escape(view.name))>", at: view.range)])
  }

  /// A safe area or margin that the stored frames have otherwise than device and bars.
  static func inferredInset(
    _ correction: ScreenInsets.Correction, of root: XMLElement
  ) -> Diagnostic {
    let what = correction.isMargin ? "margin" : "safe area's inset"
    return Diagnostic(
      .note, id: "inferred-canvas",
      "the \(what) at the \(correction.edge) is \(PlainNumber.text(correction.inferred)), as the"
        + " stored frames have it; device and bars make it \(PlainNumber.text(correction.ruled))",
      at: root.range)
  }

  /// A variation for other traits than the canvas has.
  static func unusedVariation(_ variation: XMLElement, of element: XMLElement) -> Diagnostic {
    Diagnostic(
      .note, id: "unused-variation",
      "the variation '\(VisibleText.escape(variation["key"] ?? ""))' is not carried",
      at: variation.range, hint: "the spec has what the document's device shows; add variants")
  }
}
