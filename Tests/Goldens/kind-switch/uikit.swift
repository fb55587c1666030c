// Written by Quoin from switch.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SwitchKind.
public final class SwitchKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var onLabelText = "Wi-Fi"
    public var onIsOn = true
    public var offLabelText = "Flight mode"
    public var offIsOn = false
    public var tintedLabelText = "Roaming"
    public var tintedIsOn = true

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let onLabel = UILabel()  // switch.quoin.yaml:6
  public let on = UISwitch()  // switch.quoin.yaml:7
  public let offLabel = UILabel()  // switch.quoin.yaml:8
  public let off = UISwitch()  // switch.quoin.yaml:9
  public let tintedLabel = UILabel()  // switch.quoin.yaml:10
  public let tinted = UISwitch()  // switch.quoin.yaml:11

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
    onLabel.accessibilityIdentifier = "onLabel"
    onLabel.font = .systemFont(ofSize: 17)

    on.accessibilityIdentifier = "on"
    on.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.onIsOn = on.isOn
      }, for: .valueChanged)
    on.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    on.setContentHuggingPriority(.defaultHigh, for: .vertical)

    offLabel.accessibilityIdentifier = "offLabel"
    offLabel.font = .systemFont(ofSize: 17)

    off.accessibilityIdentifier = "off"
    off.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.offIsOn = off.isOn
      }, for: .valueChanged)
    off.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    off.setContentHuggingPriority(.defaultHigh, for: .vertical)

    tintedLabel.accessibilityIdentifier = "tintedLabel"
    tintedLabel.font = .systemFont(ofSize: 17)
    tintedLabel.textColor = .secondaryLabel

    tinted.accessibilityIdentifier = "tinted"
    tinted.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.tintedIsOn = tinted.isOn
      }, for: .valueChanged)
    tinted.tintColor = .systemPurple
    tinted.isEnabled = false
    tinted.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    tinted.setContentHuggingPriority(.defaultHigh, for: .vertical)

    addSubviews(onLabel, on, offLabel, off, tintedLabel, tinted)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      onLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("onLabel.top == screen.safeArea.top + 16 (switch.quoin.yaml:6)"),
      onLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("onLabel.leading == screen.safeArea.leading + 16 (switch.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      on.centerYAnchor.constraint(equalTo: onLabel.centerYAnchor)
        .identified("on.centerY == onLabel.centerY (switch.quoin.yaml:7)"),
      on.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("on.trailing == screen.safeArea.trailing - 16 (switch.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      offLabel.topAnchor.constraint(equalTo: onLabel.bottomAnchor, constant: 24)
        .identified("offLabel.top == onLabel.bottom + 24 (switch.quoin.yaml:8)"),
      offLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("offLabel.leading == screen.safeArea.leading + 16 (switch.quoin.yaml:8)"),
    ])
    NSLayoutConstraint.activate([
      off.centerYAnchor.constraint(equalTo: offLabel.centerYAnchor)
        .identified("off.centerY == offLabel.centerY (switch.quoin.yaml:9)"),
      off.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("off.trailing == screen.safeArea.trailing - 16 (switch.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      tintedLabel.topAnchor.constraint(equalTo: offLabel.bottomAnchor, constant: 24)
        .identified("tintedLabel.top == offLabel.bottom + 24 (switch.quoin.yaml:10)"),
      tintedLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("tintedLabel.leading == screen.safeArea.leading + 16 (switch.quoin.yaml:10)"),
    ])
    NSLayoutConstraint.activate([
      tinted.centerYAnchor.constraint(equalTo: tintedLabel.centerYAnchor)
        .identified("tinted.centerY == tintedLabel.centerY (switch.quoin.yaml:11)"),
      tinted.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("tinted.trailing == screen.safeArea.trailing - 16 (switch.quoin.yaml:11)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    onLabel.text = parameters.onLabelText
    on.isOn = parameters.onIsOn
    offLabel.text = parameters.offLabelText
    off.isOn = parameters.offIsOn
    tintedLabel.text = parameters.tintedLabelText
    tinted.isOn = parameters.tintedIsOn
  }
}
