/// Size-class variations: what a property is where the canvas has certain traits.
///
/// Interface Builder keeps them beside the property's own value as `<variation key=…>`: attributes
/// and property elements replace, and masks leave out or bring back subviews and constraints. Keys
/// are `default` and combinations such as `heightClass=compact-widthClass=regular`; the more traits
/// a key names, the stronger it is.
struct Variations {
  /// The traits of the canvas.
  let device: SimulatedDevice

  /// What is left of an element on the canvas, and the variations that do not apply.
  func resolve(_ element: XMLElement) -> (element: XMLElement, others: [XMLElement]) {
    let all = element.children(named: "variation")
    guard !all.isEmpty else { return (element, []) }
    var result = element
    result.children.removeAll { $0.name == "variation" }
    let used = all.enumerated().filter { applies($0.element) }.sorted { first, second in
      let (one, other) = (strength(first.element), strength(second.element))
      return one == other ? first.offset < second.offset : one < other
    }
    var hidden: [String] = []
    for (_, variation) in used {
      apply(variation, to: &result)
      for mask in variation.children(named: "mask") {
        hidden += mask.children(named: "exclude").compactMap { $0["reference"] }
        let included = mask.children(named: "include").compactMap { $0["reference"] }
        hidden.removeAll { included.contains($0) }
      }
    }
    for index in result.children.indices where isList(result.children[index]) {
      result.children[index].children.removeAll { child in
        child["id"].map { hidden.contains($0) } ?? false
      }
    }
    return (result, all.filter { !applies($0) })
  }

  private func isList(_ element: XMLElement) -> Bool {
    element.name == "subviews" || element.name == "constraints"
  }

  private func apply(_ variation: XMLElement, to element: inout XMLElement) {
    for attribute in variation.attributes where attribute.name != "key" {
      element.attributes.removeAll { $0.name == attribute.name }
      element.attributes.append(attribute)
    }
    for property in variation.children where property.name != "mask" {
      guard let key = property["key"] else { continue }
      element.children.removeAll { $0["key"] == key }
      element.children.append(property)
    }
  }

  private func applies(_ variation: XMLElement) -> Bool {
    guard let key = variation["key"] else { return false }
    return key == "default" || key.split(separator: "-").allSatisfy { applies(trait: String($0)) }
  }

  private func applies(trait: String) -> Bool {
    switch trait {
    case "widthClass=regular": device.isRegularWidth
    case "widthClass=compact": !device.isRegularWidth
    case "heightClass=regular": device.isRegularHeight
    case "heightClass=compact": !device.isRegularHeight
    case "userInterfaceIdiom=phone": !device.isPad
    case "userInterfaceIdiom=pad": device.isPad
    default: false
    }
  }

  private func strength(_ variation: XMLElement) -> Int {
    guard let key = variation["key"], key != "default" else { return 0 }
    return key.split(separator: "-").count
  }
}
