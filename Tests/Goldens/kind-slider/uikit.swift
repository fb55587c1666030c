// Written by Quoin from slider.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SliderKind.
public final class SliderKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var lowValue: Float = 0
    public var middleValue: Float = 0.4
    public var highValue: Float = 1

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let low = UISlider()  // slider.quoin.yaml:6
  public let middle = UISlider()  // slider.quoin.yaml:7
  public let high = UISlider()  // slider.quoin.yaml:8

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
    low.accessibilityIdentifier = "low"
    low.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.lowValue = low.value
      }, for: .valueChanged)

    middle.accessibilityIdentifier = "middle"
    middle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.middleValue = middle.value
      }, for: .valueChanged)
    middle.tintColor = .systemOrange

    high.accessibilityIdentifier = "high"
    high.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.highValue = high.value
      }, for: .valueChanged)
    high.isEnabled = false

    addSubviews(low, middle, high)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      low.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("low.top == screen.safeArea.top + 16 (slider.quoin.yaml:6)"),
      low.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("low.leading == screen.safeArea.leading + 16 (slider.quoin.yaml:6)"),
      low.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("low.trailing == screen.safeArea.trailing - 16 (slider.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      middle.topAnchor.constraint(equalTo: low.bottomAnchor, constant: 12)
        .identified("middle.top == low.bottom + 12 (slider.quoin.yaml:7)"),
      middle.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("middle.leading == screen.safeArea.leading + 16 (slider.quoin.yaml:7)"),
      middle.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("middle.trailing == screen.safeArea.trailing - 16 (slider.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      high.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 12)
        .identified("high.top == middle.bottom + 12 (slider.quoin.yaml:8)"),
      high.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("high.leading == screen.safeArea.leading + 16 (slider.quoin.yaml:8)"),
      high.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("high.trailing == screen.safeArea.trailing - 16 (slider.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    low.value = parameters.lowValue
    middle.value = parameters.middleValue
    high.value = parameters.highValue
  }
}
