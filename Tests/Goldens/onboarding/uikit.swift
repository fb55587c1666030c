// Written by Quoin from onboarding.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Onboarding.
public final class OnboardingView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var artPictureImage = UIImage(named: "logo")
    public var titleText = "Layouts you can read"
    public var textText = "Write what a screen is made of. Every frame, line and baseline is worked out for you."
    public var startTitle = "Get started"
    public var startInsets = NSDirectionalEdgeInsets(
      top: 15, leading: 20, bottom: 15, trailing: 20)
    public var laterTitle = "Not now"
    public var laterInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 20, bottom: 12, trailing: 20)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let page = UIStackView()  // onboarding.quoin.yaml:10
  public let above = UIView()  // onboarding.quoin.yaml:17
  public let art = UIView()  // onboarding.quoin.yaml:18
  public let artPicture = UIImageView()  // onboarding.quoin.yaml:20
  public let title = UILabel()  // onboarding.quoin.yaml:26
  public let text = UILabel()  // onboarding.quoin.yaml:27
  public let below = UIView()  // onboarding.quoin.yaml:33
  public let furtherBelow = UIView()  // onboarding.quoin.yaml:34
  public let actions = UIStackView()  // onboarding.quoin.yaml:35
  public let start = InsetButton(type: .system)  // onboarding.quoin.yaml:40
  public let later = InsetButton(type: .system)  // onboarding.quoin.yaml:47
  private let span1 = UILayoutGuide()
  private let span2 = UILayoutGuide()
  private let span3 = UILayoutGuide()
  private let span4 = UILayoutGuide()

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
    page.accessibilityIdentifier = "page"
    page.axis = .vertical
    page.spacing = 12
    page.alignment = .center
    page.isLayoutMarginsRelativeArrangement = true
    page.insetsLayoutMarginsFromSafeArea = false
    page.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 24, bottom: 16, trailing: 24)

    above.accessibilityIdentifier = "above"

    art.accessibilityIdentifier = "art"
    art.backgroundColor = UIColor(light: 0xE8F0FEFF, dark: 0x1C2B44FF)
    art.clipsToBounds = true
    art.layer.cornerRadius = 24

    artPicture.accessibilityIdentifier = "art-picture"

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.textAlignment = .center

    text.accessibilityIdentifier = "text"
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    text.textAlignment = .center

    below.accessibilityIdentifier = "below"

    furtherBelow.accessibilityIdentifier = "further-below"

    actions.accessibilityIdentifier = "actions"
    actions.axis = .vertical
    actions.spacing = 8

    start.accessibilityIdentifier = "start"
    start.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    start.titleLabel?.adjustsFontForContentSizeCategory = true
    start.setTitleColor(.white, for: .normal)
    start.backgroundColor = .systemBlue
    start.layer.cornerRadius = 14

    later.accessibilityIdentifier = "later"
    later.titleLabel?.font = .preferredFont(forTextStyle: .body)
    later.titleLabel?.adjustsFontForContentSizeCategory = true

    addSubviews(page)
    page.addArrangedSubviews(above, art, title, text, below, furtherBelow, actions)
    page.setCustomSpacing(32, after: art)
    art.addSubviews(artPicture)
    actions.addArrangedSubviews(start, later)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    addLayoutGuide(span1)
    addLayoutGuide(span2)
    addLayoutGuide(span3)
    addLayoutGuide(span4)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("page.top == screen.safeArea.top (onboarding.quoin.yaml:11)"),
      page.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("page.leading == screen.safeArea.leading (onboarding.quoin.yaml:11)"),
      page.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("page.bottom == screen.safeArea.bottom (onboarding.quoin.yaml:11)"),
      page.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("page.trailing == screen.safeArea.trailing (onboarding.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      art.heightAnchor.constraint(equalToConstant: 200)
        .identified("art.height == 200 @700 (onboarding.quoin.yaml:21)", priority: .init(700)),
      art.widthAnchor.constraint(equalTo: art.heightAnchor)
        .identified("art.width == art.height (onboarding.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      span1.topAnchor.constraint(equalTo: art.topAnchor)
        .identified("art-picture.top == art.top + 0.25 * art.height (onboarding.quoin.yaml:20)"),
      span1.heightAnchor.constraint(equalTo: art.heightAnchor, multiplier: 0.25)
        .identified("art-picture.top == art.top + 0.25 * art.height (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      artPicture.topAnchor.constraint(equalTo: span1.bottomAnchor)
        .identified("art-picture.top == art.top + 0.25 * art.height (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      span2.leadingAnchor.constraint(equalTo: art.leadingAnchor)
        .identified("art-picture.leading == art.leading + 0.25 * art.width (onboarding.quoin.yaml:20)"),
      span2.widthAnchor.constraint(equalTo: art.widthAnchor, multiplier: 0.25)
        .identified("art-picture.leading == art.leading + 0.25 * art.width (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      artPicture.leadingAnchor.constraint(equalTo: span2.trailingAnchor)
        .identified("art-picture.leading == art.leading + 0.25 * art.width (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      span3.topAnchor.constraint(equalTo: artPicture.bottomAnchor)
        .identified("art-picture.bottom == art.bottom - 0.25 * art.height (onboarding.quoin.yaml:20)"),
      span3.heightAnchor.constraint(equalTo: art.heightAnchor, multiplier: 0.25)
        .identified("art-picture.bottom == art.bottom - 0.25 * art.height (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      art.bottomAnchor.constraint(equalTo: span3.bottomAnchor)
        .identified("art-picture.bottom == art.bottom - 0.25 * art.height (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      span4.leadingAnchor.constraint(equalTo: artPicture.trailingAnchor)
        .identified("art-picture.trailing == art.trailing - 0.25 * art.width (onboarding.quoin.yaml:20)"),
      span4.widthAnchor.constraint(equalTo: art.widthAnchor, multiplier: 0.25)
        .identified("art-picture.trailing == art.trailing - 0.25 * art.width (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      art.trailingAnchor.constraint(equalTo: span4.trailingAnchor)
        .identified("art-picture.trailing == art.trailing - 0.25 * art.width (onboarding.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 320)
        .identified("text.width <= 320 (onboarding.quoin.yaml:32)"),
    ])
    NSLayoutConstraint.activate([
      actions.widthAnchor.constraint(equalTo: page.widthAnchor)
        .identified("actions.width == page.width @999 (onboarding.quoin.yaml:37)", priority: .init(999)),
      actions.widthAnchor.constraint(lessThanOrEqualToConstant: 420)
        .identified("actions.width <= 420 (onboarding.quoin.yaml:38)"),
    ])
    NSLayoutConstraint.activate([
      above.heightAnchor.constraint(greaterThanOrEqualToConstant: 16)
        .identified("least length of above (onboarding.quoin.yaml:17)"),
      above.heightAnchor.constraint(equalToConstant: 16)
        .identified("least length of above (onboarding.quoin.yaml:17)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      below.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of below (onboarding.quoin.yaml:33)"),
      below.heightAnchor.constraint(equalToConstant: 0)
        .identified("least length of below (onboarding.quoin.yaml:33)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      furtherBelow.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of further-below (onboarding.quoin.yaml:34)"),
      furtherBelow.heightAnchor.constraint(equalToConstant: 0)
        .identified("least length of further-below (onboarding.quoin.yaml:34)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      below.heightAnchor.constraint(equalTo: above.heightAnchor)
        .identified("equal spacers (onboarding.quoin.yaml:33)", priority: .init(49)),
    ])
    NSLayoutConstraint.activate([
      furtherBelow.heightAnchor.constraint(equalTo: below.heightAnchor)
        .identified("equal spacers (onboarding.quoin.yaml:34)", priority: .init(49)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    artPicture.image = parameters.artPictureImage
    title.text = parameters.titleText
    text.text = parameters.textText
    start.setTitle(parameters.startTitle, for: .normal)
    start.contentInsets = parameters.startInsets
    later.setTitle(parameters.laterTitle, for: .normal)
    later.contentInsets = parameters.laterInsets
  }
}
