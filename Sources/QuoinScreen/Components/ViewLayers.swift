import QuoinSource
import QuoinSyntax

/// What a view's keys come to, the components it is an instance of included: its kind and content,
/// and what each of them says of it.
struct ViewLayers {
  /// The keys of the view itself, or of the root view of a component.
  struct Layer {
    /// The keys, without the kind and what is for a component.
    var fields: [SyntaxEntry]
    /// The instance whose names they are written with, by its index; nil for the screen's.
    var scope: Int?
    /// The component whose root view has them; nil for the view itself.
    var component: String?
    /// Keys of the component that may be meant by a misspelt one.
    var argumentNames: [String] = []
  }

  /// The kind.
  var kind: ViewKind
  /// The value of the content key.
  var content: SyntaxNode
  /// The instance whose names the content is written with, by its index; nil for the screen's.
  var contentScope: Int?
  /// Whether the content is a slot that the instance leaves empty.
  var isEmptySlot = false
  /// What is said of the view, the weakest first.
  var layers: [Layer]

  /// The attributes of all layers, each over its styles; keys that no kind or not this one has are
  /// told.
  func attributes(_ context: inout ReadContext) -> AttributeBag {
    var bag = AttributeBag()
    var rank = 0
    for (index, layer) in layers.enumerated() {
      let isOwn = index == layers.count - 1
      context.within(layer.scope) { context in
        addStyles(of: layer, to: &bag, &rank, &context)
        for entry in layer.fields {
          if kind.has(entry.key) {
            bag.add(
              AttributeBag.Layer(
                entry: entry, component: layer.component, rank: isOwn ? .max : rank,
                scope: layer.scope))
          } else {
            context.report(.attribute(entry, missingFrom: kind, or: layer.argumentNames))
          }
        }
      }
      rank += 1
    }
    return bag
  }

  private func addStyles(
    of layer: Layer, to bag: inout AttributeBag, _ rank: inout Int, _ context: inout ReadContext
  ) {
    let key = CommonAttributes.style
    guard let style = layer.fields.first(where: { $0.key == key.name }) else { return }
    let names = key.type.read(style.value, &context) ?? []
    context.styles.use(names)
    for sheet in context.styles.layers(of: names) {
      for entry in sheet.entries {
        if kind.has(entry.key) {
          bag.add(AttributeBag.Layer(entry: entry, style: sheet.name, rank: rank))
        } else if AttributeNames.all.contains(ExactString(entry.key)) {
          context.report(
            .styleAttributeUnused(entry.key, of: sheet.name, kind: kind, style.value))
        }
      }
      rank += 1
    }
  }
}
