/// Finds the attributes that views of one kind repeat and makes styles of them.
struct StyleFinder {
  /// The styles, in the order of their first use.
  private(set) var entries: [SpecEntry] = []
  /// The attributes that are left to each view, with its style.
  private(set) var attributes: [[SpecEntry]]

  /// Looks through views.
  init(_ drafts: [ViewDraft], isUsed: (Int) -> Bool) {
    attributes = drafts.map(\.attributes)
    var groups: [(kind: String, look: [SpecEntry], members: [Int])] = []
    for (index, draft) in drafts.enumerated() where isUsed(index) {
      let look = draft.attributes.filter { Self.looks.contains($0.key) }
      guard look.count >= 2 else { continue }
      if let known = groups.firstIndex(where: { $0.kind == draft.kind && $0.look == look }) {
        groups[known].members.append(index)
      } else {
        groups.append((draft.kind, look, [index]))
      }
    }
    var numbers: [String: Int] = [:]
    for group in groups where group.members.count >= 2 {
      let number = numbers[group.kind, default: 0] + 1
      numbers[group.kind] = number
      let name = number == 1 ? group.kind : "\(group.kind)\(number)"
      entries.append(SpecEntry(name, .map(group.look)))
      for index in group.members {
        attributes[index].removeAll { Self.looks.contains($0.key) }
        attributes[index].insert(SpecEntry("style", .plain(name)), at: 0)
      }
    }
  }

  /// The attributes that say how a view looks, not what it shows or where it stands.
  private static let looks: Set<String> = [
    "font", "color", "background", "tint", "align", "lines", "lineBreak", "fit", "hugging",
    "resistance", "borderStyle", "configuration", "contentInsets", "contentMode", "clips",
    "keyboard", "clearButton", "spacing", "alignment", "distribution",
  ]
}
