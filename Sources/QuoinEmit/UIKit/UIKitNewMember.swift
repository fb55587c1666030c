import QuoinScreen

/// A member of UIKit that is newer than the systems that generated code runs on, with what stands for
/// it before.
struct UIKitNewMember {
  /// The member's name.
  let name: String
  /// The system that has it first, as `#available` takes it.
  let system: String
  /// What stands for it before.
  let earlier: String

  /// A trait, if it is newer.
  ///
  /// Source: Apple, `UIAccessibilityTraits`.
  static func trait(_ name: String) -> UIKitNewMember? {
    name == "toggleButton"
      ? UIKitNewMember(name: name, system: "iOS 17.0", earlier: "button") : nil
  }

  /// The value of a property, if it is newer.
  ///
  /// Source: Apple, `UIDatePicker.Mode`.
  init?(_ property: ControlElement.Property) {
    guard case .member("yearAndMonth") = property.value else { return nil }
    self.init(name: "yearAndMonth", system: "iOS 17.4", earlier: "date")
  }

  private init(name: String, system: String, earlier: String) {
    self.name = name
    self.system = system
    self.earlier = earlier
  }

  /// A statement that uses the member of what is at a path where the system has it.
  func statement(_ path: String, _ use: (_ path: String, _ member: String) -> String)
    -> UIKitStatement
  {
    .call(
      """
      if #available(\(system), *) {
            \(use(path, name))
          } else {
            \(use(path, earlier))
          }
      """)
  }
}
