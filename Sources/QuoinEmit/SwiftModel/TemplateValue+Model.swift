import QuoinLayout
import QuoinScreen
import QuoinTemplates

/// Parts of the model as templates read them.
extension TemplateValue {
  static func view(
    _ view: View, _ frame: ViewFrame, name: String, parent: String?
  ) -> TemplateValue {
    .map([
      "name": .code(name),
      "id": .text(view.id),
      "kind": .text(view.kind),
      "parent": .code(parent.map { "." + $0 } ?? "nil"),
      "notes": .comment(view.note ?? ""),
      "frame": .rect(frame.frame),
      "content": frame.content.map { .rect($0) } ?? .flag(false),
      "text": view.content.templateText,
      "picture": view.content.templatePicture,
      "isHidden": .flag(view.isHidden),
    ])
  }

  static func constraint(_ constraint: Constraint, _ boxes: SwiftBoxes) -> TemplateValue {
    let relation =
      switch constraint.relation {
      case .lessOrEqual: "lessOrEqual"
      case .equal: "equal"
      case .greaterOrEqual: "greaterOrEqual"
      }
    return .map([
      "name": .text(orNil: constraint.name),
      "left": .expression(constraint.left, boxes),
      "relation": .code(relation),
      "right": .expression(constraint.right, boxes),
      "priority": .code(SwiftExpression.number(constraint.priority)),
      "place": .text(SpecPlace.text(of: constraint.origin.range)),
    ])
  }

  private static func expression(
    _ expression: LinearExpression, _ boxes: SwiftBoxes
  ) -> TemplateValue {
    let terms = expression.terms.enumerated().map { number, term in
      TemplateValue.map([
        "coefficient": .code(SwiftExpression.number(term.coefficient)),
        "box": .code(boxes.code(term.anchor.box)),
        "attribute": .code(term.anchor.attribute.rawValue),
        "isLast": .flag(number == expression.terms.count - 1),
      ])
    }
    return .map([
      "terms": .list(terms), "constant": .code(SwiftExpression.number(expression.constant)),
    ])
  }

  static func text(orNil text: String?) -> TemplateValue { text.map { .text($0) } ?? .code("nil") }

  /// The lines of a text, each fit for a comment.
  static func comment(_ text: String) -> TemplateValue {
    .list(SwiftComment.lines(text).map { .map(["line": .code($0)]) })
  }

  static func number(_ number: Double) -> TemplateValue { .code(number.decimalText) }

  static func rect(_ rect: Rect) -> TemplateValue {
    .map([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }

  fileprivate static func font(_ font: Font) -> TemplateValue {
    .map([
      "family": .text(font.family),
      "size": .number(font.size),
      "weight": .code(font.weight.rawValue),
      "design": .code(font.design.rawValue),
      "textStyle": .text(orNil: font.textStyle?.rawValue),
    ])
  }
}

extension View.Content {
  fileprivate var templateText: TemplateValue {
    guard case .text(let content) = self else { return .flag(false) }
    let insets = content.insets
    return .map([
      "string": .text(content.text),
      "font": .font(content.font),
      "hasRuns": .flag(!content.runs.isEmpty),
      "runs": .list(content.runs.map(\.templateValue)),
      "subtitle": .text(orNil: content.companions?.subtitle?.text),
      "lineLimit": .code(String(content.lineLimit)),
      "top": .number(insets.top),
      "left": .number(insets.left),
      "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  fileprivate var templatePicture: TemplateValue {
    switch self {
    case .picture(let name, _): .text(name)
    case .text(let text): .text(orNil: text.companions?.picture?.name)
    default: .code("nil")
    }
  }
}

extension TextContent.Run {
  fileprivate var templateValue: TemplateValue {
    .map([
      "string": .text(text),
      "font": .font(font),
      "isStruck": .flag(isStruck),
      "isUnderlined": .flag(isUnderlined),
    ])
  }
}
