extension Tableau {
  /// Makes rows active in the order given, each that is not implied by those before it.
  ///
  /// With the rows of the highest priority first the start is near the optimum: what is active
  /// holds exactly. Afterwards only variables that no row decides are active.
  mutating func activate(_ order: [Int]) {
    for row in order {
      let slot = places[row]
      guard slot >= 0 else { continue }
      var chosen = -1
      var size = Tolerance.pivot
      for column in 0..<columnCount where columnItems[column] >= rowCount {
        let entry = abs(entries[slot * columnCount + column])
        if entry > size {
          size = entry
          chosen = column
        }
      }
      if chosen >= 0 { pivot(slot, chosen) }
    }
  }
}
