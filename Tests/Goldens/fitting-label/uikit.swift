// Written by Quoin from fitting-label.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen FittingLabel.
public final class FittingLabelView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var hintText = "Swipe to see more"
    public var hintInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 10, bottom: 8, trailing: 10)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let hint = PaddedLabel()  // fitting-label.quoin.yaml:5

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
    hint.accessibilityIdentifier = "hint"
    hint.font = .systemFont(ofSize: 17)
    hint.backgroundColor = .secondarySystemBackground
    hint.clipsToBounds = true
    hint.layer.cornerRadius = 6

    addSubviews(hint)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("hint.top == screen.safeArea.top + 16 (fitting-label.quoin.yaml:10)"),
      hint.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("hint.leading == screen.safeArea.leading + 16 (fitting-label.quoin.yaml:11)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    hint.text = parameters.hintText
    hint.insets = parameters.hintInsets
  }
}
