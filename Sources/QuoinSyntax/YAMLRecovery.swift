import QuoinSource

/// Reads on behind faults whose cure is clear, so that one run tells of all of them.
///
/// libyaml ends at the first fault. Where that has a fix which leaves the rest of the file as it is,
/// the mended text is read in its place, and all places are turned back into those of the file.
enum YAMLRecovery {
  /// Reads a file.
  static func read(
    _ file: SourceFile, check: CharacterCheck, limits: SyntaxLimits
  ) -> SyntaxParser.Reading {
    var map = MendedText(of: file)
    var attempt = YAMLAttempt(file, check: check, limits: limits)
    var faults: [Diagnostic] = []
    var budget = rereadBytes
    while let fault = attempt.fault {
      let told = map.original(of: fault)
      let place = told.range?.lower ?? 0
      // A cure that moves the fault backwards, or not at all, was none.
      if let last = faults.last?.range?.lower, place <= last { break }
      faults.append(told)
      budget -= map.mended.bytes.count
      guard budget >= 0, mendable.contains(fault.id), let fix = fault.fix, map.apply(fix) else {
        break
      }
      let check = CharacterCheck(map.mended, limits: limits)
      guard check.isReadable else { break }
      attempt = YAMLAttempt(map.mended, check: check, limits: limits)
    }
    var reading = attempt.reading
    if !faults.isEmpty {
      reading.documents = reading.documents.map(map.original(of:))
      reading.diagnostics = reading.diagnostics.map(map.original(of:)) + faults
    }
    return reading
  }

  /// How much is read again at most: many faults in a large file are not worth the time.
  private static let rereadBytes = 1 << 19

  /// The faults whose fix changes one value and nothing around it.
  private static let mendable: Set<String> = [
    "ampersand", "asterisk", "block-mark", "bracket-in-text", "colon-in-text",
    "colon-without-blank", "comment-value", "dash-in-text", "question-mark", "reserved-character",
    "text-after-bracket", "text-after-quote", "unknown-escape", "unknown-tag",
  ]
}
