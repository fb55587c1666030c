import QuoinSource

/// The ids of a screen's views and guides and what each names.
struct BoxTable {
  private var boxes: [ExactString: (box: LayoutBox, range: SourceRange)] = [:]
  /// The ids in order of declaration, for suggestions.
  private(set) var ids: [String] = []
  /// What the views of each instance are called in its component, in order of declaration.
  private var names: [ExactString: [String]] = [:]

  /// Declares the id of a view or guide, which in a component begins with the instance's; tells when
  /// it is malformed or taken.
  mutating func declare(
    _ name: String, as box: LayoutBox, at range: SourceRange, _ context: inout ReadContext
  ) {
    let id = context.id(of: name)
    if let fault = Identifier.fault(of: name) {
      let isReserved = Identifier.reserved.contains(ExactString(name))
      context.report(.malformedID(fault, isReserved: isReserved, at: range))
    } else if id.unicodeScalars.count > Identifier.limit {
      context.report(.longID(at: range))
    } else if let first = boxes[ExactString(id)] {
      context.report(.duplicateID(id, first: first.range, at: range))
    } else {
      boxes[ExactString(id)] = (box, range)
      ids.append(id)
      if let scope = context.scope {
        names[ExactString(context.instances[scope].id), default: []].append(name)
      }
    }
  }

  /// What an id names.
  func box(_ id: String) -> LayoutBox? { boxes[ExactString(id)]?.box }

  /// What a name means in a component: one of its views, or its root view by the component's name.
  func box(_ name: String, in instance: Instance) -> LayoutBox? {
    box(instance.id + "." + name)
      ?? (name.utf8.elementsEqual(instance.component.utf8) ? box(instance.id) : nil)
  }

  /// The names that have a meaning in a component, for suggestions.
  func names(in instance: Instance) -> [String] {
    names[ExactString(instance.id), default: []] + [instance.component]
  }
}

extension Diagnostic {
  static func malformedID(
    _ fault: String, isReserved: Bool = false, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-id", fault, at: range,
      hint: isReserved ? "choose another id" : "letters, digits, emoji, _ and - make an id")
  }

  static func longID(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-id",
      "an id has at most \(Identifier.limit) characters, with those of the instances around it",
      at: range, hint: "give components and their views shorter ids")
  }

  static func duplicateID(_ id: String, first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-id", "'\(excerpt(id))' is the id of two boxes", at: range,
      hint: "ids are unique in a screen: rename one",
      notes: [Diagnostic.Note("the first is here", at: first)])
  }
}
