import QuoinScreen
import QuoinSolver

/// The solved places before the pixel pass, in points; horizontal ones from the screen's leading
/// edge.
struct SolvedBoxes {
  /// The screen's size.
  let size: Size
  /// The views' frames.
  let views: [Rect]
  /// The guides' frames.
  let guides: [Rect]
  /// The sizes of what scrolls, by the index of its view.
  let contents: [Int: Size]

  /// Reads the values of a solution.
  init(_ formulation: Formulation, values: [Double]) {
    func value(_ variable: Variable) -> Double {
      values.indices.contains(variable.index) ? values[variable.index] : 0
    }
    func rect(_ box: BoxVariables) -> Rect {
      Rect(
        x: value(box.horizontal.start), y: value(box.vertical.start),
        width: value(box.horizontal.length), height: value(box.vertical.length))
    }
    let screen = formulation.screen
    size = Size(
      width: screen.canvas.width ?? formulation.screenWidth.map(value) ?? 0,
      height: screen.canvas.height ?? formulation.screenHeight.map(value) ?? 0)
    var views: [Rect] = []
    views.reserveCapacity(screen.views.count)
    for (index, view) in screen.views.enumerated() {
      let own = rect(formulation.views[index])
      if let parent = view.parent, parent < index {
        views.append(own.moved(x: views[parent].x, y: views[parent].y))
      } else {
        views.append(own)
      }
    }
    self.views = views
    guides = formulation.guides.map(rect)
    contents = formulation.contents.mapValues { content in
      Size(width: value(content.width), height: value(content.height))
    }
  }

  private init(size: Size, views: [Rect], guides: [Rect], contents: [Int: Size]) {
    self.size = size
    self.views = views
    self.guides = guides
    self.contents = contents
  }

  /// The same places counted from the screen's left edge.
  func physical(_ direction: LayoutDirection) -> SolvedBoxes {
    guard direction == .rightToLeft else { return self }
    func mirrored(_ rect: Rect) -> Rect {
      Rect(x: size.width - rect.right, y: rect.y, width: rect.width, height: rect.height)
    }
    return SolvedBoxes(
      size: size, views: views.map(mirrored), guides: guides.map(mirrored), contents: contents)
  }
}
