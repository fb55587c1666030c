import QuoinLayout
import QuoinScreen

/// Which of a view's edges and sizes follow its container's, for a view without constraints.
struct AutoresizingMask {
  private let element: XMLElement?

  /// Reads the mask of a view.
  init(_ view: XMLElement) {
    element = view.child("autoresizingMask")
  }

  /// The keys that place a view as its mask does: `frame` is in the container's coordinates.
  ///
  /// - Parameters:
  ///   - name: how the container is called where bare edges do not meet its bounds; nil where they
  ///     do.
  func keys(frame: Rect, in container: Size, named name: String?) -> [SpecEntry] {
    let right = container.width - frame.right
    let bottom = container.height - frame.bottom
    return axis(
      isSizable: has("widthSizable"), isFixedToEnd: has("flexibleMinX") && !has("flexibleMaxX"),
      start: Self.edge("leading", frame.x, name), end: Self.edge("trailing", right, name),
      size: SpecEntry("width", .number(frame.width)))
      + axis(
        isSizable: has("heightSizable"), isFixedToEnd: has("flexibleMinY") && !has("flexibleMaxY"),
        start: Self.edge("top", frame.y, name), end: Self.edge("bottom", bottom, name),
        size: SpecEntry("height", .number(frame.height)))
  }

  private func has(_ flag: String) -> Bool { element?.flag(flag) == true }

  private func axis(
    isSizable: Bool, isFixedToEnd: Bool, start: SpecEntry, end: SpecEntry, size: SpecEntry
  ) -> [SpecEntry] {
    isSizable ? [start, end] : [isFixedToEnd ? end : start, size]
  }

  /// An edge's distance inwards, as a number or counted from a box.
  private static func edge(_ key: String, _ inset: Double, _ box: String?) -> SpecEntry {
    guard let box else { return SpecEntry(key, .number(inset)) }
    let isFar = key == "trailing" || key == "bottom"
    let constant = isFar ? -inset : inset
    let addition = (constant < 0 ? " - " : " + ") + PlainNumber.text(abs(constant))
    return SpecEntry(key, .plain("\(box).\(key)" + (constant == 0 ? "" : addition)))
  }
}
