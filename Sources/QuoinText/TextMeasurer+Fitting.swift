extension TextMeasurer {
  /// The scale at which a text of one line fits a width, as `adjustsFontSizeToFitWidth` seeks it:
  /// the largest size in whole tenths of a point, not below `minimum` of its own size.
  ///
  /// UIKit's own steps are not public: Quoin takes any size, rounded down to the tenth.
  ///
  /// - Parameters:
  ///   - size: the size in points that the scale is of, the first run's.
  ///   - minimum: the least scale, 0…1.
  /// - Returns: 1 where the text fits; `minimum` where it does not fit at any scale.
  /// - Complexity: linear in the text's length times the logarithm of the size.
  public static func scale(
    fitting runs: [TextRun], size: Double, width: Double, minimum: Double
  ) -> Double {
    func fits(_ scale: Double) -> Bool {
      measure(runs.map { $0.scaled(by: scale) }, lineLimit: 1, lineBreak: .clip).width
        <= width + measuringTolerance
    }
    guard minimum < 1, size > 0, size * tenths < Double(Int32.max), !fits(1) else { return 1 }
    var low = Int((size * minimum * tenths).rounded(.up))
    var high = Int((size * tenths).rounded(.down))
    guard low < high, fits(Double(low) / tenths / size) else { return min(1, max(minimum, 0)) }
    // The text fits at `low` and not beyond `high`.
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(Double(middle) / tenths / size) { low = middle } else { high = middle - 1 }
    }
    return Double(low) / tenths / size
  }

  /// The runs of a line set so tight that they fit a width; nil where that would take more than a
  /// twentieth of an em from each character.
  ///
  /// `allowsDefaultTighteningForTruncation` does the like; by how much is not public.
  ///
  /// - Complexity: linear in the text's length.
  public static func tightened(_ runs: [TextRun], toFit width: Double) -> [TextRun]? {
    let count = runs.reduce(0) { $0 + $1.text.count }
    let natural = measure(runs, lineLimit: 1, lineBreak: .clip)
    guard count > 0, !natural.isTruncated else { return nil }
    let share = (natural.width - width) / Double(count)
    guard share > 0, runs.allSatisfy({ share <= $0.font.size * mostTightening }) else { return nil }
    return runs.map { run in
      var run = run
      run.font.kern -= share
      return run
    }
  }

  /// The most that is taken from a character's advance, in em.
  private static let mostTightening = 0.05
  /// Steps of the size in a point.
  private static let tenths = 10.0
}

extension TextRun {
  /// The run at another size; its kern stays.
  public func scaled(by scale: Double) -> TextRun {
    var run = self
    run.font.size *= scale
    return run
  }
}
