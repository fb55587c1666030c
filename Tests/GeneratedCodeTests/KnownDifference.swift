import QuoinEmit

/// Where generated code of one way of insets cannot give the table's frames, and why.
struct KnownDifference {
  /// The way of insets.
  var way: InsetsWay
  /// The spec.
  var spec: String
  /// What the ids of the views begin with.
  var views: [String]

  /// All there are.
  ///
  /// A label in a container is no label to the stack around it: the container has no content size of
  /// its own, by which `fillProportionally` shares a length, and UIKit's rule for texts of several
  /// lines in a row is one for labels. docs/GENERATED.md says so.
  static let all = [
    KnownDifference(
      way: .container, spec: "specs/kinds/hstack.quoin.yaml", views: ["shares", "texts"]),
    KnownDifference(way: .container, spec: "specs/kinds/vstack.quoin.yaml", views: ["shares"]),
  ]

  /// Whether a view's frames may differ.
  static func contains(_ way: InsetsWay, _ spec: String, _ view: String) -> Bool {
    all.contains { known in
      known.way == way && known.spec == spec && known.views.contains { view.hasPrefix($0) }
    }
  }
}
