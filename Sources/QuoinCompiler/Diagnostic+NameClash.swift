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
    Diagnostic(
      .error, id: "name-clash",
      "'\(clash.second.id)' and '\(clash.first.id)' are both called \(clash.name) in Swift",
      at: clash.second.place, hint: "rename one of them, or write no code of this screen",
      notes: [Note("the other is here", at: clash.first.place)])
  }
}
