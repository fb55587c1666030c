/// One file's bytes and where its lines begin.
///
/// Offsets are UTF-8 offsets into `bytes`. A byte-order mark stays in `bytes` but has no width in
/// columns. Lines end at LF, CR or CRLF and nowhere else.
public final class SourceFile: Sendable {
  /// The path as diagnostics show it.
  public let path: String
  /// The file's content, byte for byte.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line; never empty.
  private let lineStarts: [Int]
  /// How many continuation bytes stand before each block of `blockLength` bytes; empty for ASCII.
  private let continuations: [Int]
  private static let blockLength = 256

  /// Wraps a file's content in O(bytes).
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    lineStarts = starts
    continuations = Self.countContinuations(in: bytes)
  }

  private static func countContinuations(in bytes: [UInt8]) -> [Int] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / blockLength + 1)
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % blockLength == 0 { counts.append(count) }
      if byte & 0xC0 == 0x80 { count += 1 }
    }
    return counts
  }

  /// Wraps a text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The length of a byte-order mark at the start: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of lines; one for an empty file.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of an offset, both from 1; columns count Unicode scalars.
  ///
  /// Complexity: O(log lines), however long the line is.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = lineStarts[low]
    if low == 0 { start = min(byteOrderMarkLength, offset) }
    let column = offset - start - continuationCount(before: offset)
    return SourcePosition(line: low + 1, column: column + continuationCount(before: start) + 1)
  }

  private func continuationCount(before offset: Int) -> Int {
    guard !continuations.isEmpty, offset > 0 else { return 0 }
    let block = (offset - 1) / Self.blockLength
    return continuations[block]
      + bytes[(block * Self.blockLength)..<offset].count { $0 & 0xC0 == 0x80 }
  }

  /// The bytes of a line (from 1) without its line end and without a byte-order mark.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = number == 1 ? byteOrderMarkLength : lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}

/// A place in a file: line and column from 1, columns in Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
