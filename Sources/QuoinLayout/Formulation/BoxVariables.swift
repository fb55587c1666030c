import QuoinScreen
import QuoinSolver

/// The four variables of a view or a guide, in points.
///
/// A place counts from the container's leading and top edge, so that a container carries its
/// children along: what is free about it is said once, of the container.
struct BoxVariables {
  /// One axis of a box.
  struct Span {
    /// The leading or top edge, from the container's.
    var start: Variable
    /// The width or height.
    var length: Variable
  }

  /// Leading and width.
  var horizontal: Span
  /// Top and height.
  var vertical: Span

  /// Adds a box's variables to a system.
  init(in system: inout LinearSystem) {
    let leading = system.addVariable()
    let top = system.addVariable()
    horizontal = Span(start: leading, length: system.addVariable())
    vertical = Span(start: top, length: system.addVariable())
  }

  /// The variables of an axis.
  func span(_ axis: Attribute.Axis) -> Span {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }
}
