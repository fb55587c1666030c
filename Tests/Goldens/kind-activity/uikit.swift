// Written by Quoin from activity.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ActivityKind.
public final class ActivityKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let small = UIActivityIndicatorView()  // activity.quoin.yaml:6
  public let big = UIActivityIndicatorView()  // activity.quoin.yaml:7
  public let blue = UIActivityIndicatorView()  // activity.quoin.yaml:8

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
    small.accessibilityIdentifier = "small"
    small.style = .medium
    small.hidesWhenStopped = false
    small.startAnimating()
    small.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    small.setContentHuggingPriority(.defaultHigh, for: .vertical)

    big.accessibilityIdentifier = "big"
    big.style = .large
    big.hidesWhenStopped = false
    big.startAnimating()
    big.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    big.setContentHuggingPriority(.defaultHigh, for: .vertical)

    blue.accessibilityIdentifier = "blue"
    blue.style = .large
    blue.hidesWhenStopped = false
    blue.startAnimating()
    blue.tintColor = .systemBlue
    blue.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    blue.setContentHuggingPriority(.defaultHigh, for: .vertical)

    addSubviews(small, big, blue)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      small.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("small.centerY == screen.safeArea.centerY (activity.quoin.yaml:6)"),
      small.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("small.leading == screen.safeArea.leading + 16 (activity.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      big.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("big.centerY == screen.safeArea.centerY (activity.quoin.yaml:7)"),
      big.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 24)
        .identified("big.leading == small.trailing + 24 (activity.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      blue.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("blue.centerY == screen.safeArea.centerY (activity.quoin.yaml:8)"),
      blue.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("blue.trailing == screen.safeArea.trailing - 16 (activity.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
  }
}
