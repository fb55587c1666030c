import QuoinScreen

/// Swift expressions for values of the model.
///
/// All are made of numbers and words of this program; text of a spec goes through `SwiftLiteral`.
enum SwiftExpression {
  /// The shortest literal that reads back as the same number.
  static func number(_ number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A length of points and pixels, which are as long as the screen has them.
  static func length(points: Double, pixels: Double) -> String {
    guard pixels != 0 else { return number(points) }
    let sum = points == 0 ? "" : "\(number(points)) + "
    return "\(sum)pixels(\(number(pixels)))"
  }

  /// A `UIColor`: UIKit's by its name, another by its channels in each theme.
  static func color(_ color: Color) -> String {
    switch color.origin {
    case .system(let name): "." + name
    case .themed(let light, let dark): "UIColor(light: \(hex(light)), dark: \(hex(dark)))"
    case nil: "UIColor(rgba: \(hex(color.packed)))"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// A `UIFont`, which follows the text size where the spec's does.
  static func font(_ font: Font) -> String {
    guard let style = font.textStyle else { return unscaled(font, size: font.size) }
    let name = style.rawValue
    if font.family == Font.systemFamily, font.design == .default, font.weight == style.weight,
      font.unscaledSize == nil
    {
      return ".preferredFont(forTextStyle: .\(name))"
    }
    let size = font.unscaledSize ?? style.pointSize(at: .L)
    return "UIFontMetrics(forTextStyle: .\(name)).scaledFont(for: \(unscaled(font, size: size)))"
  }

  private static func unscaled(_ font: Font, size: Double) -> String {
    let points = number(size)
    if font.family != Font.systemFamily {
      return ".named(\(SwiftLiteral.quoted(font.family)), size: \(points), weight: ."
        + "\(font.weight.rawValue))"
    }
    var text = ".systemFont(ofSize: \(points)"
    if font.weight != .regular { text += ", weight: .\(font.weight.rawValue)" }
    text += ")"
    return font.design == .default ? text : "\(text).design(.\(font.design.rawValue))"
  }

  /// A call whose arguments go on further lines where one line would be too long.
  ///
  /// The arguments are made by this program: no text in them has a line end.
  static func call(_ function: String, _ arguments: [String]) -> String {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    if line.utf8.count + indentation.utf8.count <= lineLength { return line }
    var lines: [String] = []
    for argument in arguments {
      // A blank and a comma, and what the line is indented by.
      let length = (lines.last?.utf8.count ?? lineLength) + argument.utf8.count + 8
      if length <= lineLength {
        lines[lines.count - 1] += " \(argument),"
      } else {
        lines.append("\(argument),")
      }
    }
    let text = lines.joined(separator: "\n\(indentation)  ")
    return "\(function)(\n\(indentation)  \(text.dropLast()))"
  }

  /// What the statements of a method are indented by, and how long a line may be.
  private static let indentation = "    "
  private static let lineLength = 100

  /// An expression that begins with a member's dot, for where its type is not known.
  static func of(_ type: String, _ expression: String) -> String {
    expression.hasPrefix(".") ? type + expression : expression
  }

  /// Insets by direction; those written by side keep their sides.
  static func insets(_ insets: WrittenInsets, _ direction: LayoutDirection) -> String {
    let type = insets.isPhysical ? "UIEdgeInsets" : "NSDirectionalEdgeInsets"
    let edges = insets.edges
    if edges == .zero { return "\(type).zero" }
    let isTurned = direction == .rightToLeft && !insets.isPhysical
    let first = number(isTurned ? edges.right : edges.left)
    let second = number(isTurned ? edges.left : edges.right)
    let (top, bottom) = (number(edges.top), number(edges.bottom))
    return insets.isPhysical
      ? "\(type)(\n      top: \(top), left: \(first), bottom: \(bottom), right: \(second))"
      : "\(type)(\n      top: \(top), leading: \(first), bottom: \(bottom), trailing: \(second))"
  }

  /// A size.
  static func size(_ size: Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }
}
