// Written by Quoin from stepper.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen StepperKind.
public final class StepperKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var labelText = "3 guests"
    public var countValue: Double = 3
    public var offValue: Double = 0

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let label = UILabel()  // stepper.quoin.yaml:6
  public let count = UIStepper()  // stepper.quoin.yaml:7
  public let off = UIStepper()  // stepper.quoin.yaml:8

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
    label.accessibilityIdentifier = "label"
    label.font = .systemFont(ofSize: 17)

    count.accessibilityIdentifier = "count"
    count.minimumValue = 0
    count.maximumValue = 100
    count.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.countValue = count.value
      }, for: .valueChanged)
    count.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    count.setContentHuggingPriority(.defaultHigh, for: .vertical)

    off.accessibilityIdentifier = "off"
    off.minimumValue = 0
    off.maximumValue = 100
    off.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.offValue = off.value
      }, for: .valueChanged)
    off.isEnabled = false
    off.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    off.setContentHuggingPriority(.defaultHigh, for: .vertical)

    addSubviews(label, count, off)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: count.centerYAnchor)
        .identified("label.centerY == count.centerY (stepper.quoin.yaml:6)"),
      label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("label.leading == screen.safeArea.leading + 16 (stepper.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      count.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("count.top == screen.safeArea.top + 16 (stepper.quoin.yaml:7)"),
      count.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("count.trailing == screen.safeArea.trailing - 16 (stepper.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      off.topAnchor.constraint(equalTo: count.bottomAnchor, constant: 12)
        .identified("off.top == count.bottom + 12 (stepper.quoin.yaml:8)"),
      off.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("off.trailing == screen.safeArea.trailing - 16 (stepper.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    label.text = parameters.labelText
    count.value = parameters.countValue
    off.value = parameters.offValue
  }
}
