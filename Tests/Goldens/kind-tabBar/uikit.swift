// Written by Quoin from tabBar.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen TabBarKind.
public final class TabBarKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var homeImage = UIImage(systemName: "house")
    public var accountImage = UIImage(systemName: "person")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let named = UITabBar()  // tabBar.quoin.yaml:6
  public let tabs = UITabBar()  // tabBar.quoin.yaml:7
  public let home = SymbolView()  // tabBar.quoin.yaml:12
  public let account = SymbolView()  // tabBar.quoin.yaml:13
  private let span1 = UILayoutGuide()
  private let span2 = UILayoutGuide()

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
    named.accessibilityIdentifier = "named"

    tabs.accessibilityIdentifier = "tabs"

    home.accessibilityIdentifier = "home"
    home.symbolSize = CGSize(width: 20, height: 20)
    home.contentMode = .scaleAspectFit

    account.accessibilityIdentifier = "account"
    account.symbolSize = CGSize(width: 20, height: 20)
    account.contentMode = .scaleAspectFit

    addSubviews(named, tabs)
    tabs.addSubviews(home, account)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    addLayoutGuide(span1)
    addLayoutGuide(span2)
    NSLayoutConstraint.activate([
      named.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("named.top == screen.safeArea.top (tabBar.quoin.yaml:6)"),
      named.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("named.leading == screen.safeArea.leading (tabBar.quoin.yaml:6)"),
      named.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("named.trailing == screen.safeArea.trailing (tabBar.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      tabs.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("tabs.bottom == screen.safeArea.bottom (tabBar.quoin.yaml:8)"),
      tabs.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("tabs.leading == screen.safeArea.leading (tabBar.quoin.yaml:9)"),
      tabs.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("tabs.trailing == screen.safeArea.trailing (tabBar.quoin.yaml:10)"),
    ])
    NSLayoutConstraint.activate([
      home.centerYAnchor.constraint(equalTo: tabs.centerYAnchor)
        .identified("home.centerY == tabs.centerY (tabBar.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      span1.leadingAnchor.constraint(equalTo: home.centerXAnchor)
        .identified("home.centerX == tabs.centerX - 0.25 * tabs.width (tabBar.quoin.yaml:12)"),
      span1.widthAnchor.constraint(equalTo: tabs.widthAnchor, multiplier: 0.25)
        .identified("home.centerX == tabs.centerX - 0.25 * tabs.width (tabBar.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      tabs.centerXAnchor.constraint(equalTo: span1.trailingAnchor)
        .identified("home.centerX == tabs.centerX - 0.25 * tabs.width (tabBar.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      account.centerYAnchor.constraint(equalTo: tabs.centerYAnchor)
        .identified("account.centerY == tabs.centerY (tabBar.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      span2.leadingAnchor.constraint(equalTo: tabs.centerXAnchor)
        .identified("account.centerX == tabs.centerX + 0.25 * tabs.width (tabBar.quoin.yaml:13)"),
      span2.widthAnchor.constraint(equalTo: tabs.widthAnchor, multiplier: 0.25)
        .identified("account.centerX == tabs.centerX + 0.25 * tabs.width (tabBar.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      account.centerXAnchor.constraint(equalTo: span2.trailingAnchor)
        .identified("account.centerX == tabs.centerX + 0.25 * tabs.width (tabBar.quoin.yaml:13)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    home.image = parameters.homeImage
    account.image = parameters.accountImage
  }
}
