extension Diagnostic {
  /// Whether a diagnostic is told before another: by file, by place, then the worse one first.
  ///
  /// Those without a place come first; equal ones keep their order when sorted stably, which
  /// Swift's sort is.
  public static func isOrderedBefore(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    guard let firstRange = first.range, let secondRange = second.range else {
      return first.range == nil && second.range != nil
    }
    if firstRange.file !== secondRange.file, firstRange.file.path != secondRange.file.path {
      return firstRange.file.path.utf8.lexicographicallyPrecedes(secondRange.file.path.utf8)
    }
    if firstRange.lower != secondRange.lower { return firstRange.lower < secondRange.lower }
    return first.severity < second.severity
  }
}

extension Sequence where Element == Diagnostic {
  /// The diagnostics in the order they are told: by file and place.
  public func inOrderOfPlace() -> [Diagnostic] {
    sorted(by: Diagnostic.isOrderedBefore)
  }

  /// Whether one of them is an error.
  public var containsError: Bool {
    contains { $0.severity == .error }
  }
}
