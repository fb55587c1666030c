// Written by Quoin from badge.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Badge.
public final class BadgeView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var badgeText = "New"
    public var badgeInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let badge = PaddedLabel()  // badge.quoin.yaml:5

  /// Makes the screen's view.
  public init(parameters: Parameters, frame: CGRect = .zero) {
    self.parameters = parameters
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
    update()
  }

  /// Makes the screen's view as the spec has it.
  public convenience override init(frame: CGRect) {
    self.init(parameters: Parameters(), frame: frame)
  }

  /// Reads the screen's view from a nib, as the spec has it.
  public required init?(coder: NSCoder) {
    parameters = Parameters()
    super.init(coder: coder)
    setUpViews()
    setUpConstraints()
    update()
  }

  // MARK: - Views

  private func setUpViews() {
    badge.accessibilityIdentifier = "badge"
    badge.font = .systemFont(ofSize: 17, weight: .semibold)
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 12

    addSubviews(badge)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20)
        .identified("badge.top == screen.safeArea.top + 20 (badge.quoin.yaml:13)"),
      badge.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("badge.centerX == screen.safeArea.centerX (badge.quoin.yaml:14)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    badge.text = parameters.badgeText
    badge.insets = parameters.badgeInsets
  }
}
