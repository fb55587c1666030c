import QuoinSource

extension Screen {
  /// The screen as text, one line a fact, for `quoin dump --stage screen`, goldens and docs.
  public var dump: String {
    var lines = ["screen \(quoted(name))", "  cell \(cell.dump)", "  canvas \(canvas.dump)"]
    var components: [ExactString: [String]] = [:]
    for instance in instances {
      components[ExactString(instance.id), default: []].append(instance.component)
    }
    var depths: [Int] = []
    for view in views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 1
      depths.append(depth)
      let origin = components[ExactString(view.id), default: []].map { "component \(quoted($0))" }
      lines += (view.dumpLines + stackLines(of: view) + origin).enumerated().map { index, line in
        String(repeating: "  ", count: index == 0 ? depth : depth + 1) + line
      }
    }
    lines += guides.map { "  guide \(quoted($0.id))" }
    let names = BoxNames(self)
    lines += constraints.map { "  constraint " + $0.description(in: names.name(of:)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func stackLines(of view: View) -> [String] {
    var lines: [String] = []
    if let minimum = view.spacerMinimum { lines.append("spacer \(number(minimum))") }
    guard let stack = view.stack else { return lines }
    lines.append(
      "stack \(stack.axis.rawValue) spacing \(number(stack.spacing))"
        + " \(stack.distribution.rawValue) \(stack.alignment.rawValue)"
        + (stack.usesMargins ? " in margins" : ""))
    for spacing in stack.customSpacings where views.indices.contains(spacing.view) {
      lines.append(
        "spacingAfter \(quoted(views[spacing.view].id)) \(number(spacing.length))")
    }
    return lines
  }
}

extension Cell {
  /// "iPhone 16 portrait L en ltr light"; "canvas" stands for a device where there is none.
  public var dump: String {
    [
      device ?? "canvas", orientation.rawValue, textSize.rawValue, locale, direction.rawValue,
      theme.rawValue,
    ].joined(separator: " ")
  }
}

extension Canvas {
  fileprivate var dump: String {
    let width = width.map(number) ?? "fit"
    let height = height.map(number) ?? "fit"
    let bars = chrome.map { bar in
      " \(bar.kind.rawValue) \(number(bar.outer)) to \(number(bar.inner))"
    }
    return "\(width)x\(height)@\(number(scale)) safeArea \(safeArea.dump) margins \(margins.dump)"
      + bars.joined()
  }
}

extension EdgeInsets {
  /// "top left bottom right".
  fileprivate var dump: String { [top, left, bottom, right].map(number).joined(separator: " ") }
}

extension View {
  fileprivate var dumpLines: [String] {
    var lines = ["\(kind) \(quoted(id))"]
    switch content {
    case .none: break
    case .picture(let name, let size):
      lines.append("picture \(quoted(name))" + (size.map { " \($0.dump)" } ?? ""))
    case .text(let text): lines += text.dumpLines
    case .control(let control): lines += control.dumpLines
    }
    lines += element.dumpLines
    lines.append(
      "hugging \(hugging.dump) resistance \(resistance.dump) margins \(margins.dump)")
    if let size = givenContentSize {
      let axes = [size.width, size.height].map { $0.map(number) ?? "none" }
      lines.append("givenContentSize \(axes.joined(separator: " × "))")
    }
    if alignmentInsets != .zero { lines.append("alignmentInsets \(alignmentInsets.dump)") }
    if scrolls { lines.append("scrolls") }
    if alignsTextToTop { lines.append("alignsTextToTop") }
    lines += appearance.dumpLines
    if isHidden { lines.append("hidden") }
    if !isEnabled { lines.append("disabled") }
    lines += accessibility.dumpLines
    if let note { lines.append("note \(quoted(note))") }
    return lines
  }
}

extension TextContent {
  fileprivate var dumpLines: [String] {
    var lines = ["text \(quoted(text))", "font \(font.dump) color \(color.hexadecimal)"]
    lines += runs.map(\.dump)
    var layout = "lines \(lineLimit) \(lineBreak.rawValue) \(alignment.rawValue)"
    if kern != 0 { layout += " kern \(number(kern))" }
    if paragraph.lineHeightMultiple != 1 {
      layout += " lineHeightMultiple \(number(paragraph.lineHeightMultiple))"
    }
    if paragraph.lineSpacing != 0 { layout += " lineSpacing \(number(paragraph.lineSpacing))" }
    if paragraph.paragraphSpacing != 0 {
      layout += " paragraphSpacing \(number(paragraph.paragraphSpacing))"
    }
    if minimumScale != 1 { layout += " minimumScale \(number(minimumScale))" }
    if tightens { layout += " tightens" }
    if roundsHeightToPoint { layout += " roundsHeightToPoint" }
    if let preferredMaxWidth { layout += " preferredMaxWidth \(number(preferredMaxWidth))" }
    lines.append(layout)
    if border != .zero { lines.append("border \(border.dump)") }
    if insets != .zero { lines.append("insets \(insets.dump)") }
    if let leftView { lines.append("leftView \(leftView.dump)") }
    if let rightView { lines.append("rightView \(rightView.dump)") }
    if minimumSize != Size(width: 0, height: 0) { lines.append("minimumSize \(minimumSize.dump)") }
    lines += companions?.dumpLines ?? []
    if let input { lines.append("input \(input.dump)") }
    return lines
  }
}

extension SideView {
  fileprivate var dump: String {
    let content =
      switch content {
      case .text(let text, let font, let color):
        "text \(quoted(text)) \(font.dump) \(color.hexadecimal)"
      case .picture(let name, let size, let color):
        "picture \(quoted(name)) \(size.dump) \(color.hexadecimal)"
      case .blank(let width): "blank \(number(width))"
      }
    return content + " padding \(number(padding))" + (size.map { " size \($0.dump)" } ?? "")
      + (edgeGap == 0 ? "" : " edgeGap \(number(edgeGap))")
  }
}

extension TextContent.Run {
  fileprivate var dump: String {
    "run \(quoted(text)) \(font.dump) \(color.hexadecimal)"
      + (kern == 0 ? "" : " kern \(number(kern))") + (isStruck ? " strike" : "")
      + (isUnderlined ? " underline" : "")
  }
}

extension Companions {
  fileprivate var dumpLines: [String] {
    var lines: [String] = []
    if let picture {
      lines.append(
        "picture \(quoted(picture.name)) \(picture.size.dump) \(picture.color.hexadecimal)"
          + " \(placement.rawValue) padding \(number(imagePadding))")
    }
    if let subtitle {
      lines.append(
        "subtitle \(quoted(subtitle.text)) \(subtitle.font.dump) \(subtitle.color.hexadecimal)"
          + " padding \(number(titlePadding))")
    }
    if titleInsets != .zero { lines.append("titleInsets \(titleInsets.dump)") }
    if imageInsets != .zero { lines.append("imageInsets \(imageInsets.dump)") }
    return lines
  }
}

extension TextInput {
  fileprivate var dump: String {
    "\(keyboard.rawValue)" + (isSecure ? " secure" : "") + (isEditing ? " editing" : "")
      + (placeholder.map { " placeholder \(quoted($0))" } ?? "")
  }
}

extension Appearance {
  fileprivate var dumpLines: [String] {
    var lines: [String] = []
    if let background { lines.append("background \(background.hexadecimal)") }
    if cornerRadius != 0 { lines.append("cornerRadius \(number(cornerRadius))") }
    if let border { lines.append("border \(border.color.hexadecimal) \(number(border.width))") }
    if let shadow {
      let (x, y) = (number(shadow.x), number(shadow.y))
      lines.append("shadow \(shadow.color.hexadecimal) \(number(shadow.radius)) \(x) \(y)")
    }
    if alpha != 1 { lines.append("alpha \(number(alpha))") }
    if let tint { lines.append("tint \(tint.hexadecimal)") }
    if clips { lines.append("clips") }
    if contentMode != .scaleToFill { lines.append("contentMode \(contentMode.rawValue)") }
    return lines
  }
}

extension Accessibility {
  fileprivate var dumpLines: [String] {
    var parts: [String] = []
    if let identifier { parts.append(quoted(identifier)) }
    if let label { parts.append("label \(quoted(label))") }
    if !traits.isEmpty { parts.append("traits \(traits.map(quoted).joined(separator: " "))") }
    return parts.isEmpty ? [] : ["accessibility " + parts.joined(separator: " ")]
  }
}

extension ControlContent {
  fileprivate var dumpLines: [String] {
    let axes = [size.width, size.height].map { $0.map(number) ?? "none" }
    let standing = heightOnHomeIndicator.map { " on the home indicator \(number($0))" } ?? ""
    return ["control \(axes.joined(separator: "x"))\(standing)"] + (captions?.dumpLines ?? [])
      + shapes.map(\.dump)
  }
}

extension Captions {
  fileprivate var dumpLines: [String] {
    var layout = "\(alignment.rawValue) leadingInset \(number(leadingInset))"
    if topInset != 0 { layout += " topInset \(number(topInset))" }
    if let fitting {
      layout += " padding \(number(fitting.padding)) divider \(number(fitting.divider))"
    }
    return [
      "captions " + texts.map(quoted).joined(separator: " "),
      "font \(font.dump) color \(color.hexadecimal) \(layout)",
    ]
  }
}

extension Shape {
  fileprivate var dump: String {
    var text = "shape \(outline.dump) \(horizontal.dump) \(vertical.dump)"
    if let fill { text += " fill \(fill.hexadecimal)" }
    if let stroke { text += " stroke \(stroke.hexadecimal) \(number(lineWidth))" }
    return text
  }
}

extension Shape.Outline {
  fileprivate var dump: String {
    switch self {
    case .box(let radius): "box \(number(radius))"
    case .ellipse: "ellipse"
    case .line: "line"
    }
  }
}

extension Shape.Extent {
  /// "0%+2 100%-2".
  fileprivate var dump: String {
    [start, end].map { place in
      let sign = place.offset < 0 ? "-" : "+"
      return "\(number(place.share * 100))%\(sign)\(number(place.offset.magnitude))"
    }.joined(separator: " ")
  }
}

extension Font {
  fileprivate var dump: String {
    "\(quoted(family)) \(number(size)) \(weight.rawValue)"
      + (design == .default ? "" : " \(design.rawValue)")
      + (textStyle.map { " \($0.rawValue)" } ?? "")
      + (unscaledSize.map { " of \(number($0))" } ?? "")
  }
}

extension View.AxisPriorities {
  fileprivate var dump: String { "\(number(horizontal)) \(number(vertical))" }
}

extension Size {
  fileprivate var dump: String { "\(number(width))x\(number(height))" }
}

extension Color {
  /// `RRGGBBAA`.
  public var hexadecimal: String {
    [red, green, blue, alpha].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

/// A number without a needless fraction.
func number(_ value: Double) -> String {
  if let whole = Int(exactly: value) { return String(whole) }
  return "\(value)"
}

/// A text in quotes with everything escaped that a terminal would act on.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      let category = scalar.properties.generalCategory
      let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
      result += isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
  return result + "\""
}
