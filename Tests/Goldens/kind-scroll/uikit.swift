// Written by Quoin from scroll.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ScrollKind.
public final class ScrollKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var titleText = "A headline"
    public var textText = "The text is as wide as the frame, so that it scrolls up and down only, and the last line decides how high the content is."
    public var footerText = "The end"
    public var badgeText = "Fixed"
    public var badgeInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let article = UIScrollView()  // scroll.quoin.yaml:6
  public let title = UILabel()  // scroll.quoin.yaml:13
  public let text = UILabel()  // scroll.quoin.yaml:14
  public let footer = UILabel()  // scroll.quoin.yaml:21
  public let badge = PaddedLabel()  // scroll.quoin.yaml:22
  /// It scrolls sideways.
  public let cards = UIScrollView()  // scroll.quoin.yaml:23
  public let one = UIView()  // scroll.quoin.yaml:29
  public let two = UIView()  // scroll.quoin.yaml:30
  public let three = UIView()  // scroll.quoin.yaml:31

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
    article.accessibilityIdentifier = "article"
    article.contentInsetAdjustmentBehavior = .never
    article.backgroundColor = .systemGray6

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true

    text.accessibilityIdentifier = "text"
    text.font = .systemFont(ofSize: 17)
    text.numberOfLines = 0

    footer.accessibilityIdentifier = "footer"
    footer.font = .systemFont(ofSize: 17)
    footer.textColor = .secondaryLabel

    badge.accessibilityIdentifier = "badge"
    badge.font = .systemFont(ofSize: 17)
    badge.backgroundColor = .systemYellow

    cards.accessibilityIdentifier = "cards"
    cards.contentInsetAdjustmentBehavior = .never

    one.accessibilityIdentifier = "one"
    one.backgroundColor = .systemTeal
    one.layer.cornerRadius = 8

    two.accessibilityIdentifier = "two"
    two.backgroundColor = .systemIndigo
    two.layer.cornerRadius = 8

    three.accessibilityIdentifier = "three"
    three.backgroundColor = .systemPink
    three.layer.cornerRadius = 8

    addSubviews(article, cards)
    article.addSubviews(title, text, footer, badge)
    cards.addSubviews(one, two, three)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      article.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("article.top == screen.safeArea.top + 16 (scroll.quoin.yaml:8)"),
      article.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("article.leading == screen.safeArea.leading + 16 (scroll.quoin.yaml:9)"),
      article.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("article.trailing == screen.safeArea.trailing - 16 (scroll.quoin.yaml:10)"),
      article.heightAnchor.constraint(equalToConstant: 160)
        .identified("article.height == 160 (scroll.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: article.contentLayoutGuide.topAnchor, constant: 12)
        .identified("title.top == article.content.top + 12 (scroll.quoin.yaml:13)"),
      title.leadingAnchor.constraint(equalTo: article.contentLayoutGuide.leadingAnchor, constant: 12)
        .identified("title.leading == article.content.leading + 12 (scroll.quoin.yaml:13)"),
      title.trailingAnchor.constraint(equalTo: article.contentLayoutGuide.trailingAnchor, constant: -12)
        .identified("title.trailing == article.content.trailing - 12 (scroll.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
        .identified("text.top == title.bottom + 8 (scroll.quoin.yaml:17)"),
      text.leadingAnchor.constraint(equalTo: article.contentLayoutGuide.leadingAnchor, constant: 12)
        .identified("text.leading == article.content.leading + 12 (scroll.quoin.yaml:18)"),
      text.trailingAnchor.constraint(equalTo: article.contentLayoutGuide.trailingAnchor, constant: -12)
        .identified("text.trailing == article.content.trailing - 12 (scroll.quoin.yaml:19)"),
      text.widthAnchor.constraint(equalTo: article.frameLayoutGuide.widthAnchor, constant: -24)
        .identified("text.width == article.frame.width - 24 (scroll.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      footer.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 24)
        .identified("footer.top == text.bottom + 24 (scroll.quoin.yaml:21)"),
      footer.leadingAnchor.constraint(equalTo: article.contentLayoutGuide.leadingAnchor, constant: 12)
        .identified("footer.leading == article.content.leading + 12 (scroll.quoin.yaml:21)"),
      footer.bottomAnchor.constraint(equalTo: article.contentLayoutGuide.bottomAnchor, constant: -12)
        .identified("footer.bottom == article.content.bottom - 12 (scroll.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: article.frameLayoutGuide.topAnchor, constant: 8)
        .identified("badge.top == article.frame.top + 8 (scroll.quoin.yaml:22)"),
      badge.trailingAnchor.constraint(equalTo: article.frameLayoutGuide.trailingAnchor, constant: -8)
        .identified("badge.trailing == article.frame.trailing - 8 (scroll.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      cards.topAnchor.constraint(equalTo: article.bottomAnchor, constant: 16)
        .identified("cards.top == article.bottom + 16 (scroll.quoin.yaml:24)"),
      cards.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("cards.leading == screen.safeArea.leading (scroll.quoin.yaml:25)"),
      cards.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("cards.trailing == screen.safeArea.trailing (scroll.quoin.yaml:26)"),
      cards.heightAnchor.constraint(equalToConstant: 80)
        .identified("cards.height == 80 (scroll.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: cards.contentLayoutGuide.topAnchor)
        .identified("one.top == cards.content.top (scroll.quoin.yaml:29)"),
      one.bottomAnchor.constraint(equalTo: cards.contentLayoutGuide.bottomAnchor)
        .identified("one.bottom == cards.content.bottom (scroll.quoin.yaml:29)"),
      one.leadingAnchor.constraint(equalTo: cards.contentLayoutGuide.leadingAnchor, constant: 16)
        .identified("one.leading == cards.content.leading + 16 (scroll.quoin.yaml:29)"),
      one.widthAnchor.constraint(equalToConstant: 140)
        .identified("one.width == 140 (scroll.quoin.yaml:29)"),
      one.heightAnchor.constraint(equalToConstant: 80)
        .identified("one.height == 80 (scroll.quoin.yaml:29)"),
    ])
    NSLayoutConstraint.activate([
      two.topAnchor.constraint(equalTo: cards.contentLayoutGuide.topAnchor)
        .identified("two.top == cards.content.top (scroll.quoin.yaml:30)"),
      two.bottomAnchor.constraint(equalTo: cards.contentLayoutGuide.bottomAnchor)
        .identified("two.bottom == cards.content.bottom (scroll.quoin.yaml:30)"),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)
        .identified("two.leading == one.trailing + 8 (scroll.quoin.yaml:30)"),
      two.widthAnchor.constraint(equalToConstant: 140)
        .identified("two.width == 140 (scroll.quoin.yaml:30)"),
    ])
    NSLayoutConstraint.activate([
      three.topAnchor.constraint(equalTo: cards.contentLayoutGuide.topAnchor)
        .identified("three.top == cards.content.top (scroll.quoin.yaml:31)"),
      three.bottomAnchor.constraint(equalTo: cards.contentLayoutGuide.bottomAnchor)
        .identified("three.bottom == cards.content.bottom (scroll.quoin.yaml:31)"),
      three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 8)
        .identified("three.leading == two.trailing + 8 (scroll.quoin.yaml:31)"),
      three.widthAnchor.constraint(equalToConstant: 140)
        .identified("three.width == 140 (scroll.quoin.yaml:31)"),
      three.trailingAnchor.constraint(equalTo: cards.contentLayoutGuide.trailingAnchor, constant: -16)
        .identified("three.trailing == cards.content.trailing - 16 (scroll.quoin.yaml:31)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    title.text = parameters.titleText
    text.text = parameters.textText
    footer.text = parameters.footerText
    badge.text = parameters.badgeText
    badge.insets = parameters.badgeInsets
  }
}
