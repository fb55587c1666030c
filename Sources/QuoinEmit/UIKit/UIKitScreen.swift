import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTemplates

/// The class of a screen's view: what the template `uikit` reads.
struct UIKitScreen {
  private let screen: Screen
  private let options: CodeOptions
  private let plan: UIKitConstraintPlan
  private let names: UIKitNames
  private let anchors: UIKitAnchorNames
  private let views: [UIKitViewCode]

  /// Prepares the code of a screen.
  init(_ layout: ScreenLayout, _ options: CodeOptions) {
    screen = layout.screen
    self.options = options
    plan = UIKitConstraintPlan(screen)
    names = UIKitNames(screen, spanCount: plan.spanCount)
    anchors = UIKitAnchorNames(
      views: names.views.map(SwiftName.quoted), guides: names.guides, spans: names.spans,
      lists: Set(screen.views.enumerated().filter { $0.element.element.isList }.map(\.offset)),
      parents: screen.views.map(\.parent))
    let margins = Self.usedMargins(screen)
    let direction = screen.cell.direction
    var views: [UIKitViewCode] = []
    var parameterNames: Set<String> = []
    for (index, (view, name)) in zip(screen.views, names.views).enumerated() {
      views.append(
        UIKitViewCode(
          view, name: name, isMarginUsed: margins.contains(index),
          parameterNames: &parameterNames, options, direction))
    }
    self.views = views
  }

  /// The containers whose margins something keeps to.
  private static func usedMargins(_ screen: Screen) -> Set<Int> {
    var used: Set<Int> = []
    for (index, view) in screen.views.enumerated() where view.stack?.usesMargins == true {
      used.insert(index)
    }
    for constraint in screen.constraints {
      for anchor in constraint.anchors {
        switch anchor.box {
        case .margins(of: let index?), .readable(of: let index?): used.insert(index)
        default: break
        }
      }
    }
    return used
  }

  /// What the template reads.
  var templateValue: TemplateValue {
    let layout = views.flatMap(\.layout)
    let parameters = views.flatMap(\.parameters)
    return .map([
      "access": .code(options.access.modifier),
      "type": .code(UIKitNames.type(of: screen)),
      "screen": .code(SwiftComment.lines(screen.name).joined(separator: " ")),
      "spec": .code(SwiftComment.lines(Self.fileName(screen.source)).joined(separator: " ")),
      "insetsOption": .code(
        options.insets == .subclass ? "" : " --insets \(options.insets.rawValue)"),
      "imports": .list(imports.map { .map(["module": .code($0)]) }),
      "hasParameters": .flag(!parameters.isEmpty),
      "parameters": .list(parameters.map(\.templateValue)),
      "views": .list(zip(screen.views, views).map(property)),
      "guides": .list(zip(screen.guides, names.guides).map(property)),
      "namedConstraints": .list(namedConstraints),
      "setUps": .list(views.map { .map(["statements": .statements($0.setUp)]) }),
      "containments": .statements(containments),
      "layoutGuides": .list((names.guides + names.spans).map { .map(["guide": .code($0)]) }),
      "spans": .list(names.spans.map { .map(["name": .code($0)]) }),
      "constraintGroups": .list(constraintGroups),
      "updates": .statements(views.flatMap(\.update) + textWidths),
      "hasTextEdits": .flag(views.contains(where: \.hasTextEdits)),
      "usesKeyboard": .flag(usesKeyboard),
      "hasLayout": .flag(!layout.isEmpty),
      "layout": .statements(layout),
    ])
  }

  /// Whether a constraint names the keyboard.
  private var usesKeyboard: Bool {
    screen.constraints.contains { $0.anchors.contains { $0.box == .keyboard } }
  }

  private static func fileName(_ range: SourceRange) -> String {
    range.file.path.split(separator: "/").last.map(String.init) ?? ""
  }

  private var imports: [String] {
    var modules: [String] = []
    for view in screen.views {
      if case .control(let control) = view.element, let module = control.module,
        !modules.contains(module)
      {
        modules.append(module)
      }
    }
    return modules
  }

  // MARK: - Properties

  private func property(_ view: View, _ code: UIKitViewCode) -> TemplateValue {
    .map([
      "name": .code(code.name),
      "construction": .code("\(code.className)(\(code.arguments))"),
      "notes": .list(SwiftComment.lines(view.note ?? "").map { .map(["line": .code($0)]) }),
      "place": .code(comment(view.source)),
    ])
  }

  private func property(_ guide: Guide, _ name: String) -> TemplateValue {
    .map([
      "name": .code(name), "id": .text(guide.id), "place": .code(comment(guide.source)),
    ])
  }

  private func comment(_ range: SourceRange) -> String {
    SwiftComment.lines(SpecPlace.text(of: range)).joined(separator: " ")
  }

  /// Names of constraints in order, each with the constraints of that name.
  private var namedConstraints: [TemplateValue] {
    var order: [String] = []
    var members: [String: [UIKitConstraint]] = [:]
    for constraint in plan.constraints {
      guard let name = constraint.name else { continue }
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(constraint)
    }
    return order.map { name in
      let constraints = members[name] ?? []
      return .map([
        "name": .code(names.constraints[name] ?? ""),
        "isOne": .flag(constraints.count == 1),
        "constraints": .list(constraints.map(templateValue)),
      ])
    }
  }

  // MARK: - Steps

  /// Who holds whom, containers in order; then the spaces of stacks that name a child.
  private var containments: [UIKitStatement] {
    var children: [Int?: [Int]] = [:]
    for (index, view) in screen.views.enumerated() {
      children[view.parent, default: []].append(index)
    }
    var statements: [UIKitStatement] = []
    for parent in [nil] + screen.views.indices.map(Optional.some) {
      guard let list = children[parent] else { continue }
      let arguments = list.map { views[$0].name }
      guard let parent else {
        statements.append(.call(SwiftExpression.call("addSubviews", arguments)))
        continue
      }
      let stack = screen.views[parent].stack
      let method = stack == nil ? "addSubviews" : "addArrangedSubviews"
      statements.append(
        .call(SwiftExpression.call("\(views[parent].name).\(method)", arguments)))
      for spacing in stack?.customSpacings ?? [] {
        let length = SwiftExpression.number(spacing.length)
        let child = views[spacing.view].name
        statements.append(
          .call("\(views[parent].name).setCustomSpacing(\(length), after: \(child))"))
      }
    }
    return statements
  }

  /// The rows in which texts of several lines stand in containers, where UIKit does not see them.
  private var textWidths: [UIKitStatement] {
    var texts: [Int: [UIKitViewCode]] = [:]
    for (view, code) in zip(screen.views, views) where code.hasSeveralLines {
      if let parent = view.parent { texts[parent, default: []].append(code) }
    }
    return screen.views.indices.compactMap { index in
      guard let stack = screen.views[index].stack, stack.axis == .horizontal,
        stack.distribution == .fill, let texts = texts[index], texts.count > 1,
        texts.contains(where: \.isContainer)
      else { return nil }
      return .call("\(views[index].name).shareTextWidths()")
    }
  }

  /// The constraints, those of one box after another together; named ones by their properties.
  private var constraintGroups: [TemplateValue] {
    var groups: [ConstraintGroup] = []
    var named: Set<String> = []
    for constraint in plan.constraints {
      let box = title(of: constraint.left)
      guard let name = constraint.name, let property = names.constraints[name] else {
        groups.add(templateValue(constraint), of: box)
        continue
      }
      guard named.insert(name).inserted else { continue }
      if plan.constraints.count(where: { $0.name == name }) == 1 {
        groups.add(.map(["code": .code(property), "identity": .flag(false)]), of: box)
      } else {
        groups.append(ConstraintGroup(box: property, list: property))
      }
    }
    return groups.map(\.templateValue)
  }

  private func templateValue(_ constraint: UIKitConstraint) -> TemplateValue {
    .map(["code": .code(constraint.code(anchors)), "identity": .code(constraint.identity)])
  }

  private func title(of place: UIKitConstraint.Place) -> String {
    switch place {
    case .anchor(let anchor): anchors.path(of: anchor.box) ?? ""
    case .span: "span"
    }
  }
}

/// Constraints that are activated together.
private struct ConstraintGroup {
  /// The box they are of.
  var box: String
  /// The property that holds them all; nil where each is given.
  var list: String?
  /// The constraints.
  var constraints: [TemplateValue] = []

  var templateValue: TemplateValue {
    .map([
      "isList": .flag(list != nil), "list": .code(list ?? ""), "constraints": .list(constraints),
    ])
  }
}

extension [ConstraintGroup] {
  /// Adds a constraint of a box to the last group if that is the box's, else to a new one.
  fileprivate mutating func add(_ constraint: TemplateValue, of box: String) {
    if last?.box != box || last?.list != nil { append(ConstraintGroup(box: box)) }
    self[count - 1].constraints.append(constraint)
  }
}

extension TemplateValue {
  fileprivate static func statements(_ statements: [UIKitStatement]) -> TemplateValue {
    .list(statements.map(\.templateValue))
  }
}
