import QuoinSource
import QuoinSyntax

/// An attribute of views: its name, its type, and what the reference says of it.
struct AttributeKey<Value: Sendable>: Sendable {
  /// The key in a spec.
  let name: String
  /// What it accepts.
  let type: ValueType<Value>
  /// The default, as the reference prints it.
  let defaultText: String
  /// One line for the reference.
  let summary: String
  /// How a stronger layer's value goes over a weaker one's; nil when it replaces it.
  let merge: (@Sendable (_ stronger: Value, _ weaker: Value) -> Value)?

  /// Declares an attribute.
  init(
    _ name: String, _ type: ValueType<Value>, default defaultText: String, _ summary: String,
    merge: (@Sendable (Value, Value) -> Value)? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.summary = summary
    self.merge = merge
  }

  /// What the reference prints.
  var description: AttributeDescription {
    AttributeDescription(
      name: name, type: type.name, defaultText: defaultText, summary: summary)
  }
}

/// An attribute as the reference prints it.
public struct AttributeDescription: Sendable, Hashable {
  /// The key in a spec.
  public let name: String
  /// What it accepts, in words.
  public let type: String
  /// The default, in words.
  public let defaultText: String
  /// What it does.
  public let summary: String
}

/// The attributes of one view, from the weakest style to the view itself.
struct AttributeBag: Sendable {
  /// One place that sets an attribute.
  struct Layer: Sendable {
    /// The key and value.
    var entry: SyntaxEntry
    /// The style that brings it; nil when the view sets it.
    var style: String?
    /// The component that brings it to its root view; nil when the view itself does.
    var component: String?
    /// How strong it is: the number of the style, the view's own the greatest.
    var rank = Int.max
    /// The instance whose names it is written with, by its index; nil for the screen's.
    var scope: Int?
  }

  /// The layers of each attribute, the strongest last.
  private var layers: [ExactString: [Layer]] = [:]
  /// The attributes in the order first set.
  private(set) var names: [String] = []

  /// Adds a layer over the ones there.
  mutating func add(_ layer: Layer) {
    let key = ExactString(layer.entry.key)
    if layers[key] == nil { names.append(layer.entry.key) }
    layers[key, default: []].append(layer)
  }

  /// The strongest layer of an attribute.
  func layer(_ name: String) -> Layer? { layers[ExactString(name)]?.last }

  /// All layers of an attribute, the strongest last.
  func allLayers(_ name: String) -> [Layer] { layers[ExactString(name)] ?? [] }

  /// Reads an attribute; nil when nothing sets it, or it is wrong and told.
  func read<Value>(_ key: AttributeKey<Value>, _ context: inout ReadContext) -> Value? {
    guard let layers = layers[ExactString(key.name)], let last = layers.last else { return nil }
    guard let merge = key.merge else { return read(last, as: key.type, &context) }
    var result: Value?
    for layer in layers {
      guard let value = read(layer, as: key.type, &context) else { continue }
      result = result.map { merge(value, $0) } ?? value
    }
    return result
  }

  private func read<Value>(
    _ layer: Layer, as type: ValueType<Value>, _ context: inout ReadContext
  ) -> Value? {
    context.within(layer.scope) { type.read(layer.entry.value, &$0) }
  }
}
