/// Prints where the views of the specs are.
///
/// `About`, `Parcel` and `Welcome` are made of the specs whenever this target is built.
@main
enum Screens {
  static func main() {
    print(About.spec.name)
    for view in About.spec.views {
      show(view.id.text, view.frame.x, view.frame.y, view.frame.width, view.frame.height)
    }
    print(Parcel.spec.name)
    for view in Parcel.spec.views {
      show(view.id.text, view.frame.x, view.frame.y, view.frame.width, view.frame.height)
    }
    print(Welcome.spec.name)
    for view in Welcome.spec.views {
      show(view.id.text, view.frame.x, view.frame.y, view.frame.width, view.frame.height)
    }
  }

  /// Prints a frame in points.
  private static func show(_ id: String, _ frame: Double...) {
    print("  \(id): \(frame.map { "\($0)" }.joined(separator: " "))")
  }
}
