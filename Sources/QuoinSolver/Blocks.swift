/// The independent parts of a system in terms of its active rows.
///
/// Where no row's expression names active rows of two parts, the parts can be minimised apart: the
/// connected components of a matroid (Oxley, Matroid Theory, 2011, chapter 4) are finer than those
/// of its graph, so a tall form falls into one part for each of its rows.
struct Blocks: ~Copyable {
  /// The positions, block after block.
  let positions: FixedArray<Int32>
  /// Where each block's positions start; one more at the end.
  private(set) var starts: GrowingArray<Int32>
  /// The expressions, block after block.
  let expressions: FixedArray<Int32>
  /// Where each block's expressions start; one more at the end.
  private(set) var expressionStarts: GrowingArray<Int32>

  /// How many blocks there are.
  var count: Int { starts.count - 1 }
  /// The places in `positions` of a block.
  func columns(_ block: Int) -> Range<Int> { Int(starts[block])..<Int(starts[block + 1]) }
  /// The places in `expressions` of a block.
  func rows(_ block: Int) -> Range<Int> {
    Int(expressionStarts[block])..<Int(expressionStarts[block + 1])
  }

  /// Groups positions that expressions connect.
  init(positionCount: Int, _ rows: borrowing Expressions) {
    let parents = FixedArray<Int32>(uninitialized: positionCount)
    for position in 0..<positionCount { parents[position] = Int32(truncatingIfNeeded: position) }
    func root(_ position: Int32) -> Int32 {
      var current = position
      while parents[current] != current {
        parents[current] = parents[parents[current]]  // path halving
        current = parents[current]
      }
      return current
    }
    for row in 0..<rows.count {
      let entries = rows.entries(row)
      guard let first = entries.first else { continue }
      for entry in entries.dropFirst() {
        let (one, other) = (root(rows.columns[first]), root(rows.columns[entry]))
        if one != other { parents[max(one, other)] = min(one, other) }
      }
    }
    // A root is the least of its block, so the blocks come in the order of their first positions.
    let numbers = FixedArray<Int32>(uninitialized: positionCount)
    starts = GrowingArray(capacity: 64)
    for position in 0..<positionCount {
      let top = root(Int32(truncatingIfNeeded: position))
      if Int(top) == position {
        numbers[position] = Int32(truncatingIfNeeded: starts.count)
        starts.append(0)
      } else {
        numbers[position] = numbers[top]
      }
      starts[Int(numbers[position])] += 1
    }
    expressionStarts = GrowingArray(capacity: 64)
    expressionStarts.resize(starts.count, filling: 0)
    var used: Int32 = 0
    for row in 0..<rows.count {
      guard let first = rows.entries(row).first else { continue }
      expressionStarts[Int(numbers[rows.columns[first]])] += 1
      used += 1
    }
    positions = FixedArray(uninitialized: positionCount)
    expressions = FixedArray(uninitialized: rows.count)
    for block in 0..<starts.count where block > 0 {
      starts[block] += starts[block - 1]
      expressionStarts[block] += expressionStarts[block - 1]
    }
    // Filling from the back turns the ends into starts.
    for position in stride(from: positionCount - 1, through: 0, by: -1) {
      let block = Int(numbers[position])
      starts[block] -= 1
      positions[starts[block]] = Int32(truncatingIfNeeded: position)
    }
    for row in stride(from: rows.count - 1, through: 0, by: -1) {
      guard let first = rows.entries(row).first else { continue }
      let block = Int(numbers[rows.columns[first]])
      expressionStarts[block] -= 1
      expressions[expressionStarts[block]] = Int32(truncatingIfNeeded: row)
    }
    starts.append(Int32(truncatingIfNeeded: positionCount))
    expressionStarts.append(used)
  }
}
