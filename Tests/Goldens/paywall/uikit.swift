// Written by Quoin from paywall.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Paywall.
public final class PaywallView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var heroImage = UIImage(named: "hero")
    public var badgeText = "7 days free"
    public var badgeInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)
    public var titleText = "Quoin Pro"
    public var offlineText = "Works on the train"
    public var syncText = "The same layouts on every machine you sign in to"
    public var priceText = "Then $24.99 a year"
    public var buyTitle = "Start the trial"
    public var buyInsets = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)
    public var termsText = "Cancel at any time before the trial ends."

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let hero = UIImageView()  // paywall.quoin.yaml:17
  public let badge = PaddedLabel()  // paywall.quoin.yaml:18
  public let title = UILabel()  // paywall.quoin.yaml:19
  public let offline = UILabel()  // paywall.quoin.yaml:20
  public let sync = UILabel()  // paywall.quoin.yaml:21
  public let rule = UIView()  // paywall.quoin.yaml:22
  public let price = UILabel()  // paywall.quoin.yaml:23
  public let buy = InsetButton(type: .system)  // paywall.quoin.yaml:24
  public let terms = UILabel()  // paywall.quoin.yaml:25
  public let column = UILayoutGuide()  // paywall.quoin.yaml:13
  public let listEnd = UILayoutGuide()  // paywall.quoin.yaml:14

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
    hero.accessibilityIdentifier = "hero"
    hero.clipsToBounds = true

    badge.accessibilityIdentifier = "badge"
    badge.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    badge.adjustsFontForContentSizeCategory = true
    badge.textColor = .white
    badge.backgroundColor = UIColor(light: 0x5E5CE6FF, dark: 0x7D7AFFFF)
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 12

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center

    offline.accessibilityIdentifier = "offline"
    offline.font = .preferredFont(forTextStyle: .body)
    offline.adjustsFontForContentSizeCategory = true
    offline.numberOfLines = 0

    sync.accessibilityIdentifier = "sync"
    sync.font = .preferredFont(forTextStyle: .body)
    sync.adjustsFontForContentSizeCategory = true
    sync.numberOfLines = 0

    rule.accessibilityIdentifier = "rule"
    rule.backgroundColor = .separator

    price.accessibilityIdentifier = "price"
    price.font = .preferredFont(forTextStyle: .headline)
    price.adjustsFontForContentSizeCategory = true

    buy.accessibilityIdentifier = "buy"
    buy.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    buy.titleLabel?.adjustsFontForContentSizeCategory = true
    buy.setTitleColor(.white, for: .normal)
    buy.backgroundColor = UIColor(light: 0x5E5CE6FF, dark: 0x7D7AFFFF)
    buy.layer.cornerRadius = 14

    terms.accessibilityIdentifier = "terms"
    terms.font = .preferredFont(forTextStyle: .footnote)
    terms.adjustsFontForContentSizeCategory = true
    terms.textColor = .secondaryLabel
    terms.numberOfLines = 0
    terms.textAlignment = .center

    addSubviews(hero, badge, title, offline, sync, rule, price, buy, terms)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    addLayoutGuide(column)
    addLayoutGuide(listEnd)
    NSLayoutConstraint.activate([
      hero.topAnchor.constraint(equalTo: topAnchor)
        .identified("hero.top == screen.top (paywall.quoin.yaml:17)"),
      hero.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("hero.leading == screen.safeArea.leading (paywall.quoin.yaml:17)"),
      hero.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("hero.trailing == screen.safeArea.trailing (paywall.quoin.yaml:17)"),
      hero.heightAnchor.constraint(equalToConstant: 300)
        .identified("hero.height == 300 (paywall.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("badge.centerX == screen.safeArea.centerX (paywall.quoin.yaml:18)"),
      badge.centerYAnchor.constraint(equalTo: hero.bottomAnchor)
        .identified("badge.centerY == hero.bottom (paywall.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16)
        .identified("title.top == badge.bottom + 16 (paywall.quoin.yaml:19)"),
      title.leadingAnchor.constraint(equalTo: column.leadingAnchor)
        .identified("title.leading == column.leading (paywall.quoin.yaml:19)"),
      title.trailingAnchor.constraint(equalTo: column.trailingAnchor)
        .identified("title.trailing == column.trailing (paywall.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      offline.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20)
        .identified("offline.top == title.bottom + 20 (paywall.quoin.yaml:20)"),
      offline.leadingAnchor.constraint(equalTo: column.leadingAnchor)
        .identified("offline.leading == column.leading (paywall.quoin.yaml:20)"),
      offline.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, multiplier: 0.5, constant: -26)
        .identified("offline.width == 0.5 * screen.safeArea.width - 26 (paywall.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      sync.topAnchor.constraint(equalTo: offline.topAnchor)
        .identified("sync.top == offline.top (paywall.quoin.yaml:21)"),
      sync.trailingAnchor.constraint(equalTo: column.trailingAnchor)
        .identified("sync.trailing == column.trailing (paywall.quoin.yaml:21)"),
      sync.widthAnchor.constraint(equalTo: offline.widthAnchor)
        .identified("sync.width == offline.width (paywall.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      rule.topAnchor.constraint(equalTo: listEnd.bottomAnchor, constant: 16)
        .identified("rule.top == listEnd.bottom + 16 (paywall.quoin.yaml:22)"),
      rule.leadingAnchor.constraint(equalTo: column.leadingAnchor)
        .identified("rule.leading == column.leading (paywall.quoin.yaml:22)"),
      rule.trailingAnchor.constraint(equalTo: column.trailingAnchor)
        .identified("rule.trailing == column.trailing (paywall.quoin.yaml:22)"),
      rule.heightAnchor.constraint(equalToConstant: pixels(1))
        .identified("rule.height == 1px (paywall.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 16)
        .identified("price.top == rule.bottom + 16 (paywall.quoin.yaml:23)"),
      price.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("price.centerX == screen.safeArea.centerX (paywall.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      buy.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        .identified("buy.height >= 50 (tokens.yaml:8)"),
      buy.leadingAnchor.constraint(equalTo: column.leadingAnchor)
        .identified("buy.leading == column.leading (paywall.quoin.yaml:24)"),
      buy.trailingAnchor.constraint(equalTo: column.trailingAnchor)
        .identified("buy.trailing == column.trailing (paywall.quoin.yaml:24)"),
      buy.bottomAnchor.constraint(equalTo: terms.topAnchor, constant: -12)
        .identified("buy.bottom == terms.top - 12 (paywall.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      terms.leadingAnchor.constraint(equalTo: column.leadingAnchor)
        .identified("terms.leading == column.leading (paywall.quoin.yaml:25)"),
      terms.trailingAnchor.constraint(equalTo: column.trailingAnchor)
        .identified("terms.trailing == column.trailing (paywall.quoin.yaml:25)"),
      terms.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8)
        .identified("terms.bottom == screen.safeArea.bottom - 8 (paywall.quoin.yaml:25)"),
    ])
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("column.leading == screen.safeArea.leading + 20 (paywall.quoin.yaml:13)"),
      column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("column.trailing == screen.safeArea.trailing - 20 (paywall.quoin.yaml:13)"),
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("column.top == screen.safeArea.top (paywall.quoin.yaml:13)"),
      column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("column.bottom == screen.safeArea.bottom (paywall.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      listEnd.heightAnchor.constraint(equalToConstant: 0)
        .identified("thickness of the barrier listEnd (paywall.quoin.yaml:14)"),
      listEnd.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("span of the barrier listEnd (paywall.quoin.yaml:14)"),
      listEnd.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("span of the barrier listEnd (paywall.quoin.yaml:14)"),
      listEnd.bottomAnchor.constraint(greaterThanOrEqualTo: offline.bottomAnchor)
        .identified("listEnd.bottom >= offline.bottom (paywall.quoin.yaml:14)"),
      listEnd.bottomAnchor.constraint(equalTo: offline.bottomAnchor)
        .identified("pull of the barrier listEnd (paywall.quoin.yaml:14)", priority: .init(1)),
      listEnd.bottomAnchor.constraint(greaterThanOrEqualTo: sync.bottomAnchor)
        .identified("listEnd.bottom >= sync.bottom (paywall.quoin.yaml:14)"),
      listEnd.bottomAnchor.constraint(equalTo: sync.bottomAnchor)
        .identified("pull of the barrier listEnd (paywall.quoin.yaml:14)", priority: .init(1)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    hero.image = parameters.heroImage
    badge.text = parameters.badgeText
    badge.insets = parameters.badgeInsets
    title.text = parameters.titleText
    offline.text = parameters.offlineText
    sync.text = parameters.syncText
    price.text = parameters.priceText
    buy.setTitle(parameters.buyTitle, for: .normal)
    buy.contentInsets = parameters.buyInsets
    terms.text = parameters.termsText
  }
}
