// Written by Quoin from segments.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SegmentsKind.
public final class SegmentsKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var twoTitles: [String] = ["Start", "Barrier"]
    public var twoSelectedSegmentIndex = 0
    public var wideTitles: [String] = ["Day", "Week", "Month", "Year"]
    public var wideSelectedSegmentIndex = 2
    public var unsetTitles: [String] = ["None", "Gray", "Color", "Blur"]
    public var unsetSelectedSegmentIndex = -1

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let two = UISegmentedControl()  // segments.quoin.yaml:6
  public let wide = UISegmentedControl()  // segments.quoin.yaml:7
  public let unset = UISegmentedControl()  // segments.quoin.yaml:8

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
    two.accessibilityIdentifier = "two"
    two.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.twoSelectedSegmentIndex = two.selectedSegmentIndex
      }, for: .valueChanged)

    wide.accessibilityIdentifier = "wide"
    wide.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.wideSelectedSegmentIndex = wide.selectedSegmentIndex
      }, for: .valueChanged)

    unset.accessibilityIdentifier = "unset"
    unset.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.unsetSelectedSegmentIndex = unset.selectedSegmentIndex
      }, for: .valueChanged)

    addSubviews(two, wide, unset)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      two.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("two.top == screen.safeArea.top + 16 (segments.quoin.yaml:6)"),
      two.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("two.leading == screen.safeArea.leading + 16 (segments.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      wide.topAnchor.constraint(equalTo: two.bottomAnchor, constant: 12)
        .identified("wide.top == two.bottom + 12 (segments.quoin.yaml:7)"),
      wide.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("wide.leading == screen.safeArea.leading + 16 (segments.quoin.yaml:7)"),
      wide.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("wide.trailing == screen.safeArea.trailing - 16 (segments.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      unset.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 12)
        .identified("unset.top == wide.bottom + 12 (segments.quoin.yaml:8)"),
      unset.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("unset.centerX == screen.safeArea.centerX (segments.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if two.titles != parameters.twoTitles { two.titles = parameters.twoTitles }
    two.selectedSegmentIndex = parameters.twoSelectedSegmentIndex
    if wide.titles != parameters.wideTitles { wide.titles = parameters.wideTitles }
    wide.selectedSegmentIndex = parameters.wideSelectedSegmentIndex
    if unset.titles != parameters.unsetTitles { unset.titles = parameters.unsetTitles }
    unset.selectedSegmentIndex = parameters.unsetSelectedSegmentIndex
  }
}
