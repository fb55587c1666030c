import QuoinSource

/// The ids of a screen's views and guides and what each names.
struct BoxTable {
  private var boxes: [ExactString: (box: LayoutBox, range: SourceRange)] = [:]
  /// The ids in order of declaration, for suggestions.
  private(set) var ids: [String] = []

  /// Declares an id; tells when it is malformed or taken.
  mutating func declare(
    _ id: String, as box: LayoutBox, at range: SourceRange, _ context: inout ReadContext
  ) {
    if let fault = Identifier.fault(of: id) {
      context.report(.malformedID(fault, at: range))
    } else if let first = boxes[ExactString(id)] {
      context.report(.duplicateID(id, first: first.range, at: range))
    } else {
      boxes[ExactString(id)] = (box, range)
      ids.append(id)
    }
  }

  /// What an id names.
  func box(_ id: String) -> LayoutBox? { boxes[ExactString(id)]?.box }
}

extension Diagnostic {
  static func malformedID(_ fault: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-id", fault, at: range,
      hint: "letters, digits, emoji, _ and - make an id")
  }

  static func duplicateID(_ id: String, first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-id", "'\(excerpt(id))' is the id of two boxes", at: range,
      hint: "ids are unique in a screen: rename one",
      notes: [Diagnostic.Note("the first is here", at: first)])
  }
}
