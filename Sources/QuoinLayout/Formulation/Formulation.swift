import QuoinScreen
import QuoinSolver

/// A screen as a linear system: a row a constraint, and four variables a view and a guide.
///
/// Horizontal places count from the leading edge, so both directions give the same system.
struct Formulation {
  /// The screen.
  let screen: Screen
  /// What its content measures in this pass.
  let measures: ContentMeasures
  /// The constraints, each the row of the same number: the screen's own, then what rules imply.
  let constraints: [Constraint]
  /// The system.
  private(set) var system = LinearSystem()
  /// What the boxes with a known place, such as the safe area, add to each row's constant.
  private(set) var shifts: [Double] = []
  /// The variables of the views.
  private(set) var views: [BoxVariables] = []
  /// The variables of the guides.
  private(set) var guides: [BoxVariables] = []
  /// The width and height of what scrolls in each scroll view, by the view's index.
  private(set) var contents: [Int: (width: Variable, height: Variable)] = [:]
  /// The width of a canvas that fits its content.
  private(set) var screenWidth: Variable?
  /// The height of a canvas that fits its content.
  private(set) var screenHeight: Variable?

  /// Formulates a screen.
  ///
  /// Complexity: linear in its views and terms, times the depth of containers.
  init(_ screen: Screen, measures: ContentMeasures) {
    self.screen = screen
    self.measures = measures
    constraints = screen.constraints + ImpliedConstraints(screen, measures: measures).all
    addVariables()
    for constraint in constraints { addRow(constraint) }
    addPreferences()
  }

  private mutating func addVariables() {
    for _ in screen.views { views.append(BoxVariables(in: &system)) }
    for _ in screen.guides { guides.append(BoxVariables(in: &system)) }
    if screen.canvas.width == nil { screenWidth = system.addVariable() }
    if screen.canvas.height == nil { screenHeight = system.addVariable() }
    for index in BoxUses(screen).scrolledContents {
      let width = system.addVariable()
      contents[index] = (width, system.addVariable())
    }
  }

  private mutating func addRow(_ constraint: Constraint) {
    let isPhysical = isPhysical(constraint)
    var form = form(of: constraint.left, physical: isPhysical)
    form.add(self.form(of: constraint.right, physical: isPhysical), times: -1)
    let row = Row(
      form.mergedTerms(), Relation(constraint.relation), -form.constant,
      Priority(constraint.priority))
    shifts.append(row.constant - (constraint.right.constant - constraint.left.constant))
    system.add(row)
  }

  /// Where the rows leave a choice: near the content size, then near leading and top, in order of
  /// declaration.
  private mutating func addPreferences() {
    for (box, size) in zip(views, measures.sizes) { preferSize(of: box, near: size) }
    for box in guides { preferSize(of: box, near: nil) }
    for box in views + guides {
      system.prefer(box.horizontal.start, near: 0)
      system.prefer(box.vertical.start, near: 0)
    }
    for (_, content) in contents.sorted(by: { $0.key < $1.key }) {
      system.prefer(content.width, near: 0)
      system.prefer(content.height, near: 0)
    }
    if let screenWidth { system.prefer(screenWidth, near: 0) }
    if let screenHeight { system.prefer(screenHeight, near: 0) }
  }

  private mutating func preferSize(of box: BoxVariables, near size: ContentSize?) {
    system.prefer(box.horizontal.length, near: size?.width ?? 0)
    system.prefer(box.vertical.length, near: size?.height ?? 0)
  }
}

extension Relation {
  /// The relation of a row that a constraint comes to.
  init(_ relation: Constraint.Relation) {
    switch relation {
    case .lessOrEqual: self = .lessOrEqual
    case .equal: self = .equal
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}
