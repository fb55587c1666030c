import QuoinTemplates

/// A line of generated code: an assignment, or a call.
struct UIKitStatement {
  /// The left side of an assignment, or the call.
  var code: String
  /// What is assigned; nil for a call.
  var value: TemplateValue?

  /// A call.
  static func call(_ code: String) -> UIKitStatement { UIKitStatement(code: code) }

  /// What templates read.
  var templateValue: TemplateValue {
    .map([
      "code": .code(code), "isAssignment": .flag(value != nil), "value": value ?? .flag(false),
    ])
  }
}

/// A member of the generated `Parameters`.
struct UIKitParameter {
  /// Its name.
  var name: String
  /// Its type where its value does not tell it.
  var type: String?
  /// The spec's value.
  var value: TemplateValue

  /// What templates read.
  var templateValue: TemplateValue {
    .map([
      "name": .code(name), "hasType": .flag(type != nil), "type": .code(type ?? ""),
      "value": value,
    ])
  }
}
