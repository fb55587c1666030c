// Written by Quoin from card.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Card.
public final class CardView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var pictureImage = UIImage(named: "card")
    public var titleText = "The long way round"
    public var bodyText = "Twelve walks between two stations, with the hills left in."
    public var newText = "New"
    public var newInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 16)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let card = UIView()  // card.quoin.yaml:18
  public let picture = UIImageView()  // card.quoin.yaml:20
  public let title = UILabel()  // card.quoin.yaml:21
  public let body = UILabel()  // card.quoin.yaml:22
  public let new = PaddedLabel()  // card.quoin.yaml:29
  public let columns = UILayoutGuide()  // card.quoin.yaml:15

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
    card.accessibilityIdentifier = "card"
    card.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    card.layer.cornerRadius = 16

    picture.accessibilityIdentifier = "picture"
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0

    body.accessibilityIdentifier = "body"
    body.font = .preferredFont(forTextStyle: .subheadline)
    body.adjustsFontForContentSizeCategory = true
    body.textColor = .secondaryLabel
    body.numberOfLines = 0

    new.accessibilityIdentifier = "new"
    new.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    new.adjustsFontForContentSizeCategory = true
    new.textColor = .white
    new.backgroundColor = .systemOrange
    new.clipsToBounds = true
    new.layer.cornerRadius = 12

    addSubviews(card, new)
    card.addSubviews(picture, title, body)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    addLayoutGuide(columns)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 12)
        .identified("card.top == screen.margins.top + 12 (card.quoin.yaml:25)"),
      card.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("card.leading == screen.margins.leading (card.quoin.yaml:26)"),
      card.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("card.trailing == screen.margins.trailing (card.quoin.yaml:27)"),
      card.bottomAnchor.constraint(equalTo: columns.bottomAnchor, constant: 16)
        .identified("card.bottom == columns.bottom + 16 (card.quoin.yaml:28)"),
      card.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        .identified("card.bottom == screen.margins.bottom (card.quoin.yaml:28)"),
    ])
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 72)
        .identified("picture.width == 72 (card.quoin.yaml:20)"),
      picture.heightAnchor.constraint(equalToConstant: 72)
        .identified("picture.height == 72 (card.quoin.yaml:20)"),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16)
        .identified("picture.leading == card.leading + 16 (card.quoin.yaml:20)"),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 16)
        .identified("picture.top == card.top + 16 (card.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16)
        .identified("title.top == card.top + 16 (card.quoin.yaml:21)"),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12)
        .identified("title.leading == picture.trailing + 12 (card.quoin.yaml:21)"),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16)
        .identified("title.trailing == card.trailing - 16 (card.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
        .identified("body.top == title.bottom + 4 (card.quoin.yaml:22)"),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor)
        .identified("body.leading == title.leading (card.quoin.yaml:22)"),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor)
        .identified("body.trailing == title.trailing (card.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      new.centerYAnchor.constraint(equalTo: card.topAnchor)
        .identified("new.centerY == card.top (card.quoin.yaml:29)"),
      new.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -12)
        .identified("new.trailing == screen.margins.trailing - 12 (card.quoin.yaml:29)"),
    ])
    NSLayoutConstraint.activate([
      columns.heightAnchor.constraint(equalToConstant: 0)
        .identified("thickness of the barrier columns (card.quoin.yaml:15)"),
      columns.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("span of the barrier columns (card.quoin.yaml:15)"),
      columns.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("span of the barrier columns (card.quoin.yaml:15)"),
      columns.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor)
        .identified("columns.bottom >= picture.bottom (card.quoin.yaml:15)"),
      columns.bottomAnchor.constraint(equalTo: picture.bottomAnchor)
        .identified("pull of the barrier columns (card.quoin.yaml:15)", priority: .init(1)),
      columns.bottomAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor)
        .identified("columns.bottom >= body.bottom (card.quoin.yaml:15)"),
      columns.bottomAnchor.constraint(equalTo: body.bottomAnchor)
        .identified("pull of the barrier columns (card.quoin.yaml:15)", priority: .init(1)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    picture.image = parameters.pictureImage
    title.text = parameters.titleText
    body.text = parameters.bodyText
    new.text = parameters.newText
    new.insets = parameters.newInsets
  }
}
