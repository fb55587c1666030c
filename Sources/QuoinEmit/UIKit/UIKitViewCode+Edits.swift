import QuoinScreen
import QuoinTemplates

/// What people change by themselves: its parameter takes their changes, so that the parameters are
/// always what is shown, and another parameter's change leaves alone what was typed or chosen.
extension UIKitViewCode {
  /// Adds a parameter that a text is set to where it differs: setting a text moves the cursor and
  /// ends what an input method is composing.
  mutating func parameterize(editedText text: String, isField: Bool) {
    let parameter = parameter("Text", .text(text))
    writeUpdate("text", unlessEqualTo: parameter)
    let change = "\(parameter) = \(name).text ?? \"\""
    guard !isField else {
      writeAction(change, on: "editingChanged")
      return
    }
    hasTextEdits = true
    setUp.append(
      .call(
        """
        textEdits.append(
              TextEdits(of: \(name)) { [weak self] in
                guard let self else { return }
                \(change)
              })
        """))
  }

  /// Adds a parameter for a property of a control; where people change it, it takes their changes.
  mutating func parameterize(property: ControlElement.Property) {
    let suffix = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let parameter = parameter(
      suffix, type: property.value.type, property.value.templateValue)
    guard property.name != "titles" else {
      // Setting titles makes the segments anew, and none is chosen then.
      writeUpdate(property.name, unlessEqualTo: parameter)
      return
    }
    update.append(UIKitStatement(code: "\(name).\(property.name)", value: .code(parameter)))
    if Self.chosen[className] == property.name {
      writeAction("\(parameter) = \(name).\(property.name)", on: "valueChanged")
    }
  }

  /// The property of each control that people change.
  private static let chosen = [
    "UISwitch": "isOn", "UISlider": "value", "UIStepper": "value",
    "UISegmentedControl": "selectedSegmentIndex", "UIPageControl": "currentPage",
  ]

  private mutating func writeUpdate(_ property: String, unlessEqualTo parameter: String) {
    let assignment = "\(name).\(property) = \(parameter)"
    let condition = "if \(name).\(property) != \(parameter) {"
    let isShort = condition.count + assignment.count < 90
    update.append(
      .call(
        isShort
          ? "\(condition) \(assignment) }" : "\(condition)\n      \(assignment)\n    }"))
  }

  private mutating func writeAction(_ change: String, on event: String) {
    setUp.append(
      .call(
        """
        \(name).addAction(
              UIAction { [weak self] _ in
                guard let self else { return }
                \(change)
              }, for: .\(event))
        """))
  }
}
