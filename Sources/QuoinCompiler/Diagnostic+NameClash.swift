import QuoinEmit
import QuoinSource

extension Compiler.Result {
  /// What keeps formats from being written: two ids that come to one name in code.
  public func diagnostics(of emitters: [Emitter]) -> [Diagnostic] {
    emitters.flatMap { emitter in
      layouts.flatMap { emitter.clashes(in: $0) }.map(Diagnostic.nameClash)
    }.told()
  }
}

extension Diagnostic {
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
