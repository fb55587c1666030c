import QuoinSource

/// A line of the source and a mark under the part that a diagnostic is about.
///
/// The line is cut to `limit` characters around the mark. Controls show as the pictures that Unicode
/// has for them, other characters that do not show as U+FFFD, a tab as a space, so that the mark
/// stands where it should.
struct SourceExcerpt {
  /// The line's number, from 1.
  let number: Int
  /// The line.
  let line: String
  /// Spaces up to the range, then `^` and `~` below it.
  let mark: String

  /// The most characters of a line.
  static let limit = 120

  /// Takes the first line of a range.
  init(_ range: SourceRange) {
    let (start, end) = (range.start, range.end)
    let bytes = range.file.line(start.line)
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let first = min(start.column - 1, scalars.count)
    let last =
      end.line == start.line ? min(max(end.column - 1, first + 1), scalars.count) : scalars.count
    let window = Self.window(count: scalars.count, around: first)
    number = start.line
    let cut = (before: window.lowerBound > 0, after: window.upperBound < scalars.count)
    line =
      (cut.before ? "\u{2026}" : "") + Self.shown(scalars[window]) + (cut.after ? "\u{2026}" : "")
    let indent = Self.shown(scalars[window.lowerBound..<first]).displayWidth + (cut.before ? 1 : 0)
    let marked = Self.shown(scalars[first..<max(first, min(last, window.upperBound))]).displayWidth
    mark =
      String(repeating: " ", count: indent) + "^"
      + String(repeating: "~", count: max(0, marked - 1))
  }

  /// The part of a line that is shown, two characters fewer than the limit when it is cut.
  private static func window(count: Int, around first: Int) -> Range<Int> {
    guard count > limit else { return 0..<count }
    let room = limit - 2
    let lower = max(0, min(first - room / 3, count - room))
    return lower..<lower + room
  }

  private static func shown(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in scalars {
      result.unicodeScalars.append(shown(scalar))
    }
    return result
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0xA0: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: scalar.isVisible ? scalar : "\u{FFFD}"
    }
  }
}
