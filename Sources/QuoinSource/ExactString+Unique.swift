extension Sequence<String> {
  /// The texts in order, each once, compared by their bytes.
  ///
  /// Complexity: O(bytes).
  public func uniqued() -> [String] {
    var seen: Set<ExactString> = []
    return filter { seen.insert(ExactString($0)).inserted }
  }
}
