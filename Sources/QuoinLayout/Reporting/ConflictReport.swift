import QuoinScreen
import QuoinSolver
import QuoinSource

/// An error for each minimal set of required constraints that cannot hold together.
struct ConflictReport {
  private let passes: LayoutPasses
  private let writer: ConstraintText

  /// Makes the report of the last pass.
  init(_ passes: LayoutPasses) {
    self.passes = passes
    writer = ConstraintText(passes.formulation.screen)
  }

  /// One error a conflict, in the solver's order.
  var diagnostics: [Diagnostic] {
    passes.solution.conflicts.map { diagnostic(of: $0) }
  }

  /// The range is that of the constraint written last; the notes name all of the set.
  private func diagnostic(of conflict: Solution.Conflict) -> Diagnostic {
    let members = conflict.members.sorted { $0.row < $1.row }
    let constraints = passes.formulation.constraints
    let primary = members.last { isWritten(constraints[$0.row]) } ?? members.last
    let range = primary.map { constraints[$0.row].origin.range } ?? passes.formulation.screen.source
    return Diagnostic(
      .error, id: "conflict", message(primary: primary, count: members.count), at: range,
      hint: hint(members), notes: members.map { note(of: $0) },
      view: primary.flatMap { view(of: constraints[$0.row]) })
  }

  private func isWritten(_ constraint: Constraint) -> Bool {
    if case .written = constraint.origin { true } else { false }
  }

  /// The id of the first view that a constraint is about.
  private func view(of constraint: Constraint) -> String? {
    for anchor in constraint.anchors {
      if case .view(let index) = anchor.box {
        return passes.formulation.screen.views[index].id
      }
    }
    return nil
  }
}

/// Wording.
extension ConflictReport {
  private func message(primary: Solution.Conflict.Member?, count: Int) -> String {
    guard let primary else { return "required constraints cannot hold together" }
    let equation = writer.equation(passes.formulation.constraints[primary.row])
    switch count {
    case 1: return "'\(equation)' cannot hold"
    case 2: return "'\(equation)' cannot hold together with another required constraint"
    default:
      return "'\(equation)' cannot hold together with \(count - 1) other required constraints"
    }
  }

  private func hint(_ members: [Solution.Conflict.Member]) -> String {
    let written = members.count { isWritten(passes.formulation.constraints[$0.row]) }
    switch written {
    case 0: return "wrap one of these views in a view with an edge that gives way: bottom: 0 @999"
    case 1: return "change it or give it a lower priority, such as @999"
    default: return "remove one of them or give it a lower priority, such as @999"
    }
  }

  /// A member in the numbers that the user wrote: the constants of boxes with a known place, which
  /// the row has on its right side, are taken off again.
  private func note(of member: Solution.Conflict.Member) -> Diagnostic.Note {
    let constraint = passes.formulation.constraints[member.row]
    var text = "'\(writer.equation(constraint))'"
    if let name = constraint.name { text += " (\(name))" }
    if case .rule(let rule, _) = constraint.origin { text += " (\(rule))" }
    if let attainable = member.attainable {
      let needed = constraint.right.constant - constraint.left.constant
      let got = attainable - passes.formulation.shifts[member.row]
      text += " needs \(bound(constraint.relation))\(PointText.text(needed))"
      text += ", gets \(PointText.text(got))"
    }
    return Diagnostic.Note(text, at: constraint.origin.range)
  }

  private func bound(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .lessOrEqual: "at most "
    case .equal: ""
    case .greaterOrEqual: "at least "
    }
  }
}
