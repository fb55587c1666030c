extension Factorisation {
  /// What rows of the basis were replaced by since it was factorised: the middle product form.
  ///
  /// With `Bᵀ = UᵀLᵀ`, replacing row `p` by another is `Uᵀ T Lᵀ` with `T = I + change * unit`, where
  /// `unit` is row `p` of `L⁻ᵀ` and `change` is the new row solved for with `Uᵀ`, less column `p` of
  /// `Lᵀ`. Both are half-way results of the solves that a step needs anyway, and much sparser than
  /// whole ones (Huangfu and Hall, "Novel update techniques for the revised simplex method",
  /// Comput. Optim. Appl. 60, 2015).
  struct Updates: ~Copyable {
    /// How many there are.
    var count: Int { pivots.count }
    /// How many entries they have.
    var entryCount: Int { units.indices.count + changes.indices.count }

    private var units = Triangle()
    private var changes = Triangle()
    /// `1 + unit * change` of each.
    private var pivots = GrowingArray<Double>()
    /// The halves noted for the next update.
    private var unit = Half()
    private var spike = Half()
    private var scratch: SparseVector

    /// Half a solve: its entries.
    private struct Half: ~Copyable {
      var indices = GrowingArray<Int32>()
      var values = GrowingArray<Double>()

      mutating func copy(_ vector: borrowing SparseVector) {
        indices.removeAll()
        values.removeAll()
        for index in vector.indices.elements where vector.values[index] != 0 {
          indices.append(index)
          values.append(vector.values[index])
        }
      }
    }

    /// None, for bases of this size.
    init(count: Int) {
      scratch = SparseVector(count: count)
      removeAll()
    }

    /// Forgets all.
    mutating func removeAll() {
      units.removeAll()
      changes.removeAll()
      pivots.removeAll()
    }

    /// Notes the half-way result for the row to be replaced: `L⁻¹` times its unit vector.
    mutating func noteUnit(_ vector: borrowing SparseVector) { unit.copy(vector) }
    /// Notes the half-way result for the row to come.
    mutating func noteSpike(_ vector: borrowing SparseVector) { spike.copy(vector) }

    /// Adds the update of which the halves are noted; `row` is row `pivot` of `L` without its 1.
    ///
    /// One that changes nothing is left out.
    mutating func add(_ pivot: Int32, _ lower: borrowing Triangle) {
      var product = 0.0
      for index in 0..<spike.indices.count {
        scratch.add(spike.indices[index], spike.values[index])
      }
      for index in 0..<unit.indices.count {
        product += unit.values[index] * scratch.values[unit.indices[index]]
      }
      scratch.add(pivot, -1)
      for entry in lower.entries(Int(pivot)) {
        scratch.add(lower.indices[entry], -lower.values[entry])
      }
      let known = changes.indices.count
      for index in scratch.indices.elements
      where abs(scratch.values[index]) > SparseVector.rounding {
        changes.add(index, scratch.values[index])
      }
      scratch.clear()
      guard changes.indices.count > known else { return }
      for index in 0..<unit.indices.count { units.add(unit.indices[index], unit.values[index]) }
      changes.endLine()
      units.endLine()
      pivots.append(product)
    }

    /// Applies `T⁻¹` of each update, the first one first.
    func apply(_ vector: inout SparseVector) {
      for update in 0..<count { apply(&vector, update, units, changes) }
    }

    /// Applies `T⁻ᵀ` of each update, the last one first.
    func applyTransposed(_ vector: inout SparseVector) {
      for update in stride(from: count - 1, through: 0, by: -1) {
        apply(&vector, update, changes, units)
      }
    }

    private func apply(
      _ vector: inout SparseVector, _ update: Int, _ dots: borrowing Triangle,
      _ shifts: borrowing Triangle
    ) {
      var product = 0.0
      for entry in dots.entries(update) {
        product += dots.values[entry] * vector.values[dots.indices[entry]]
      }
      guard product != 0 else { return }
      product /= pivots[update]
      for entry in shifts.entries(update) {
        vector.add(shifts.indices[entry], -product * shifts.values[entry])
      }
    }
  }
}
