import QuoinScreen

/// Which lines of a justified text are stretched: all but the last of each paragraph.
struct Justification {
  /// The numbers of the lines that end a paragraph and keep their own width.
  private let ends: Set<Int>

  /// Makes the rule for a text of `lineCount` lines, of which `paragraphLines` counts those of a
  /// paragraph alone.
  init(_ text: String, lineCount: Int, paragraphLines: (String) -> Int) {
    var ends: Set<Int> = [lineCount - 1]
    var count = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      count += paragraph.isEmpty ? 1 : paragraphLines(String(paragraph))
      ends.insert(count - 1)
    }
    self.ends = ends
  }

  /// Whether the line of a number, from 0, is stretched.
  func stretches(_ line: Int) -> Bool { !ends.contains(line) }
}
