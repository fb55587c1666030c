import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the benchmarks say: one JSON line, or one line of what went wrong.
enum BenchOutput {
  /// Prints a value as one line of JSON with sorted keys.
  static func print(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      fail("the answer has a number that JSON cannot hold", code: 70)
    }
    Swift.print(String(decoding: data, as: UTF8.self))
  }

  /// Writes a line to standard error and ends the process.
  static func fail(_ message: String, code: Int32) -> Never {
    let line = Array("error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    exit(code)
  }
}
