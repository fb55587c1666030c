import QuoinLayout
import QuoinScreen
import QuoinTemplates

extension EmitInput {
  /// What templates read: the screen, its cell and its views, parents first.
  var templateValue: TemplateValue {
    let (screen, frames) = (layout.screen, layout.frames)
    let cell = screen.cell
    let names = SwiftName.cases(screen.views.map(\.id))
    let views = zip(screen.views, frames.views).enumerated().map { index, pair in
      let parent = pair.0.parent.flatMap { names.indices.contains($0) ? names[$0] : nil }
      return TemplateValue.view(pair.0, pair.1, name: names[index], parent: parent)
    }
    return .map([
      "access": .code(code.access.modifier),
      "type": .code(SwiftName.type(screen.name)),
      "screen": .text(screen.name),
      "device": .text(orNil: cell.device),
      "orientation": .text(cell.orientation.rawValue),
      "textSize": .text(cell.textSize.rawValue),
      "locale": .text(cell.locale),
      "isRightToLeft": .flag(cell.direction == .rightToLeft),
      "isDark": .flag(cell.theme == .dark),
      "width": .number(frames.size.width),
      "height": .number(frames.size.height),
      "scale": .number(screen.canvas.scale),
      "hasViews": .flag(!views.isEmpty),
      "views": .list(views),
    ])
  }
}

extension TemplateValue {
  fileprivate static func view(
    _ view: View, _ frame: ViewFrame, name: String, parent: String?
  ) -> TemplateValue {
    .map([
      "name": .code(name),
      "id": .text(view.id),
      "kind": .text(view.kind),
      "parent": .code(parent.map { "." + $0 } ?? "nil"),
      "notes": .list(
        SwiftComment.lines(view.note ?? "").map { .map(["line": .code($0)]) }),
      "frame": .rect(frame.frame),
      "content": frame.content.map { .rect($0) } ?? .flag(false),
      "text": view.content.templateText,
      "picture": view.content.templatePicture,
      "isHidden": .flag(view.isHidden),
    ])
  }

  fileprivate static func text(orNil text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .code("nil")
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

  fileprivate static func number(_ number: Double) -> TemplateValue { .code(number.decimalText) }

  fileprivate static func rect(_ rect: Rect) -> TemplateValue {
    .map([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
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
