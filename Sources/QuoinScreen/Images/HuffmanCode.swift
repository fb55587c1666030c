/// A prefix code that is known by the lengths of its symbols (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// How many symbols each length has, and the symbols by length and value.
  private var counts = [Int](repeating: 0, count: 16)
  private let symbols: [Int]

  /// Makes the code; a length of 0 is a symbol without one.
  init(_ lengths: [Int]) {
    for length in lengths where length > 0 && length < 16 { counts[length] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }

  /// The next symbol; nil at the end, or where no symbol has the bits that come.
  func read(_ bits: inout BitReader) -> Int? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      guard let bit = bits.read(1) else { return nil }
      code = code << 1 | bit
      if code - first < counts[length] {
        let place = index + code - first
        return symbols.indices.contains(place) ? symbols[place] : nil
      }
      index += counts[length]
      first = (first + counts[length]) << 1
    }
    return nil
  }
}
