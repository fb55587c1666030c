import QuoinSource
import QuoinSyntax

/// A view with parameters that a spec declares once and uses as a kind of its own.
struct Component: Sendable {
  /// A name that an instance gives a value, read with `$name`.
  struct Parameter: Sendable {
    /// The name.
    var name: String
    /// Where it is declared.
    var range: SourceRange
    /// What it accepts.
    var type: ParameterType
    /// What it is where an instance says nothing; nil when an instance must.
    var standard: SyntaxNode?
  }

  /// A place for views of the instance's surroundings: `vstack: $name`.
  struct Slot: Sendable {
    /// The name.
    var name: String
    /// Where it is declared.
    var range: SourceRange
  }

  /// The name, which begins with a capital letter.
  var name: String
  /// Where it is declared.
  var range: SourceRange
  /// The parameters in order; the key that names the component carries the first.
  var parameters: [Parameter] = []
  /// The slots in order.
  var slots: [Slot] = []
  /// The keys of the root view, its kind among them.
  var view: [SyntaxEntry] = []
  /// Where the root view is written.
  var body: SourceRange

  /// The parameter of a name.
  func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The slot of a name.
  func slot(_ name: String) -> Slot? {
    slots.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Whether a key of an instance is for the component itself and not for its root view.
  func takes(_ key: String) -> Bool { parameter(key) != nil || slot(key) != nil }

  /// The names of parameters and slots.
  var names: [String] { parameters.map(\.name) + slots.map(\.name) }

  /// Whether a name begins as those of components do.
  static func isCapitalized(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase == true
  }
}
