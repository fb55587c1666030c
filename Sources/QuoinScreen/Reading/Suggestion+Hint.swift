import QuoinSource

extension Suggestion {
  /// "did you mean 'label'?" for the nearest of the names; nil when none is near.
  static func hint(for name: String, among names: [String]) -> String? {
    nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }
}
