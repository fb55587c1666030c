import QuoinLayout
import QuoinScreen

/// What part of a root is the screen of its spec, and where stored frames are on it.
struct RootGeometry {
  /// The views that are the screen itself, by index: the root, and a cell's content view.
  let screenViews: Set<Int>
  /// The screen's size in points.
  let size: Size
  private let origin: Rect
  private let frames: [Rect?]

  /// Finds the screen of a root: a cell's content view where nothing is tied to the cell itself,
  /// or where the content view fills the cell, else the root view.
  init(_ root: InterfaceRoot) {
    frames = root.views.map(\.frame)
    let whole = frames[0] ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let content = root.views.indices.first { index in
      root.views[index].isGiven && root.views[index].parent == 0
    }
    guard let content, let frame = frames[content] else {
      screenViews = [0]
      origin = whole
      size = Size(width: whole.width, height: whole.height)
      return
    }
    if frame == whole || !Self.isTied(root) {
      screenViews = [0, content]
      origin = frame
    } else {
      screenViews = [0]
      origin = whole
    }
    size = Size(width: origin.width, height: origin.height)
  }

  /// Whether a constraint names the root view itself.
  private static func isTied(_ root: InterfaceRoot) -> Bool {
    if !root.views[0].constraints.isEmpty { return true }
    let guides = root.guides.filter { $0.value.view == 0 }
    return root.views.contains { view in
      view.constraints.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          guard let item else { return false }
          return root.view(item) == 0 || guides[.init(item)] != nil
        }
      }
    }
  }

  /// The index of a view unless it is the screen.
  func nested(_ view: Int) -> Int? { screenViews.contains(view) ? nil : view }

  /// The stored frame of a view in the screen's coordinates; nil where none is known.
  func frame(of view: Int) -> Rect? {
    guard let frame = frames[view] else { return nil }
    return Rect(
      x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }
}
