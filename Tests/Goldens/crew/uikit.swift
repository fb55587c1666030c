// Written by Quoin from crew.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Crew.
public final class CrewView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var deckHeadingText = "ON DECK"
    public var captainAvatarText = "CA"
    public var captainTitleText = "Captain"
    public var captainDetailText = "On the bridge until the evening, then below"
    public var callTitle = "Call"
    public var mateAvatarText = "FM"
    public var mateTitleText = "First mate"
    public var mateDetailText = "Off duty"
    public var mateAccessoryIsHidden = true
    public var galleyHeadingText = "GALLEY"
    public var cookAvatarText = "CO"
    public var cookTitleText = "Cook"
    public var cookDetailText = "Soup at noon"
    public var soupText = "3"
    public var soupInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)
    public var boyAvatarText = "CB"
    public var boyTitleText = "Cabin boy"
    public var boyDetailText = "Off duty"
    public var awakeIsOn = true

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let deck = UIView()  // crew.quoin.yaml:52
  public let deckHeading = UILabel()  // crew.quoin.yaml:46
  public let deckRows = UIStackView()  // crew.quoin.yaml:47
  public let captain = UIView()  // crew.quoin.yaml:58
  public let captainAvatar = UILabel()  // crew.quoin.yaml:27
  public let captainTexts = UIStackView()  // crew.quoin.yaml:28
  public let captainTitle = UILabel()  // crew.quoin.yaml:30
  public let captainDetail = UILabel()  // crew.quoin.yaml:31
  public let captainAccessory = UIStackView()  // crew.quoin.yaml:38
  public let call = UIButton()  // crew.quoin.yaml:64
  public let deckRule = UIView()  // crew.quoin.yaml:65
  public let mate = UIView()  // crew.quoin.yaml:66
  public let mateAvatar = UILabel()  // crew.quoin.yaml:27
  public let mateTexts = UIStackView()  // crew.quoin.yaml:28
  public let mateTitle = UILabel()  // crew.quoin.yaml:30
  public let mateDetail = UILabel()  // crew.quoin.yaml:31
  public let mateAccessory = UIStackView()  // crew.quoin.yaml:38
  public let galley = UIView()  // crew.quoin.yaml:68
  public let galleyHeading = UILabel()  // crew.quoin.yaml:46
  public let galleyRows = UIStackView()  // crew.quoin.yaml:47
  public let cook = UIView()  // crew.quoin.yaml:74
  public let cookAvatar = UILabel()  // crew.quoin.yaml:27
  public let cookTexts = UIStackView()  // crew.quoin.yaml:28
  public let cookTitle = UILabel()  // crew.quoin.yaml:30
  public let cookDetail = UILabel()  // crew.quoin.yaml:31
  public let cookAccessory = UIStackView()  // crew.quoin.yaml:38
  public let soup = PaddedLabel()  // crew.quoin.yaml:80
  public let galleyRule = UIView()  // crew.quoin.yaml:81
  public let boy = UIView()  // crew.quoin.yaml:82
  public let boyAvatar = UILabel()  // crew.quoin.yaml:27
  public let boyTexts = UIStackView()  // crew.quoin.yaml:28
  public let boyTitle = UILabel()  // crew.quoin.yaml:30
  public let boyDetail = UILabel()  // crew.quoin.yaml:31
  public let boyAccessory = UIStackView()  // crew.quoin.yaml:38
  public let awake = UISwitch()  // crew.quoin.yaml:82

  public private(set) lazy var asLowAsTheContentLetsIt = [
    captain.heightAnchor.constraint(equalToConstant: 0)
      .identified("as low as the content lets it (crew.quoin.yaml:39)", priority: .fittingSizeLevel),
    mate.heightAnchor.constraint(equalToConstant: 0)
      .identified("as low as the content lets it (crew.quoin.yaml:39)", priority: .fittingSizeLevel),
    cook.heightAnchor.constraint(equalToConstant: 0)
      .identified("as low as the content lets it (crew.quoin.yaml:39)", priority: .fittingSizeLevel),
    boy.heightAnchor.constraint(equalToConstant: 0)
      .identified("as low as the content lets it (crew.quoin.yaml:39)", priority: .fittingSizeLevel),
  ]

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
    deck.accessibilityIdentifier = "deck"

    deckHeading.accessibilityIdentifier = "deck.heading"
    deckHeading.font = .preferredFont(forTextStyle: .footnote)
    deckHeading.adjustsFontForContentSizeCategory = true
    deckHeading.textColor = .secondaryLabel

    deckRows.accessibilityIdentifier = "deck.rows"
    deckRows.axis = .vertical
    deckRows.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    deckRows.clipsToBounds = true
    deckRows.layer.cornerRadius = 12

    captain.accessibilityIdentifier = "captain"

    captainAvatar.accessibilityIdentifier = "captain.avatar"
    captainAvatar.font = .systemFont(ofSize: 15, weight: .semibold)
    captainAvatar.textColor = .white
    captainAvatar.textAlignment = .center
    captainAvatar.backgroundColor = UIColor(light: 0x5E5CE6FF, dark: 0x7D7AFFFF)
    captainAvatar.clipsToBounds = true
    captainAvatar.layer.cornerRadius = 20

    captainTexts.accessibilityIdentifier = "captain.texts"
    captainTexts.axis = .vertical
    captainTexts.spacing = 2

    captainTitle.accessibilityIdentifier = "captain.title"
    captainTitle.font = .preferredFont(forTextStyle: .headline)
    captainTitle.adjustsFontForContentSizeCategory = true

    captainDetail.accessibilityIdentifier = "captain.detail"
    captainDetail.font = .preferredFont(forTextStyle: .subheadline)
    captainDetail.adjustsFontForContentSizeCategory = true
    captainDetail.textColor = .secondaryLabel
    captainDetail.numberOfLines = 0

    captainAccessory.accessibilityIdentifier = "captain.accessory"
    captainAccessory.spacing = 8

    call.accessibilityIdentifier = "call"
    call.configuration = .tinted()
    call.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    deckRule.accessibilityIdentifier = "deckRule"
    deckRule.backgroundColor = .separator

    mate.accessibilityIdentifier = "mate"

    mateAvatar.accessibilityIdentifier = "mate.avatar"
    mateAvatar.font = .systemFont(ofSize: 15, weight: .semibold)
    mateAvatar.textColor = .white
    mateAvatar.textAlignment = .center
    mateAvatar.backgroundColor = .systemTeal
    mateAvatar.clipsToBounds = true
    mateAvatar.layer.cornerRadius = 20

    mateTexts.accessibilityIdentifier = "mate.texts"
    mateTexts.axis = .vertical
    mateTexts.spacing = 2

    mateTitle.accessibilityIdentifier = "mate.title"
    mateTitle.font = .preferredFont(forTextStyle: .headline)
    mateTitle.adjustsFontForContentSizeCategory = true

    mateDetail.accessibilityIdentifier = "mate.detail"
    mateDetail.font = .preferredFont(forTextStyle: .subheadline)
    mateDetail.adjustsFontForContentSizeCategory = true
    mateDetail.textColor = .secondaryLabel
    mateDetail.numberOfLines = 0

    mateAccessory.accessibilityIdentifier = "mate.accessory"
    mateAccessory.spacing = 8

    galley.accessibilityIdentifier = "galley"

    galleyHeading.accessibilityIdentifier = "galley.heading"
    galleyHeading.font = .preferredFont(forTextStyle: .footnote)
    galleyHeading.adjustsFontForContentSizeCategory = true
    galleyHeading.textColor = .secondaryLabel

    galleyRows.accessibilityIdentifier = "galley.rows"
    galleyRows.axis = .vertical
    galleyRows.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    galleyRows.clipsToBounds = true
    galleyRows.layer.cornerRadius = 12

    cook.accessibilityIdentifier = "cook"

    cookAvatar.accessibilityIdentifier = "cook.avatar"
    cookAvatar.font = .systemFont(ofSize: 15, weight: .semibold)
    cookAvatar.textColor = .white
    cookAvatar.textAlignment = .center
    cookAvatar.backgroundColor = .systemOrange
    cookAvatar.clipsToBounds = true
    cookAvatar.layer.cornerRadius = 20

    cookTexts.accessibilityIdentifier = "cook.texts"
    cookTexts.axis = .vertical
    cookTexts.spacing = 2

    cookTitle.accessibilityIdentifier = "cook.title"
    cookTitle.font = .preferredFont(forTextStyle: .headline)
    cookTitle.adjustsFontForContentSizeCategory = true

    cookDetail.accessibilityIdentifier = "cook.detail"
    cookDetail.font = .preferredFont(forTextStyle: .subheadline)
    cookDetail.adjustsFontForContentSizeCategory = true
    cookDetail.textColor = .secondaryLabel
    cookDetail.numberOfLines = 0

    cookAccessory.accessibilityIdentifier = "cook.accessory"
    cookAccessory.spacing = 8

    soup.accessibilityIdentifier = "soup"
    soup.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    soup.adjustsFontForContentSizeCategory = true
    soup.textColor = .white
    soup.textAlignment = .center
    soup.backgroundColor = .systemRed
    soup.clipsToBounds = true
    soup.layer.cornerRadius = 12

    galleyRule.accessibilityIdentifier = "galleyRule"
    galleyRule.backgroundColor = .separator

    boy.accessibilityIdentifier = "boy"

    boyAvatar.accessibilityIdentifier = "boy.avatar"
    boyAvatar.font = .systemFont(ofSize: 15, weight: .semibold)
    boyAvatar.textColor = .white
    boyAvatar.textAlignment = .center
    boyAvatar.backgroundColor = .systemPink
    boyAvatar.clipsToBounds = true
    boyAvatar.layer.cornerRadius = 20

    boyTexts.accessibilityIdentifier = "boy.texts"
    boyTexts.axis = .vertical
    boyTexts.spacing = 2

    boyTitle.accessibilityIdentifier = "boy.title"
    boyTitle.font = .preferredFont(forTextStyle: .headline)
    boyTitle.adjustsFontForContentSizeCategory = true

    boyDetail.accessibilityIdentifier = "boy.detail"
    boyDetail.font = .preferredFont(forTextStyle: .subheadline)
    boyDetail.adjustsFontForContentSizeCategory = true
    boyDetail.textColor = .secondaryLabel
    boyDetail.numberOfLines = 0

    boyAccessory.accessibilityIdentifier = "boy.accessory"
    boyAccessory.spacing = 8

    awake.accessibilityIdentifier = "awake"
    awake.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.awakeIsOn = awake.isOn
      }, for: .valueChanged)
    awake.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    awake.setContentHuggingPriority(.defaultHigh, for: .vertical)

    addSubviews(deck, galley)
    deck.addSubviews(deckHeading, deckRows)
    deckRows.addArrangedSubviews(captain, deckRule, mate)
    captain.addSubviews(captainAvatar, captainTexts, captainAccessory)
    captainTexts.addArrangedSubviews(captainTitle, captainDetail)
    captainAccessory.addArrangedSubviews(call)
    mate.addSubviews(mateAvatar, mateTexts, mateAccessory)
    mateTexts.addArrangedSubviews(mateTitle, mateDetail)
    galley.addSubviews(galleyHeading, galleyRows)
    galleyRows.addArrangedSubviews(cook, galleyRule, boy)
    cook.addSubviews(cookAvatar, cookTexts, cookAccessory)
    cookTexts.addArrangedSubviews(cookTitle, cookDetail)
    cookAccessory.addArrangedSubviews(soup)
    boy.addSubviews(boyAvatar, boyTexts, boyAccessory)
    boyTexts.addArrangedSubviews(boyTitle, boyDetail)
    boyAccessory.addArrangedSubviews(awake)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      deck.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12)
        .identified("deck.top == screen.safeArea.top + 12 (crew.quoin.yaml:54)"),
      deck.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("deck.leading == screen.safeArea.leading + 20 (crew.quoin.yaml:55)"),
      deck.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("deck.trailing == screen.safeArea.trailing - 20 (crew.quoin.yaml:56)"),
    ])
    NSLayoutConstraint.activate([
      deckHeading.topAnchor.constraint(equalTo: deck.topAnchor)
        .identified("deck.heading.top == deck.top (crew.quoin.yaml:46)"),
      deckHeading.leadingAnchor.constraint(equalTo: deck.leadingAnchor, constant: 12)
        .identified("deck.heading.leading == deck.leading + 12 (crew.quoin.yaml:46)"),
      deckHeading.trailingAnchor.constraint(lessThanOrEqualTo: deck.trailingAnchor, constant: -12)
        .identified("deck.heading.trailing <= deck.trailing - 12 (crew.quoin.yaml:46)"),
    ])
    NSLayoutConstraint.activate([
      deckRows.topAnchor.constraint(equalTo: deckHeading.bottomAnchor, constant: 6)
        .identified("deck.rows.top == deck.heading.bottom + 6 (crew.quoin.yaml:47)"),
      deckRows.leadingAnchor.constraint(equalTo: deck.leadingAnchor)
        .identified("deck.rows.leading == deck.leading (crew.quoin.yaml:47)"),
      deckRows.trailingAnchor.constraint(equalTo: deck.trailingAnchor)
        .identified("deck.rows.trailing == deck.trailing (crew.quoin.yaml:47)"),
      deckRows.bottomAnchor.constraint(equalTo: deck.bottomAnchor)
        .identified("deck.rows.bottom == deck.bottom (crew.quoin.yaml:47)"),
    ])
    NSLayoutConstraint.activate([
      captainAvatar.widthAnchor.constraint(equalToConstant: 40)
        .identified("captain.avatar.width == 40 (crew.quoin.yaml:18)"),
      captainAvatar.heightAnchor.constraint(equalToConstant: 40)
        .identified("captain.avatar.height == 40 (crew.quoin.yaml:18)"),
      captainAvatar.leadingAnchor.constraint(equalTo: captain.leadingAnchor, constant: 12)
        .identified("captain.avatar.leading == captain.leading + 12 (crew.quoin.yaml:27)"),
      captainAvatar.centerYAnchor.constraint(equalTo: captain.centerYAnchor)
        .identified("captain.avatar.centerY == captain.centerY (crew.quoin.yaml:27)"),
      captainAvatar.topAnchor.constraint(greaterThanOrEqualTo: captain.topAnchor, constant: 12)
        .identified("captain.avatar.top >= captain.top + 12 (crew.quoin.yaml:27)"),
      captainAvatar.bottomAnchor.constraint(lessThanOrEqualTo: captain.bottomAnchor, constant: -12)
        .identified("captain.avatar.bottom <= captain.bottom - 12 (crew.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      captainTexts.leadingAnchor.constraint(equalTo: captainAvatar.trailingAnchor, constant: 12)
        .identified("captain.texts.leading == captain.avatar.trailing + 12 (crew.quoin.yaml:33)"),
      captainTexts.trailingAnchor.constraint(lessThanOrEqualTo: captainAccessory.leadingAnchor, constant: -8)
        .identified("captain.texts.trailing <= captain.accessory.leading - 8 (crew.quoin.yaml:34)"),
      captainTexts.centerYAnchor.constraint(equalTo: captain.centerYAnchor)
        .identified("captain.texts.centerY == captain.centerY (crew.quoin.yaml:35)"),
      captainTexts.topAnchor.constraint(greaterThanOrEqualTo: captain.topAnchor, constant: 12)
        .identified("captain.texts.top >= captain.top + 12 (crew.quoin.yaml:36)"),
      captainTexts.bottomAnchor.constraint(lessThanOrEqualTo: captain.bottomAnchor, constant: -12)
        .identified("captain.texts.bottom <= captain.bottom - 12 (crew.quoin.yaml:37)"),
    ])
    NSLayoutConstraint.activate([
      captainAccessory.trailingAnchor.constraint(equalTo: captain.trailingAnchor, constant: -12)
        .identified("captain.accessory.trailing == captain.trailing - 12 (crew.quoin.yaml:38)"),
      captainAccessory.centerYAnchor.constraint(equalTo: captain.centerYAnchor)
        .identified("captain.accessory.centerY == captain.centerY (crew.quoin.yaml:38)"),
      captainAccessory.widthAnchor.constraint(equalToConstant: 0)
        .identified("captain.accessory.width == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
      captainAccessory.heightAnchor.constraint(equalToConstant: 0)
        .identified("captain.accessory.height == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
    ])
    NSLayoutConstraint.activate([
      deckRule.heightAnchor.constraint(equalToConstant: pixels(1))
        .identified("deckRule.height == 1px (crew.quoin.yaml:49)"),
    ])
    NSLayoutConstraint.activate([
      mateAvatar.widthAnchor.constraint(equalToConstant: 40)
        .identified("mate.avatar.width == 40 (crew.quoin.yaml:18)"),
      mateAvatar.heightAnchor.constraint(equalToConstant: 40)
        .identified("mate.avatar.height == 40 (crew.quoin.yaml:18)"),
      mateAvatar.leadingAnchor.constraint(equalTo: mate.leadingAnchor, constant: 12)
        .identified("mate.avatar.leading == mate.leading + 12 (crew.quoin.yaml:27)"),
      mateAvatar.centerYAnchor.constraint(equalTo: mate.centerYAnchor)
        .identified("mate.avatar.centerY == mate.centerY (crew.quoin.yaml:27)"),
      mateAvatar.topAnchor.constraint(greaterThanOrEqualTo: mate.topAnchor, constant: 12)
        .identified("mate.avatar.top >= mate.top + 12 (crew.quoin.yaml:27)"),
      mateAvatar.bottomAnchor.constraint(lessThanOrEqualTo: mate.bottomAnchor, constant: -12)
        .identified("mate.avatar.bottom <= mate.bottom - 12 (crew.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      mateTexts.leadingAnchor.constraint(equalTo: mateAvatar.trailingAnchor, constant: 12)
        .identified("mate.texts.leading == mate.avatar.trailing + 12 (crew.quoin.yaml:33)"),
      mateTexts.trailingAnchor.constraint(lessThanOrEqualTo: mateAccessory.leadingAnchor, constant: -8)
        .identified("mate.texts.trailing <= mate.accessory.leading - 8 (crew.quoin.yaml:34)"),
      mateTexts.centerYAnchor.constraint(equalTo: mate.centerYAnchor)
        .identified("mate.texts.centerY == mate.centerY (crew.quoin.yaml:35)"),
      mateTexts.topAnchor.constraint(greaterThanOrEqualTo: mate.topAnchor, constant: 12)
        .identified("mate.texts.top >= mate.top + 12 (crew.quoin.yaml:36)"),
      mateTexts.bottomAnchor.constraint(lessThanOrEqualTo: mate.bottomAnchor, constant: -12)
        .identified("mate.texts.bottom <= mate.bottom - 12 (crew.quoin.yaml:37)"),
    ])
    NSLayoutConstraint.activate([
      mateAccessory.trailingAnchor.constraint(equalTo: mate.trailingAnchor, constant: -12)
        .identified("mate.accessory.trailing == mate.trailing - 12 (crew.quoin.yaml:38)"),
      mateAccessory.centerYAnchor.constraint(equalTo: mate.centerYAnchor)
        .identified("mate.accessory.centerY == mate.centerY (crew.quoin.yaml:38)"),
      mateAccessory.widthAnchor.constraint(equalToConstant: 0)
        .identified("mate.accessory.width == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
      mateAccessory.heightAnchor.constraint(equalToConstant: 0)
        .identified("mate.accessory.height == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
    ])
    NSLayoutConstraint.activate([
      galley.topAnchor.constraint(equalTo: deck.bottomAnchor, constant: 24)
        .identified("galley.top == deck.bottom + 24 (crew.quoin.yaml:70)"),
      galley.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("galley.leading == screen.safeArea.leading + 20 (crew.quoin.yaml:71)"),
      galley.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("galley.trailing == screen.safeArea.trailing - 20 (crew.quoin.yaml:72)"),
    ])
    NSLayoutConstraint.activate([
      galleyHeading.topAnchor.constraint(equalTo: galley.topAnchor)
        .identified("galley.heading.top == galley.top (crew.quoin.yaml:46)"),
      galleyHeading.leadingAnchor.constraint(equalTo: galley.leadingAnchor, constant: 12)
        .identified("galley.heading.leading == galley.leading + 12 (crew.quoin.yaml:46)"),
      galleyHeading.trailingAnchor.constraint(lessThanOrEqualTo: galley.trailingAnchor, constant: -12)
        .identified("galley.heading.trailing <= galley.trailing - 12 (crew.quoin.yaml:46)"),
    ])
    NSLayoutConstraint.activate([
      galleyRows.topAnchor.constraint(equalTo: galleyHeading.bottomAnchor, constant: 6)
        .identified("galley.rows.top == galley.heading.bottom + 6 (crew.quoin.yaml:47)"),
      galleyRows.leadingAnchor.constraint(equalTo: galley.leadingAnchor)
        .identified("galley.rows.leading == galley.leading (crew.quoin.yaml:47)"),
      galleyRows.trailingAnchor.constraint(equalTo: galley.trailingAnchor)
        .identified("galley.rows.trailing == galley.trailing (crew.quoin.yaml:47)"),
      galleyRows.bottomAnchor.constraint(equalTo: galley.bottomAnchor)
        .identified("galley.rows.bottom == galley.bottom (crew.quoin.yaml:47)"),
    ])
    NSLayoutConstraint.activate([
      cookAvatar.widthAnchor.constraint(equalToConstant: 40)
        .identified("cook.avatar.width == 40 (crew.quoin.yaml:18)"),
      cookAvatar.heightAnchor.constraint(equalToConstant: 40)
        .identified("cook.avatar.height == 40 (crew.quoin.yaml:18)"),
      cookAvatar.leadingAnchor.constraint(equalTo: cook.leadingAnchor, constant: 12)
        .identified("cook.avatar.leading == cook.leading + 12 (crew.quoin.yaml:27)"),
      cookAvatar.centerYAnchor.constraint(equalTo: cook.centerYAnchor)
        .identified("cook.avatar.centerY == cook.centerY (crew.quoin.yaml:27)"),
      cookAvatar.topAnchor.constraint(greaterThanOrEqualTo: cook.topAnchor, constant: 12)
        .identified("cook.avatar.top >= cook.top + 12 (crew.quoin.yaml:27)"),
      cookAvatar.bottomAnchor.constraint(lessThanOrEqualTo: cook.bottomAnchor, constant: -12)
        .identified("cook.avatar.bottom <= cook.bottom - 12 (crew.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      cookTexts.leadingAnchor.constraint(equalTo: cookAvatar.trailingAnchor, constant: 12)
        .identified("cook.texts.leading == cook.avatar.trailing + 12 (crew.quoin.yaml:33)"),
      cookTexts.trailingAnchor.constraint(lessThanOrEqualTo: cookAccessory.leadingAnchor, constant: -8)
        .identified("cook.texts.trailing <= cook.accessory.leading - 8 (crew.quoin.yaml:34)"),
      cookTexts.centerYAnchor.constraint(equalTo: cook.centerYAnchor)
        .identified("cook.texts.centerY == cook.centerY (crew.quoin.yaml:35)"),
      cookTexts.topAnchor.constraint(greaterThanOrEqualTo: cook.topAnchor, constant: 12)
        .identified("cook.texts.top >= cook.top + 12 (crew.quoin.yaml:36)"),
      cookTexts.bottomAnchor.constraint(lessThanOrEqualTo: cook.bottomAnchor, constant: -12)
        .identified("cook.texts.bottom <= cook.bottom - 12 (crew.quoin.yaml:37)"),
    ])
    NSLayoutConstraint.activate([
      cookAccessory.trailingAnchor.constraint(equalTo: cook.trailingAnchor, constant: -12)
        .identified("cook.accessory.trailing == cook.trailing - 12 (crew.quoin.yaml:38)"),
      cookAccessory.centerYAnchor.constraint(equalTo: cook.centerYAnchor)
        .identified("cook.accessory.centerY == cook.centerY (crew.quoin.yaml:38)"),
      cookAccessory.widthAnchor.constraint(equalToConstant: 0)
        .identified("cook.accessory.width == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
      cookAccessory.heightAnchor.constraint(equalToConstant: 0)
        .identified("cook.accessory.height == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
    ])
    NSLayoutConstraint.activate([
      soup.widthAnchor.constraint(greaterThanOrEqualTo: soup.heightAnchor)
        .identified("soup.width >= soup.height (crew.quoin.yaml:80)"),
    ])
    NSLayoutConstraint.activate([
      galleyRule.heightAnchor.constraint(equalToConstant: pixels(1))
        .identified("galleyRule.height == 1px (crew.quoin.yaml:49)"),
    ])
    NSLayoutConstraint.activate([
      boyAvatar.widthAnchor.constraint(equalToConstant: 40)
        .identified("boy.avatar.width == 40 (crew.quoin.yaml:18)"),
      boyAvatar.heightAnchor.constraint(equalToConstant: 40)
        .identified("boy.avatar.height == 40 (crew.quoin.yaml:18)"),
      boyAvatar.leadingAnchor.constraint(equalTo: boy.leadingAnchor, constant: 12)
        .identified("boy.avatar.leading == boy.leading + 12 (crew.quoin.yaml:27)"),
      boyAvatar.centerYAnchor.constraint(equalTo: boy.centerYAnchor)
        .identified("boy.avatar.centerY == boy.centerY (crew.quoin.yaml:27)"),
      boyAvatar.topAnchor.constraint(greaterThanOrEqualTo: boy.topAnchor, constant: 12)
        .identified("boy.avatar.top >= boy.top + 12 (crew.quoin.yaml:27)"),
      boyAvatar.bottomAnchor.constraint(lessThanOrEqualTo: boy.bottomAnchor, constant: -12)
        .identified("boy.avatar.bottom <= boy.bottom - 12 (crew.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      boyTexts.leadingAnchor.constraint(equalTo: boyAvatar.trailingAnchor, constant: 12)
        .identified("boy.texts.leading == boy.avatar.trailing + 12 (crew.quoin.yaml:33)"),
      boyTexts.trailingAnchor.constraint(lessThanOrEqualTo: boyAccessory.leadingAnchor, constant: -8)
        .identified("boy.texts.trailing <= boy.accessory.leading - 8 (crew.quoin.yaml:34)"),
      boyTexts.centerYAnchor.constraint(equalTo: boy.centerYAnchor)
        .identified("boy.texts.centerY == boy.centerY (crew.quoin.yaml:35)"),
      boyTexts.topAnchor.constraint(greaterThanOrEqualTo: boy.topAnchor, constant: 12)
        .identified("boy.texts.top >= boy.top + 12 (crew.quoin.yaml:36)"),
      boyTexts.bottomAnchor.constraint(lessThanOrEqualTo: boy.bottomAnchor, constant: -12)
        .identified("boy.texts.bottom <= boy.bottom - 12 (crew.quoin.yaml:37)"),
    ])
    NSLayoutConstraint.activate([
      boyAccessory.trailingAnchor.constraint(equalTo: boy.trailingAnchor, constant: -12)
        .identified("boy.accessory.trailing == boy.trailing - 12 (crew.quoin.yaml:38)"),
      boyAccessory.centerYAnchor.constraint(equalTo: boy.centerYAnchor)
        .identified("boy.accessory.centerY == boy.centerY (crew.quoin.yaml:38)"),
      boyAccessory.widthAnchor.constraint(equalToConstant: 0)
        .identified("boy.accessory.width == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
      boyAccessory.heightAnchor.constraint(equalToConstant: 0)
        .identified("boy.accessory.height == 0 @1 (crew.quoin.yaml:38)", priority: .init(1)),
    ])
    NSLayoutConstraint.activate(asLowAsTheContentLetsIt)
    NSLayoutConstraint.activate([
      cookTexts.leadingAnchor.constraint(equalTo: captainTexts.leadingAnchor)
        .identified("cook.texts.leading == captain.texts.leading (crew.quoin.yaml:85)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    deckHeading.text = parameters.deckHeadingText
    captainAvatar.text = parameters.captainAvatarText
    captainTitle.text = parameters.captainTitleText
    captainDetail.text = parameters.captainDetailText
    call.configuration?.title = parameters.callTitle
    mateAvatar.text = parameters.mateAvatarText
    mateTitle.text = parameters.mateTitleText
    mateDetail.text = parameters.mateDetailText
    mateAccessory.isHidden = parameters.mateAccessoryIsHidden
    galleyHeading.text = parameters.galleyHeadingText
    cookAvatar.text = parameters.cookAvatarText
    cookTitle.text = parameters.cookTitleText
    cookDetail.text = parameters.cookDetailText
    soup.text = parameters.soupText
    soup.insets = parameters.soupInsets
    boyAvatar.text = parameters.boyAvatarText
    boyTitle.text = parameters.boyTitleText
    boyDetail.text = parameters.boyDetailText
    awake.isOn = parameters.awakeIsOn
  }
}
