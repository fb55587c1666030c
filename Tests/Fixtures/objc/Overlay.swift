// What UIKit's Swift side and the support of generated code add to the headers.
@_exported import ObjectiveC
import UIKit

extension NSDirectionalEdgeInsets: @retroactive Equatable {
  /// Whether all four are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.top == second.top && first.leading == second.leading && first.bottom == second.bottom
      && first.trailing == second.trailing
  }

  static var zero: Self { NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  @MainActor func edgeInsets(in view: UIView) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  static var zero: Self { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  func inset(by insets: UIEdgeInsets) -> CGRect { UIEdgeInsetsInsetRect(self, insets) }
}
