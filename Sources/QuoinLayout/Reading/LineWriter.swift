import QuoinScreen
import QuoinText

/// Writes measured lines of a text with the fonts and colours they are drawn in.
struct LineWriter {
  private let runs: [TextContent.Run]
  private let isPlain: Bool
  private let isRightToLeft: Bool

  /// Makes a writer for a text whose fonts are scaled; a text without letters goes as the layout.
  init(_ content: TextContent, scale: Double, _ direction: LayoutDirection) {
    isPlain = content.runs.isEmpty && scale == 1
    runs = content.styledRuns.map { run in
      var run = run
      run.font.size *= scale
      return run
    }
    isRightToLeft = content.text.isRightToLeft ?? (direction == .rightToLeft)
  }

  /// A line at its place; its parts go from its start, which is at the right in right-to-left text.
  func line(
    _ line: TextMeasurement.Line, x: Double, baseline: Double, width: Double
  ) -> TextLine {
    var result = TextLine(text: line.text, x: x, baseline: baseline, width: width)
    if isPlain { return result }
    let whole = TextMeasurement.Fragment(run: 0, text: line.text, offset: 0, width: line.width)
    // A justified line is stretched evenly.
    let stretch = line.width > 0 ? width / line.width : 1
    for fragment in line.fragments.isEmpty ? [whole] : line.fragments {
      guard runs.indices.contains(fragment.run) else { continue }
      var run = runs[fragment.run]
      run.text = fragment.text
      let (offset, length) = (fragment.offset * stretch, fragment.width * stretch)
      result.runs.append(
        TextLine.Run(
          style: run, x: isRightToLeft ? x + width - offset - length : x + offset,
          width: length))
    }
    return result
  }
}
