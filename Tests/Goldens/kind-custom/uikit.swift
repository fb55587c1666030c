// Written by Quoin from custom.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen CustomKind.
public final class CustomKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let gauge = GaugeView()  // custom.quoin.yaml:6
  public let chart = Charts.LineChart()  // custom.quoin.yaml:7
  public let rest = MapOverlay()  // custom.quoin.yaml:8

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
    gauge.accessibilityIdentifier = "gauge"

    chart.accessibilityIdentifier = "chart"

    rest.accessibilityIdentifier = "rest"

    addSubviews(gauge, chart, rest)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      gauge.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("gauge.top == screen.safeArea.top + 16 (custom.quoin.yaml:6)"),
      gauge.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("gauge.leading == screen.safeArea.leading + 16 (custom.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      chart.topAnchor.constraint(equalTo: gauge.bottomAnchor, constant: 12)
        .identified("chart.top == gauge.bottom + 12 (custom.quoin.yaml:7)"),
      chart.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("chart.leading == screen.safeArea.leading + 16 (custom.quoin.yaml:7)"),
      chart.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("chart.trailing == screen.safeArea.trailing - 16 (custom.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      rest.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 12)
        .identified("rest.top == chart.bottom + 12 (custom.quoin.yaml:8)"),
      rest.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("rest.leading == screen.safeArea.leading + 16 (custom.quoin.yaml:8)"),
      rest.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("rest.trailing == screen.safeArea.trailing - 16 (custom.quoin.yaml:8)"),
      rest.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16)
        .identified("rest.bottom == screen.safeArea.bottom - 16 (custom.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
  }
}
