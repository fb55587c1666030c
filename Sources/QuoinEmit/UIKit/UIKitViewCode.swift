import QuoinScreen
import QuoinTemplates

/// The code of one view: how it is made, set up and updated.
struct UIKitViewCode {
  /// The view.
  let view: View
  /// Its property's name as code has it.
  let name: String
  /// What the names of its parameters begin with.
  let stem: String
  /// What the user chose.
  let options: CodeOptions
  /// The direction that the view's insets are turned to.
  let direction: LayoutDirection
  /// The names of the parameters of this view and those before it.
  private(set) var parameterNames: Set<String>

  /// The class.
  var className = "UIView"
  /// What its initializer is given.
  var arguments = ""
  /// What is set once.
  var setUp: [UIKitStatement] = []
  /// What is set from the parameters.
  var update: [UIKitStatement] = []
  /// What is set again at each layout: what does not follow the theme or the text size by itself.
  var layout: [UIKitStatement] = []
  /// Whether edits of a text view are to be told of.
  var hasTextEdits = false
  /// What can be changed.
  var parameters: [UIKitParameter] = []

  /// Writes a view's code.
  init(
    _ view: View, name: String, isMarginUsed: Bool, parameterNames: inout Set<String>,
    _ options: CodeOptions, _ direction: LayoutDirection
  ) {
    self.view = view
    self.name = SwiftName.quoted(name)
    stem = name
    self.options = options
    self.direction = direction
    self.parameterNames = parameterNames
    parameterNames = []
    let identifier = view.accessibility.identifier ?? view.id
    set("accessibilityIdentifier", .text(identifier))
    switch view.element {
    case .container: writeContainer()
    case .label(let insets): writeLabel(insets)
    case .textField(let field): writeTextField(field)
    case .textView(let insets, let isEditable): writeTextView(insets, isEditable: isEditable)
    case .button(let button): writeButton(button)
    case .picture(let isSymbol): writePicture(isSymbol: isSymbol)
    case .control(let control): writeControl(control)
    }
    if isMarginUsed { writeMargins() }
    writeAppearance()
    writePriorities()
    writeAccessibility()
    if view.isHidden {
      parameterize("isHidden", "IsHidden", .code("true"))
    }
    // Handed on and not copied, so that a screen of many views is written in linear time.
    parameterNames = self.parameterNames
    self.parameterNames = []
  }

  /// What the parameters of a view are called where no other's are; by any way of insets.
  static func parameterNames(of view: View, name: String) -> [String] {
    var names: Set<String> = []
    let code = UIKitViewCode(
      view, name: name, isMarginUsed: false, parameterNames: &names, CodeOptions(), .leftToRight)
    return code.parameters.map(\.name)
  }

  // MARK: Statements

  /// Sets a property once.
  mutating func set(_ property: String, _ value: TemplateValue) {
    setUp.append(UIKitStatement(code: "\(name).\(property)", value: value))
  }

  /// Sets a property once to an expression.
  mutating func set(_ property: String, _ code: String) { set(property, .code(code)) }

  /// Calls a method once.
  mutating func call(_ code: String) { setUp.append(.call("\(name).\(code)")) }

  /// Adds a parameter; gives the expression that reads it.
  mutating func parameter(
    _ suffix: String, type: String? = nil, _ value: TemplateValue
  ) -> String {
    var name = stem + suffix
    var number = 2
    while !parameterNames.insert(name).inserted {
      name = "\(stem + suffix)_\(number)"
      number += 1
    }
    parameters.append(UIKitParameter(name: name, type: type, value: value))
    return "parameters.\(name)"
  }

  /// Adds a parameter that a property is set to at every update.
  mutating func parameterize(
    _ property: String, _ suffix: String, type: String? = nil, _ value: TemplateValue
  ) {
    let parameter = parameter(suffix, type: type, value)
    update.append(UIKitStatement(code: "\(name).\(property)", value: .code(parameter)))
  }

  /// Adds a parameter for insets; those written by side are turned where they are set.
  mutating func parameterize(insets: WrittenInsets, _ property: String, _ suffix: String) {
    let code = parameter(insets: insets, suffix)
    update.append(UIKitStatement(code: "\(name).\(property)", value: .code(code)))
  }

  /// Adds a parameter for insets; gives the expression that reads it by direction.
  mutating func parameter(insets: WrittenInsets, _ suffix: String) -> String {
    let parameter = parameter(suffix, .code(SwiftExpression.insets(insets, direction)))
    return insets.isPhysical ? "\(parameter).directional(in: \(name))" : parameter
  }
}

// MARK: - What all views have

extension UIKitViewCode {
  private mutating func writeAppearance() {
    let look = view.appearance
    if let background = look.background, !isConfigured { writeBackground(background) }
    if let tint = look.tint { set("tintColor", SwiftExpression.color(tint)) }
    if look.alpha != 1 { set("alpha", SwiftExpression.number(look.alpha)) }
    if look.clips != clipsByItself { set("clipsToBounds", look.clips ? "true" : "false") }
    if look.contentMode != .scaleToFill { set("contentMode", ".\(look.contentMode.rawValue)") }
    if look.cornerRadius != 0, !isConfigured {
      set("layer.cornerRadius", SwiftExpression.number(look.cornerRadius))
    }
    if let border = look.border {
      let pixels = border.widthInPixels ?? 0
      set(
        "layer.borderWidth",
        SwiftExpression.length(points: pixels == 0 ? border.width : 0, pixels: pixels))
      setLayerColor("borderColor", border.color)
    }
    if let shadow = look.shadow {
      set("layer.shadowOpacity", "1")
      set("layer.shadowRadius", SwiftExpression.number(shadow.radius))
      set(
        "layer.shadowOffset", SwiftExpression.size(Size(width: shadow.x, height: shadow.y)))
      setLayerColor("shadowColor", shadow.color)
    }
    if !view.isEnabled { set(isControl ? "isEnabled" : "isUserInteractionEnabled", "false") }
  }

  /// A label draws its background as part of its content, which has round corners only where the label
  /// clips; and where it clips, it has no shadow, so that there the layer takes the colour.
  private mutating func writeBackground(_ color: Color) {
    let look = view.appearance
    let isRoundLabel = className.hasSuffix("Label") && look.cornerRadius != 0
    if isRoundLabel, look.shadow != nil {
      setLayerColor("backgroundColor", color)
      return
    }
    set("backgroundColor", SwiftExpression.color(color))
    if isRoundLabel, !look.clips { set("clipsToBounds", "true") }
  }

  private mutating func setLayerColor(_ property: String, _ color: Color) {
    let color = SwiftExpression.of("UIColor", SwiftExpression.color(color))
    layout.append(
      UIKitStatement(
        code: "\(name).layer.\(property)",
        value: .code("\(color).resolvedColor(with: traitCollection).cgColor")))
  }

  private mutating func writeMargins() {
    set("insetsLayoutMarginsFromSafeArea", "false")
    if view.margins != EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      set(
        "directionalLayoutMargins", SwiftExpression.insets(WrittenInsets(view.margins), direction))
    }
  }

  private mutating func writePriorities() {
    let axes: [(String, KeyPath<View.AxisPriorities, Double>)] = [
      ("horizontal", \.horizontal), ("vertical", \.vertical),
    ]
    for (axis, path) in axes {
      let hugging = view.hugging[keyPath: path]
      if hugging != 250 {
        call("setContentHuggingPriority(\(priority(hugging)), for: .\(axis))")
      }
      let resistance = view.resistance[keyPath: path]
      if resistance != 750 {
        call(
          "setContentCompressionResistancePriority(\(priority(resistance)), for: .\(axis))")
      }
    }
  }

  private func priority(_ value: Double) -> String {
    UIKitConstraint.priority(value)
  }

  private mutating func writeAccessibility() {
    if let label = view.accessibility.label {
      if case .picture = view.element { set("isAccessibilityElement", "true") }
      set("accessibilityLabel", .text(label))
    }
    let traits = view.accessibility.traits
    // Added to those that the class has: a button stays a button.
    let known = traits.filter { UIKitNewMember.trait($0) == nil }.map { ".\($0)" }
    if let first = known.first {
      let list = known.count == 1 ? first : "[\(known.joined(separator: ", "))]"
      call("accessibilityTraits.insert(\(list))")
    }
    for member in traits.compactMap(UIKitNewMember.trait) {
      setUp.append(
        member.statement("\(name).accessibilityTraits") { path, member in
          "\(path).insert(.\(member))"
        })
    }
  }

  /// Whether the view is a button that its configuration draws.
  private var isConfigured: Bool {
    guard case .button(let button) = view.element else { return false }
    return button.configuration != nil
  }

  /// Whether UIKit's class clips what is in it unless told otherwise.
  private var clipsByItself: Bool {
    switch view.element {
    case .container: view.scrolls
    case .textView: true
    case .control(let control): Self.scrollViews.contains(control.className)
    default: false
    }
  }

  private var isControl: Bool {
    switch view.element {
    case .label, .textField, .button: true
    case .control(let control): Self.controls.contains(control.className)
    default: false
    }
  }

  /// Classes that inherit from `UIScrollView`.
  private static let scrollViews = ["UITableView", "UICollectionView"]
  /// Classes that inherit from `UIControl`.
  private static let controls = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
  ]
}
