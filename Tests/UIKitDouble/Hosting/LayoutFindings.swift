/// What UIKit would write to the console about layouts: conflicts, layouts that do not settle.
@MainActor public enum LayoutFindings {
  /// What was found since the list was emptied.
  public private(set) static var all: [String] = []

  /// Empties the list.
  public static func clear() { all = [] }

  /// Adds a finding once.
  static func add(_ finding: String) {
    if !all.contains(finding) { all.append(finding) }
  }
}
