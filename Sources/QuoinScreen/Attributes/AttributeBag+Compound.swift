extension AttributeBag {
  /// The members of a compound key of a layer that stronger layers speak for: a view's `width`
  /// takes the width out of a style's `size`, a view's `size` all of a style's `width`.
  func overriddenMembers(of key: AnchorKey, rank: Int) -> Set<Attribute> {
    // Nothing is stronger than what the view says itself.
    guard rank < Int.max else { return [] }
    var lost: Set<Attribute> = []
    for name in names {
      guard let other = AnchorKey(name), other != key, other.bound == key.bound,
        let layer = layer(name), layer.rank > rank
      else { continue }
      lost.formUnion(key.members.filter { other.claims.contains($0) })
    }
    return lost
  }
}
