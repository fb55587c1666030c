import QuoinText
import UIKitDouble

/// Screens of the double for tests.
@MainActor enum Screens {
  /// The unit font: at size 20 each glyph is 10 wide, a line 24 high, its baseline 18 from the top.
  static let unitFont: UIFont = {
    FontRegistry.register(
      FontMetrics(
        unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: 0, capHeight: 700, xHeight: 500,
        defaultAdvance: 500), as: "Unit")
    return UIFont(name: "Unit", size: 20) ?? .systemFont(ofSize: 20)
  }()

  /// Surroundings without bars and margins.
  static func environment(
    width: CGFloat = 400, height: CGFloat = 800, scale: CGFloat = 2,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, safeArea: UIEdgeInsets = .zero
  ) -> HostEnvironment {
    HostEnvironment(
      size: CGSize(width: width, height: height), safeArea: safeArea,
      traits: .host(scale: scale, textSize: textSize, direction: direction))
  }

  /// Shows views in a view that fills a window, after constraints were added.
  @discardableResult static func show(
    _ views: [UIView], in environment: HostEnvironment = environment(),
    constraints: (UIView) -> [NSLayoutConstraint]
  ) -> HostWindow {
    LayoutFindings.clear()
    let window = HostWindow(environment)
    let root = UIView()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(root))
    window.show(root)
    return window
  }

  /// A label of the unit font.
  static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = unitFont
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// The numbers of a rectangle.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }
}

/// A label with padding as it is written by hand: two overrides, and nothing else.
final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
