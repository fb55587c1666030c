import QuoinEmit
import QuoinScreen
import QuoinSource

extension Compiler.Result {
  /// What keeps formats from being written, two ids that come to one name in code, and what they
  /// cannot give with these options.
  public func diagnostics(
    of emitters: [Emitter], code: CodeOptions = CodeOptions()
  ) -> [Diagnostic] {
    emitters.flatMap { emitter in
      layouts.flatMap { emitter.clashes(in: $0) }.map(Diagnostic.nameClash)
        + layouts.flatMap { layout in
          layout.screen.droppingIgnored(emitter.losses(in: layout, code).map(Diagnostic.loss))
        }
    }.told()
  }
}

extension Diagnostic {
  /// Two screens whose code would declare one type.
  public static func typeClash(
    _ type: String, of screen: (name: String, place: SourceRange), with other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "name-clash",
      "'\(screen.name)' is called \(type) in Swift, and so is another screen of this folder",
      at: screen.place, hint: "rename one of them, or put their specs into folders of their own",
      notes: [Note("the other is here", at: other)])
  }

  fileprivate static func loss(_ loss: CodeLoss) -> Diagnostic {
    let lost =
      switch loss.kind {
      case .unevenInsets: "the insets above and below differ, which moves the text"
      case .roomBesideClearButton: "the clear button stands in place of the room at its side"
      }
    return Diagnostic(
      .warning, id: "needs-subclass",
      "'\(loss.id)' is a plain text field with --insets "
        + "\(loss.way.rawValue): \(lost)",
      at: loss.place, hint: "--insets subclass gives what the table shows", view: loss.id)
  }

  fileprivate static func nameClash(_ clash: NameClash) -> Diagnostic {
    let (first, second) = (clash.first.id, clash.second.id)
    return Diagnostic(
      .error, id: "name-clash",
      first.utf8.elementsEqual(second.utf8)
        ? "'\(second)' is an id and the name of a constraint: both are called \(clash.name) in Swift"
        : "'\(second)' and '\(first)' are both called \(clash.name) in Swift",
      at: clash.second.place, hint: "rename one of them, or write no code of this screen",
      notes: [Note("the other is here", at: clash.first.place)])
  }
}
