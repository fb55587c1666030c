// Written by Quoin from datePicker.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen DatePickerKind.
public final class DatePickerKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let day = UIDatePicker()  // datePicker.quoin.yaml:6
  public let hour = UIDatePicker()  // datePicker.quoin.yaml:7

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
    day.accessibilityIdentifier = "day"
    day.datePickerMode = .date
    day.preferredDatePickerStyle = .wheels

    hour.accessibilityIdentifier = "hour"
    hour.datePickerMode = .time
    hour.preferredDatePickerStyle = .wheels

    addSubviews(day, hour)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      day.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)
        .identified("day.top == screen.safeArea.top + 8 (datePicker.quoin.yaml:6)"),
      day.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("day.centerX == screen.safeArea.centerX (datePicker.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      hour.heightAnchor.constraint(equalToConstant: 162)
        .identified("hour.height == 162 (datePicker.quoin.yaml:7)"),
      hour.topAnchor.constraint(equalTo: day.bottomAnchor, constant: 8)
        .identified("hour.top == day.bottom + 8 (datePicker.quoin.yaml:7)"),
      hour.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("hour.leading == screen.safeArea.leading + 16 (datePicker.quoin.yaml:7)"),
      hour.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("hour.trailing == screen.safeArea.trailing - 16 (datePicker.quoin.yaml:7)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
  }
}
