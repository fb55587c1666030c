import QuoinLayout

/// Which of a view's edges and sizes follow its container's, for a view without constraints.
struct AutoresizingMask {
  private let element: XMLElement?

  /// Reads the mask of a view.
  init(_ view: XMLElement) {
    element = view.child("autoresizingMask")
  }

  /// The keys that place a view as its mask does: `frame` is in the container's coordinates.
  func keys(frame: Rect, in container: Rect) -> [SpecEntry] {
    let right = container.width - frame.right
    let bottom = container.height - frame.bottom
    return axis(
      isSizable: has("widthSizable"), isFixedToEnd: has("flexibleMinX") && !has("flexibleMaxX"),
      start: ("leading", frame.x), end: ("trailing", right), size: ("width", frame.width))
      + axis(
        isSizable: has("heightSizable"), isFixedToEnd: has("flexibleMinY") && !has("flexibleMaxY"),
        start: ("top", frame.y), end: ("bottom", bottom), size: ("height", frame.height))
  }

  private func has(_ flag: String) -> Bool { element?.flag(flag) == true }

  private func axis(
    isSizable: Bool, isFixedToEnd: Bool, start: (String, Double), end: (String, Double),
    size: (String, Double)
  ) -> [SpecEntry] {
    let used = isSizable ? [start, end] : [isFixedToEnd ? end : start, size]
    return used.map { SpecEntry($0.0, .number($0.1)) }
  }
}
