import QuoinSource
import QuoinSyntax

/// What names and ids mean inside one instance of a component.
struct InstanceScope: Sendable {
  /// Views that the surroundings of an instance give a slot.
  struct Filling: Sendable {
    /// The map of ids to views.
    var views: SyntaxNode
    /// The instance it is written in, by its index; nil for the screen.
    var scope: Int?
  }

  /// What `$name` reads.
  var arguments = NameTable.Arguments()
  /// What the slots hold; those of no entry are empty.
  var fillings: [ExactString: Filling] = [:]
  /// Whether placeholders stand for values, so that what is said of them counts for nothing.
  var hasPlaceholders = false
}
