// Written by Quoin from settings-row.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SettingsRow.
public final class SettingsRowView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var wifiTitleText = "Wi-Fi"
    public var wifiValueText = "Library"
    public var wifiMoreText = "\u{203A}"
    public var updatesTitleText = "Automatic updates"
    public var updatesValueText = "Only on Wi-Fi"
    public var updatesMoreText = "\u{203A}"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let list = UIStackView()  // settings-row.quoin.yaml:13
  public let wifi = UIStackView()  // settings-row.quoin.yaml:19
  public let wifiIcon = UIView()  // settings-row.quoin.yaml:22
  public let wifiTitle = UILabel()  // settings-row.quoin.yaml:23
  public let wifiRoom = UIView()  // settings-row.quoin.yaml:24
  public let wifiValue = UILabel()  // settings-row.quoin.yaml:25
  public let wifiMore = UILabel()  // settings-row.quoin.yaml:26
  public let between = UIStackView()  // settings-row.quoin.yaml:27
  public let betweenLine = UIView()  // settings-row.quoin.yaml:30
  public let updates = UIStackView()  // settings-row.quoin.yaml:31
  public let updatesIcon = UIView()  // settings-row.quoin.yaml:34
  public let updatesTitle = UILabel()  // settings-row.quoin.yaml:35
  public let updatesRoom = UIView()  // settings-row.quoin.yaml:36
  public let updatesValue = UILabel()  // settings-row.quoin.yaml:37
  public let updatesMore = UILabel()  // settings-row.quoin.yaml:38
  public let below = UIView()  // settings-row.quoin.yaml:39

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
    list.accessibilityIdentifier = "list"
    list.axis = .vertical
    list.backgroundColor = .secondarySystemGroupedBackground

    wifi.accessibilityIdentifier = "wifi"
    wifi.spacing = 12
    wifi.alignment = .center
    wifi.isLayoutMarginsRelativeArrangement = true
    wifi.insetsLayoutMarginsFromSafeArea = false
    wifi.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)

    wifiIcon.accessibilityIdentifier = "wifi-icon"
    wifiIcon.backgroundColor = .systemBlue
    wifiIcon.tintColor = .white
    wifiIcon.layer.cornerRadius = 6

    wifiTitle.accessibilityIdentifier = "wifi-title"
    wifiTitle.font = .preferredFont(forTextStyle: .body)
    wifiTitle.adjustsFontForContentSizeCategory = true

    wifiRoom.accessibilityIdentifier = "wifi-room"

    wifiValue.accessibilityIdentifier = "wifi-value"
    wifiValue.font = .preferredFont(forTextStyle: .body)
    wifiValue.adjustsFontForContentSizeCategory = true
    wifiValue.textColor = .secondaryLabel
    wifiValue.setContentCompressionResistancePriority(.init(740), for: .horizontal)

    wifiMore.accessibilityIdentifier = "wifi-more"
    wifiMore.font = .preferredFont(forTextStyle: .title3)
    wifiMore.adjustsFontForContentSizeCategory = true
    wifiMore.textColor = .tertiaryLabel

    between.accessibilityIdentifier = "between"
    between.axis = .vertical
    between.isLayoutMarginsRelativeArrangement = true
    between.insetsLayoutMarginsFromSafeArea = false
    between.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 56, bottom: 0, trailing: 0)

    betweenLine.accessibilityIdentifier = "between-line"
    betweenLine.backgroundColor = .separator

    updates.accessibilityIdentifier = "updates"
    updates.spacing = 12
    updates.alignment = .center
    updates.isLayoutMarginsRelativeArrangement = true
    updates.insetsLayoutMarginsFromSafeArea = false
    updates.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)

    updatesIcon.accessibilityIdentifier = "updates-icon"
    updatesIcon.backgroundColor = .systemGray
    updatesIcon.tintColor = .white
    updatesIcon.layer.cornerRadius = 6

    updatesTitle.accessibilityIdentifier = "updates-title"
    updatesTitle.font = .preferredFont(forTextStyle: .body)
    updatesTitle.adjustsFontForContentSizeCategory = true

    updatesRoom.accessibilityIdentifier = "updates-room"

    updatesValue.accessibilityIdentifier = "updates-value"
    updatesValue.font = .preferredFont(forTextStyle: .body)
    updatesValue.adjustsFontForContentSizeCategory = true
    updatesValue.textColor = .secondaryLabel
    updatesValue.setContentCompressionResistancePriority(.init(740), for: .horizontal)

    updatesMore.accessibilityIdentifier = "updates-more"
    updatesMore.font = .preferredFont(forTextStyle: .title3)
    updatesMore.adjustsFontForContentSizeCategory = true
    updatesMore.textColor = .tertiaryLabel

    below.accessibilityIdentifier = "below"
    below.backgroundColor = .separator

    addSubviews(list)
    list.addArrangedSubviews(wifi, between, updates, below)
    wifi.addArrangedSubviews(wifiIcon, wifiTitle, wifiRoom, wifiValue, wifiMore)
    between.addArrangedSubviews(betweenLine)
    updates.addArrangedSubviews(updatesIcon, updatesTitle, updatesRoom, updatesValue, updatesMore)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24)
        .identified("list.top == screen.safeArea.top + 24 (settings-row.quoin.yaml:14)"),
      list.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("list.leading == screen.safeArea.leading (settings-row.quoin.yaml:15)"),
      list.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("list.trailing == screen.safeArea.trailing (settings-row.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      wifi.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("wifi.height >= 44 (settings-row.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      wifiIcon.widthAnchor.constraint(equalToConstant: 28)
        .identified("wifi-icon.width == 28 (settings-row.quoin.yaml:7)"),
      wifiIcon.heightAnchor.constraint(equalToConstant: 28)
        .identified("wifi-icon.height == 28 (settings-row.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      betweenLine.heightAnchor.constraint(equalToConstant: pixels(1))
        .identified("between-line.height == 1px (settings-row.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      updates.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("updates.height >= 44 (settings-row.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      updatesIcon.widthAnchor.constraint(equalToConstant: 28)
        .identified("updates-icon.width == 28 (settings-row.quoin.yaml:7)"),
      updatesIcon.heightAnchor.constraint(equalToConstant: 28)
        .identified("updates-icon.height == 28 (settings-row.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      below.heightAnchor.constraint(equalToConstant: pixels(1))
        .identified("below.height == 1px (settings-row.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      wifiRoom.widthAnchor.constraint(greaterThanOrEqualToConstant: 8)
        .identified("least length of wifi-room (settings-row.quoin.yaml:24)"),
      wifiRoom.widthAnchor.constraint(equalToConstant: 8)
        .identified("least length of wifi-room (settings-row.quoin.yaml:24)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      updatesRoom.widthAnchor.constraint(greaterThanOrEqualToConstant: 8)
        .identified("least length of updates-room (settings-row.quoin.yaml:36)"),
      updatesRoom.widthAnchor.constraint(equalToConstant: 8)
        .identified("least length of updates-room (settings-row.quoin.yaml:36)", priority: .init(48)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    wifiTitle.text = parameters.wifiTitleText
    wifiValue.text = parameters.wifiValueText
    wifiMore.text = parameters.wifiMoreText
    updatesTitle.text = parameters.updatesTitleText
    updatesValue.text = parameters.updatesValueText
    updatesMore.text = parameters.updatesMoreText
  }
}
