// Written by Quoin from product-card.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ProductCard.
public final class ProductCardView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var photoImage = UIImage(named: "apples")
    public var badgeText = "-25%"
    public var badgeInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 8, bottom: 3, trailing: 8)
    public var titleText = "Old apples"
    public var detailText = "A box of five kinds"
    public var wasText = "$129"
    public var nowText = "$96.75"
    public var amountValue: Double = 1
    public var saveImage = UIImage(systemName: "heart")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let card = UIView()  // product-card.quoin.yaml:7
  public let photo = UIImageView()  // product-card.quoin.yaml:14
  public let badge = PaddedLabel()  // product-card.quoin.yaml:15
  public let title = UILabel()  // product-card.quoin.yaml:16
  public let detail = UILabel()  // product-card.quoin.yaml:17
  public let was = UILabel()  // product-card.quoin.yaml:18
  public let now = UILabel()  // product-card.quoin.yaml:19
  public let amount = UIStepper()  // product-card.quoin.yaml:20
  public let save = SymbolView()  // product-card.quoin.yaml:21

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
    card.backgroundColor = .systemBackground
    card.clipsToBounds = true
    card.layer.cornerRadius = 16
    card.layer.borderWidth = pixels(1)

    photo.accessibilityIdentifier = "photo"
    photo.clipsToBounds = true
    photo.contentMode = .scaleAspectFill

    badge.accessibilityIdentifier = "badge"
    badge.font = .preferredFont(forTextStyle: .caption1)
    badge.adjustsFontForContentSizeCategory = true
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 8

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2

    detail.accessibilityIdentifier = "detail"
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.adjustsFontForContentSizeCategory = true
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0

    was.accessibilityIdentifier = "was"
    was.font = .preferredFont(forTextStyle: .subheadline)
    was.adjustsFontForContentSizeCategory = true
    was.textColor = .tertiaryLabel

    now.accessibilityIdentifier = "now"
    now.font = .preferredFont(forTextStyle: .title3)
    now.adjustsFontForContentSizeCategory = true
    now.textColor = .systemRed

    amount.accessibilityIdentifier = "amount"
    amount.minimumValue = 0
    amount.maximumValue = 100
    amount.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.amountValue = amount.value
      }, for: .valueChanged)
    amount.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    amount.setContentHuggingPriority(.defaultHigh, for: .vertical)

    save.accessibilityIdentifier = "save"
    save.symbolSize = CGSize(width: 20, height: 20)
    save.contentMode = .scaleAspectFit
    save.tintColor = .systemPink

    addSubviews(card)
    card.addSubviews(photo, badge, title, detail, was, now, amount, save)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10)
        .identified("card.top == screen.safeArea.top + 10 (product-card.quoin.yaml:12)"),
      card.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 10)
        .identified("card.leading == screen.safeArea.leading + 10 (product-card.quoin.yaml:12)"),
      card.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -10)
        .identified("card.bottom == screen.safeArea.bottom - 10 (product-card.quoin.yaml:12)"),
      card.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -10)
        .identified("card.trailing == screen.safeArea.trailing - 10 (product-card.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: card.topAnchor)
        .identified("photo.top == card.top (product-card.quoin.yaml:14)"),
      photo.leadingAnchor.constraint(equalTo: card.leadingAnchor)
        .identified("photo.leading == card.leading (product-card.quoin.yaml:14)"),
      photo.trailingAnchor.constraint(equalTo: card.trailingAnchor)
        .identified("photo.trailing == card.trailing (product-card.quoin.yaml:14)"),
      photo.heightAnchor.constraint(equalToConstant: 140)
        .identified("photo.height == 140 (product-card.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 10)
        .identified("badge.top == card.top + 10 (product-card.quoin.yaml:15)"),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10)
        .identified("badge.trailing == card.trailing - 10 (product-card.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12)
        .identified("title.top == photo.bottom + 12 (product-card.quoin.yaml:16)"),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)
        .identified("title.leading == card.leading + 12 (product-card.quoin.yaml:16)"),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12)
        .identified("title.trailing == card.trailing - 12 (product-card.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2)
        .identified("detail.top == title.bottom + 2 (product-card.quoin.yaml:17)"),
      detail.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)
        .identified("detail.leading == card.leading + 12 (product-card.quoin.yaml:17)"),
      detail.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12)
        .identified("detail.trailing == card.trailing - 12 (product-card.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      was.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 12)
        .identified("was.top == detail.bottom + 12 (product-card.quoin.yaml:18)"),
      was.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)
        .identified("was.leading == card.leading + 12 (product-card.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      now.leadingAnchor.constraint(equalTo: was.trailingAnchor, constant: 8)
        .identified("now.leading == was.trailing + 8 (product-card.quoin.yaml:19)"),
      now.lastBaselineAnchor.constraint(equalTo: was.lastBaselineAnchor)
        .identified("now.lastBaseline == was.lastBaseline (product-card.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: now.bottomAnchor, constant: 12)
        .identified("amount.top == now.bottom + 12 (product-card.quoin.yaml:20)"),
      amount.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)
        .identified("amount.leading == card.leading + 12 (product-card.quoin.yaml:20)"),
      amount.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12)
        .identified("amount.bottom == card.bottom - 12 (product-card.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      save.widthAnchor.constraint(equalToConstant: 24)
        .identified("save.width == 24 (product-card.quoin.yaml:21)"),
      save.heightAnchor.constraint(equalToConstant: 24)
        .identified("save.height == 24 (product-card.quoin.yaml:21)"),
      save.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12)
        .identified("save.trailing == card.trailing - 12 (product-card.quoin.yaml:21)"),
      save.centerYAnchor.constraint(equalTo: amount.centerYAnchor)
        .identified("save.centerY == amount.centerY (product-card.quoin.yaml:21)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    photo.image = parameters.photoImage
    badge.text = parameters.badgeText
    badge.insets = parameters.badgeInsets
    title.text = parameters.titleText
    detail.text = parameters.detailText
    was.text = parameters.wasText
    now.text = parameters.nowText
    amount.value = parameters.amountValue
    save.image = parameters.saveImage
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
