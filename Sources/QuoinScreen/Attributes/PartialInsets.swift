import QuoinSource
import QuoinSyntax

/// Insets of which some sides may be left to a weaker layer, leading and trailing already turned to
/// left and right.
struct PartialInsets: Sendable, Hashable {
  /// From the top, in points.
  var top: Double?
  /// From the left, in points.
  var left: Double?
  /// From the bottom, in points.
  var bottom: Double?
  /// From the right, in points.
  var right: Double?
  /// Whether left or right was written, which never turn.
  var isPhysical = false

  /// The sides this leaves open filled from weaker insets.
  func over(_ weaker: PartialInsets) -> PartialInsets {
    PartialInsets(
      top: top ?? weaker.top, left: left ?? weaker.left, bottom: bottom ?? weaker.bottom,
      right: right ?? weaker.right, isPhysical: isPhysical || weaker.isPhysical)
  }

  /// The insets, open sides filled from `defaults`.
  func filled(from defaults: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaults.top, left: left ?? defaults.left, bottom: bottom ?? defaults.bottom,
      right: right ?? defaults.right)
  }

  /// The insets as written, open sides filled from `defaults`.
  func written(over defaults: EdgeInsets) -> WrittenInsets {
    WrittenInsets(filled(from: defaults), isPhysical: isPhysical)
  }
}

extension ValueType where Value == PartialInsets {
  /// A number for all sides, `[vertical, horizontal]`, or a map of sides.
  static let insets = ValueType("insets") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    switch resolved.content {
    case .scalar(let scalar):
      let parts = scalar.text.split(separator: " ")
      if parts.count == 2, parts.allSatisfy({ DecimalNumber.parse(String($0)) != nil }) {
        let pair = "[\(parts[0]), \(parts[1])]"
        var diagnostic = Diagnostic.expected(
          "insets", got: resolved, hint: "write \(pair): above and below, at the sides")
        diagnostic.fix = .init("write \(pair)", edits: [.init(range: resolved.range, text: pair)])
        context.report(diagnostic)
        return nil
      }
      guard let all = ValueType<Double>.length.read(resolved, &context) else { return nil }
      return PartialInsets(top: all, left: all, bottom: all, right: all)
    case .sequence(let items): return pair(items, at: resolved, &context)
    case .mapping: return sides(resolved, &context)
    }
  }

  private static func pair(
    _ items: [SyntaxNode], at node: SyntaxNode, _ context: inout ReadContext
  ) -> PartialInsets? {
    guard items.count == 2 else {
      context.report(.insetsList(of: items.count, at: node.range))
      return nil
    }
    guard let vertical = ValueType<Double>.length.read(items[0], &context),
      let horizontal = ValueType<Double>.length.read(items[1], &context)
    else { return nil }
    return PartialInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  private static func sides(_ node: SyntaxNode, _ context: inout ReadContext) -> PartialInsets {
    let fields = MapReader(node, &context, allows: sideNames)
    func side(_ name: String) -> Double? {
      fields.read(name, as: .length, &context)
    }
    let vertical = side("vertical")
    let horizontal = side("horizontal")
    let leading = side("leading")
    let trailing = side("trailing")
    let left = side("left")
    let right = side("right")
    if let physical = fields.entry("left") ?? fields.entry("right"),
      fields.has("leading") || fields.has("trailing")
    {
      context.report(.mixedSides(at: physical.keyRange))
    }
    let isLeftToRight = context.cell.direction == .leftToRight
    return PartialInsets(
      top: side("top") ?? vertical,
      left: left ?? (isLeftToRight ? leading : trailing) ?? horizontal,
      bottom: side("bottom") ?? vertical,
      right: right ?? (isLeftToRight ? trailing : leading) ?? horizontal,
      isPhysical: left != nil || right != nil)
  }

  private static let sideNames = [
    "top", "leading", "bottom", "trailing", "left", "right", "vertical", "horizontal",
  ]
}

extension Diagnostic {
  static func insetsList(of count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "insets-list",
      count == 4
        ? "four insets in a list: UIKit and CSS order them differently, so it cannot be told which"
          + " is which"
        : "a list of insets has two items: [vertical, horizontal], not \(count)",
      at: range, hint: "write a map such as {top: 8, leading: 12, bottom: 8, trailing: 12}")
  }

  static func mixedSides(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "mixed-sides", "left or right together with leading or trailing", at: range,
      hint: "leading and trailing follow the direction, left and right never do: use one pair")
  }
}
