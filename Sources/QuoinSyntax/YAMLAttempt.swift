import QuoinSource

/// One reading of a YAML file, up to its end or to the fault that ends it.
struct YAMLAttempt {
  /// The trees, the last one up to the fault, and what else is wrong.
  let reading: SyntaxParser.Reading
  /// The fault of syntax that ended the reading.
  let fault: Diagnostic?

  init(_ file: SourceFile, check: CharacterCheck, limits: SyntaxLimits) {
    let reader = YAMLEventReader(file, check: check)
    var separators = YAMLSeparators(file, offsets: check.separators)
    var builder = YAMLTreeBuilder(file: file, limits: limits)
    var fault: Diagnostic?
    do {
      while !builder.isStopped, let event = try reader.next() {
        builder.consume(event)
        separators.allow(in: event)
      }
    } catch {
      let explained = YAMLFault(error, file: file, after: builder)
      fault = explained.diagnostic
      builder.forget(at: fault?.range)
      // What is behind the fault has not been read: its quotes are not known.
      separators.forget(from: explained.place)
    }
    if builder.isStopped { separators.forget(from: builder.last?.range.upperBound ?? 0) }
    let isWhole = fault == nil && !builder.isStopped
    builder.finish()
    self.fault = fault
    reading = SyntaxParser.Reading(
      documents: builder.documents, diagnostics: builder.diagnostics + separators.diagnostics,
      isWhole: isWhole)
  }
}
