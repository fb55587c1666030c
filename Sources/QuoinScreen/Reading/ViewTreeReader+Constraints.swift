import QuoinSource
import QuoinSyntax

/// What is kept of constraints until all ids are known.
extension ViewTreeReader {
  /// Keeps the equations of a container.
  mutating func keepEquations(_ bag: AttributeBag, _ index: Int) {
    var scopes: Set<Int?> = []
    // Of what is written with the same names the strongest counts; an instance's come to its
    // component's, since neither sees what the other names.
    let layers = bag.allLayers(Self.constraintsKey).reversed()
      .filter { scopes.insert($0.scope).inserted }
    for layer in layers.reversed() {
      equations.append(
        PendingEquations(
          container: index, guide: .view(index), node: layer.entry.value, scope: layer.scope))
    }
  }

  /// Keeps the constraint keys of a view, the strongest of each.
  mutating func keepAnchors(
    _ bag: AttributeBag, _ index: Int, _ attachment: Attachment?, _ context: inout ReadContext
  ) {
    let parent = views[index].parent
    if parent != nil, attachment == .safeArea {
      context.report(
        .nestedSafeArea(at: bag.layer("attach")?.entry.value.range ?? views[index].source))
    }
    var overridden: [ExactString: Set<Attribute>] = [:]
    let keys = bag.names.compactMap { name -> PendingKey? in
      guard let key = AnchorKey(name), let layer = bag.layer(name) else { return nil }
      let lost = bag.overriddenMembers(of: key, rank: layer.rank)
      if !lost.isEmpty, lost.count == key.members.count { return nil }
      if !lost.isEmpty { overridden[ExactString(name)] = lost }
      if let parent, views[parent].stack != nil, key.places {
        reportPlaced(layer, of: views[index], by: views[parent], &context)
        return nil
      }
      return PendingKey(entry: layer.entry, scope: layer.scope)
    }
    let guide: LayoutBox
    if let parent, views[parent].scrolls, attachment == nil || attachment == .bounds {
      guide = attachment == nil ? .content(of: parent) : .frame(of: parent)
    } else {
      guide = (attachment ?? (parent == nil ? topAttachment : .bounds)).box(in: parent)
    }
    anchors.append(
      PendingAnchors(
        box: .view(index), container: parent, guide: guide, keys: keys, overridden: overridden))
  }

  /// Tells that a stack places its children: an error on the view, a note when a style or the
  /// component brings it.
  private func reportPlaced(
    _ layer: AttributeBag.Layer, of child: View, by stack: View, _ context: inout ReadContext
  ) {
    if layer.entry.value.scalar?.text == "none" { return }
    context.report(.placedByStack(layer, child: child, stack: stack))
  }
}
