/// Numbers in buckets by a count each has, doubly linked: moving one costs the same however many
/// there are (Duff, Erisman and Reid, Direct Methods for Sparse Matrices, 2017, section 10.2).
struct CountBuckets: ~Copyable {
  private let heads: FixedArray<Int32>
  private let nexts: FixedArray<Int32>
  private let previous: FixedArray<Int32>
  /// The bucket of each number; -1 for one that is in none.
  private let buckets: FixedArray<Int32>

  /// Empty buckets for numbers below `count` and counts up to it.
  init(count: Int) {
    heads = FixedArray(repeating: -1, count: count + 1)
    nexts = FixedArray(uninitialized: count)
    previous = FixedArray(uninitialized: count)
    buckets = FixedArray(repeating: -1, count: count)
  }

  /// The first number in a bucket; -1 when it is empty.
  func first(_ count: Int) -> Int32 { heads[count] }
  /// The next number in the same bucket; -1 after the last.
  func next(_ number: Int32) -> Int32 { nexts[number] }

  /// Puts a number that is in no bucket first into one.
  func insert(_ number: Int32, _ count: Int32) {
    let head = heads[count]
    nexts[number] = head
    previous[number] = -1
    if head >= 0 { previous[head] = number }
    heads[count] = number
    buckets[number] = count
  }

  /// Takes a number out of its bucket, if it is in one.
  func remove(_ number: Int32) {
    let bucket = buckets[number]
    guard bucket >= 0 else { return }
    let (before, after) = (previous[number], nexts[number])
    if before >= 0 { nexts[before] = after } else { heads[bucket] = after }
    if after >= 0 { previous[after] = before }
    buckets[number] = -1
  }

  /// Puts a number that is in some bucket into another.
  func move(_ number: Int32, to count: Int32) {
    guard buckets[number] >= 0 else { return }
    remove(number)
    insert(number, count)
  }
}
