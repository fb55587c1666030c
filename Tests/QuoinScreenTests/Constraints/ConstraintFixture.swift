import QuoinSource
import QuoinSyntax

@testable import QuoinScreen

/// A screen's names for tests: views, a guide, values, and where constraints are written.
struct ConstraintFixture {
  /// Ids of views, by index; `title` is in `form`.
  static let views = [
    "me", "form", "logo", "hero", "card", "a", "b", "c", "a-b", "2-up", "👍🏽", "card.title", "größe",
  ]
  /// Ids of guides, by index.
  static let guides = ["column"]
  /// Values, by name.
  static let values: [String: String] = [
    "gap": "12", "gutter": "$gap", "wide": "44...100", "soft": "20 @750",
    "below": "logo.bottom + 8",
    "factor": "0.5", "half": "50%", "ratio": "16:9", "nothing": "none", "loop": "$loop",
    "loopTerm": "$loopTerm + 1", "word": "hello", "misspelt": "lgoo.top", "strong": "900",
    "zero": "0", "level": "$level",
    "bomb": "$bomb + $bomb", "gap.top-1": "7",
  ]

  /// The scope of a screen's top views, or of the views in a container.
  static func scope(in container: Int? = nil, guide: LayoutBox? = nil) -> AnchorScope {
    AnchorScope(
      boxes: box, ids: views + guides, value: value, valueNames: values.keys.sorted(),
      container: container, superview: { superview(of: $0) },
      guide: guide ?? container.map(LayoutBox.view) ?? .safeArea, scrolls: [7],
      pixel: 1.0 / 2, name: name)
  }

  /// A value's text; `b20` doubles `b19`, and so on down to `b0`.
  private static func value(_ name: String) -> String? {
    if name.hasPrefix("b"), let number = Int(name.dropFirst()), number >= 0 {
      return number == 0 ? "1" : "$b\(number - 1) + $b\(number - 1)"
    }
    return values[name]
  }

  private static func box(_ id: String) -> LayoutBox? {
    if let index = views.firstIndex(where: { $0.utf8.elementsEqual(id.utf8) }) {
      return .view(index)
    }
    return guides.firstIndex(of: id).map(LayoutBox.guide)
  }

  /// `logo` and `hero` are in `form`, `b` in the scroll view `c`, all else on the screen.
  private static func superview(of box: LayoutBox) -> LayoutBox {
    switch box {
    case .view(2), .view(3): .view(1)
    case .view(6): .view(7)
    default: .screen
    }
  }

  private static func name(_ box: LayoutBox) -> String {
    switch box {
    case .screen: "screen"
    case .safeArea: "screen.safeArea"
    case .keyboard: "keyboard"
    case .view(let index): views[index]
    case .guide(let index): guides[index]
    case .margins(let view): "\(view.map { views[$0] } ?? "screen").margins"
    case .readable(let view): "\(view.map { views[$0] } ?? "screen").readable"
    case .content(let view): "\(views[view]).content"
    case .frame(let view): "\(views[view]).frame"
    }
  }

  /// What reading gave.
  struct Outcome {
    /// The constraints.
    var constraints: [Constraint]
    /// The diagnostics.
    var diagnostics: [Diagnostic]

    /// The constraints as text.
    var texts: [String] { constraints.map { $0.description(in: ConstraintFixture.name) } }
    /// The diagnostics as `severity id line:column "text of the range"`.
    var faults: [String] {
      diagnostics.map {
        let start = $0.range?.start ?? SourcePosition(line: 0, column: 0)
        let severity = $0.severity == .error ? "" : "\($0.severity.rawValue) "
        return "\(severity)\($0.id) \(start.line):\(start.column) '\($0.range?.text ?? "")'"
      }
    }
  }

  /// Reads the value of a key of a box, the view `me` unless told.
  static func read(
    _ key: String, _ value: FlowText, scope: AnchorScope = scope(), prefix: String? = nil,
    box: LayoutBox = .view(0)
  ) -> Outcome {
    let prefix = prefix ?? "\(key): "
    let node = value.node(after: prefix)
    var outcome = Outcome(constraints: [], diagnostics: [])
    guard let anchorKey = AnchorKey(key) else { return outcome }
    let keyRange = SourceRange(file: node.range.file, lower: 0, upper: key.utf8.count)
    outcome.constraints = AnchorReader.read(
      anchorKey, keyRange: keyRange, node: node, box: box, scope: scope,
      diagnostics: &outcome.diagnostics)
    return outcome
  }

  /// Reads an equation.
  static func read(equation: FlowText, scope: AnchorScope = scope()) -> Outcome {
    var outcome = Outcome(constraints: [], diagnostics: [])
    outcome.constraints = EquationReader.read(
      equation.node(), scope: scope, diagnostics: &outcome.diagnostics)
    return outcome
  }
}
