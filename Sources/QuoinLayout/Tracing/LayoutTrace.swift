import QuoinScreen
import QuoinSolver

/// The stages between a screen and its frame table as text, for `quoin dump` and golden files.
public struct LayoutTrace: Sendable {
  private let passes: LayoutPasses
  private let writer: ConstraintText

  /// Lays a screen out and keeps what lies between.
  public init(_ screen: Screen) {
    var measurer = ContentMeasurer(screen)
    passes = LayoutPasses(screen, measurer: &measurer)
    writer = ConstraintText(screen)
  }

  /// One line a constraint: the equation, its name, and its line and column or its rule.
  ///
  /// Content sizes are those of the last pass.
  public var constraints: String {
    lines(passes.formulation.constraints.map { "\(writer.text($0))\(origin($0))" })
  }

  /// One line a row over variables, then one line a preference, strongest first.
  ///
  /// Places count from the container.
  public var system: String {
    let names = variableNames
    let formulation = passes.formulation
    let rows = zip(formulation.system.rows, formulation.constraints).map { row, constraint in
      "\(text(row, names))\(origin(constraint))"
    }
    let preferences = formulation.system.preferences.map {
      "prefer \(names[$0.variable.index]) near \(PointText.text($0.target))"
    }
    return lines(rows + preferences)
  }

  /// One line a box: its place from the leading and top edge of the screen before the pixel pass.
  public var solution: String {
    let screen = passes.formulation.screen
    let size = passes.boxes.size
    let header = ["passes \(passes.count)", "screen 0 0 \(numbers([size.width, size.height]))"]
    let boxes = zip(
      screen.views.map(\.id) + screen.guides.map(\.id), passes.boxes.views + passes.boxes.guides)
    return lines(
      header
        + boxes.map { id, box in "\(id) \(numbers([box.x, box.y, box.width, box.height]))" })
  }
}

extension LayoutTrace {
  private var variableNames: [String] {
    let screen = passes.formulation.screen
    var names = (screen.views.map(\.id) + screen.guides.map(\.id)).flatMap { id in
      [Attribute.leading, .top, .width, .height].map { "\(id).\($0.rawValue)" }
    }
    if screen.canvas.width == nil { names.append("screen.width") }
    if screen.canvas.height == nil { names.append("screen.height") }
    for index in passes.formulation.contents.keys.sorted() {
      let content = writer.name(.content(of: index))
      names += ["\(content).width", "\(content).height"]
    }
    return names
  }

  private func text(_ row: Row, _ names: [String]) -> String {
    var text = ""
    for term in row.terms {
      let factor = abs(term.coefficient)
      let name = names[term.variable.index]
      let part = factor == 1 ? name : "\(PointText.text(factor)) * \(name)"
      let sign = term.coefficient < 0 ? "-" : "+"
      if text.isEmpty {
        text = sign == "-" ? "-\(part)" : part
      } else {
        text += " \(sign) \(part)"
      }
    }
    if text.isEmpty { text = "0" }
    text += " \(sign(row.relation)) \(PointText.text(row.constant))"
    return row.priority.isRequired ? text : "\(text) @\(PointText.text(row.priority.value))"
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }

  private func origin(_ constraint: Constraint) -> String {
    let name = constraint.name.map { " (\($0))" } ?? ""
    switch constraint.origin {
    case .written(let range):
      return "\(name)  # \(range.start.line):\(range.start.column)"
    case .rule(let rule, _): return "\(name)  # \(rule)"
    }
  }

  private func numbers(_ values: [Double]) -> String {
    values.map { PointText.text($0) }.joined(separator: " ")
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
