// Written by Quoin from profile-card.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ProfileCard.
public final class ProfileCardView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var avatarImage = UIImage(named: "portrait")
    public var nameText = "Garden club"
    public var roleText = "Open to everyone"
    public var aboutText = "Grows old kinds of apples and writes down how they taste."
    public var postsText = "128"
    public var postsCaptionText = "posts"
    public var followersText = "2,048"
    public var followersCaptionText = "followers"
    public var followTitle = "Follow"
    public var followInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let card = UIView()  // profile-card.quoin.yaml:13
  public let avatar = UIImageView()  // profile-card.quoin.yaml:20
  public let name = UILabel()  // profile-card.quoin.yaml:29
  public let role = UILabel()  // profile-card.quoin.yaml:30
  public let about = UILabel()  // profile-card.quoin.yaml:31
  public let posts = UILabel()  // profile-card.quoin.yaml:39
  public let postsCaption = UILabel()  // profile-card.quoin.yaml:40
  public let followers = UILabel()  // profile-card.quoin.yaml:41
  public let followersCaption = UILabel()  // profile-card.quoin.yaml:42
  public let follow = InsetButton(type: .system)  // profile-card.quoin.yaml:43

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
    card.accessibilityIdentifier = "profile-card"
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 20
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 16
    card.layer.shadowOffset = CGSize(width: 0, height: 6)

    avatar.accessibilityIdentifier = "avatar"
    avatar.clipsToBounds = true
    avatar.contentMode = .scaleAspectFill
    avatar.layer.cornerRadius = 36
    avatar.layer.borderWidth = 1

    name.accessibilityIdentifier = "name"
    name.font = .preferredFont(forTextStyle: .title2)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0

    role.accessibilityIdentifier = "role"
    role.font = .preferredFont(forTextStyle: .subheadline)
    role.adjustsFontForContentSizeCategory = true
    role.textColor = .secondaryLabel

    about.accessibilityIdentifier = "about"
    about.font = .preferredFont(forTextStyle: .body)
    about.adjustsFontForContentSizeCategory = true
    about.numberOfLines = 0

    posts.accessibilityIdentifier = "posts"
    posts.font = .preferredFont(forTextStyle: .headline)
    posts.adjustsFontForContentSizeCategory = true

    postsCaption.accessibilityIdentifier = "postsCaption"
    postsCaption.font = .preferredFont(forTextStyle: .caption1)
    postsCaption.adjustsFontForContentSizeCategory = true
    postsCaption.textColor = .secondaryLabel

    followers.accessibilityIdentifier = "followers"
    followers.font = .preferredFont(forTextStyle: .headline)
    followers.adjustsFontForContentSizeCategory = true
    followers.setContentCompressionResistancePriority(.init(740), for: .horizontal)
    followers.setContentCompressionResistancePriority(.init(740), for: .vertical)

    followersCaption.accessibilityIdentifier = "followersCaption"
    followersCaption.font = .preferredFont(forTextStyle: .caption1)
    followersCaption.adjustsFontForContentSizeCategory = true
    followersCaption.textColor = .secondaryLabel
    followersCaption.setContentCompressionResistancePriority(.init(730), for: .horizontal)
    followersCaption.setContentCompressionResistancePriority(.init(730), for: .vertical)

    follow.accessibilityIdentifier = "follow"
    follow.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    follow.titleLabel?.adjustsFontForContentSizeCategory = true
    follow.setTitleColor(.white, for: .normal)
    follow.backgroundColor = .systemBlue
    follow.layer.cornerRadius = 12

    addSubviews(card)
    card.addSubviews(
      avatar, name, role, about, posts, postsCaption, followers, followersCaption, follow)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24)
        .identified("card.top == screen.safeArea.top + 24 (profile-card.quoin.yaml:18)"),
      card.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24)
        .identified("card.leading == screen.safeArea.leading + 24 (profile-card.quoin.yaml:18)"),
      card.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -24)
        .identified("card.bottom == screen.safeArea.bottom - 24 (profile-card.quoin.yaml:18)"),
      card.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24)
        .identified("card.trailing == screen.safeArea.trailing - 24 (profile-card.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 72)
        .identified("avatar.width == 72 (profile-card.quoin.yaml:26)"),
      avatar.heightAnchor.constraint(equalToConstant: 72)
        .identified("avatar.height == 72 (profile-card.quoin.yaml:26)"),
      avatar.topAnchor.constraint(equalTo: card.topAnchor, constant: 20)
        .identified("avatar.top == card.top + 20 (profile-card.quoin.yaml:27)"),
      avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20)
        .identified("avatar.leading == card.leading + 20 (profile-card.quoin.yaml:28)"),
    ])
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: avatar.topAnchor, constant: 6)
        .identified("name.top == avatar.top + 6 (profile-card.quoin.yaml:29)"),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 16)
        .identified("name.leading == avatar.trailing + 16 (profile-card.quoin.yaml:29)"),
      name.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -20)
        .identified("name.trailing <= card.trailing - 20 (profile-card.quoin.yaml:29)"),
    ])
    NSLayoutConstraint.activate([
      role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4)
        .identified("role.top == name.bottom + 4 (profile-card.quoin.yaml:30)"),
      role.leadingAnchor.constraint(equalTo: name.leadingAnchor)
        .identified("role.leading == name.leading (profile-card.quoin.yaml:30)"),
    ])
    NSLayoutConstraint.activate([
      about.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 16)
        .identified("about.top >= avatar.bottom + 16 (profile-card.quoin.yaml:35)"),
      about.topAnchor.constraint(greaterThanOrEqualTo: role.bottomAnchor, constant: 16)
        .identified("about.top >= role.bottom + 16 (profile-card.quoin.yaml:35)"),
      about.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 16)
        .identified("about.top == avatar.bottom + 16 @200 (profile-card.quoin.yaml:36)", priority: .init(200)),
      about.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20)
        .identified("about.leading == card.leading + 20 (profile-card.quoin.yaml:37)"),
      about.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20)
        .identified("about.trailing == card.trailing - 20 (profile-card.quoin.yaml:38)"),
    ])
    NSLayoutConstraint.activate([
      posts.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 16)
        .identified("posts.top == about.bottom + 16 (profile-card.quoin.yaml:39)"),
      posts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20)
        .identified("posts.leading == card.leading + 20 (profile-card.quoin.yaml:39)"),
    ])
    NSLayoutConstraint.activate([
      postsCaption.leadingAnchor.constraint(equalTo: posts.trailingAnchor, constant: 4)
        .identified("postsCaption.leading == posts.trailing + 4 (profile-card.quoin.yaml:40)"),
      postsCaption.lastBaselineAnchor.constraint(equalTo: posts.lastBaselineAnchor)
        .identified("postsCaption.lastBaseline == posts.lastBaseline (profile-card.quoin.yaml:40)"),
    ])
    NSLayoutConstraint.activate([
      followers.topAnchor.constraint(equalTo: posts.topAnchor)
        .identified("followers.top == posts.top (profile-card.quoin.yaml:41)"),
      followers.leadingAnchor.constraint(equalTo: postsCaption.trailingAnchor, constant: 20)
        .identified("followers.leading == postsCaption.trailing + 20 (profile-card.quoin.yaml:41)"),
    ])
    NSLayoutConstraint.activate([
      followersCaption.leadingAnchor.constraint(equalTo: followers.trailingAnchor, constant: 4)
        .identified("followersCaption.leading == followers.trailing + 4 (profile-card.quoin.yaml:42)"),
      followersCaption.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -20)
        .identified("followersCaption.trailing <= card.trailing - 20 (profile-card.quoin.yaml:42)"),
      followersCaption.lastBaselineAnchor.constraint(equalTo: followers.lastBaselineAnchor)
        .identified("followersCaption.lastBaseline == followers.lastBaseline (profile-card.quoin.yaml:42)"),
    ])
    NSLayoutConstraint.activate([
      follow.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20)
        .identified("follow.leading == card.leading + 20 (profile-card.quoin.yaml:43)"),
      follow.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20)
        .identified("follow.trailing == card.trailing - 20 (profile-card.quoin.yaml:43)"),
      follow.topAnchor.constraint(equalTo: posts.bottomAnchor, constant: 16)
        .identified("follow.top == posts.bottom + 16 (profile-card.quoin.yaml:43)"),
      follow.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20)
        .identified("follow.bottom == card.bottom - 20 (profile-card.quoin.yaml:43)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    avatar.image = parameters.avatarImage
    name.text = parameters.nameText
    role.text = parameters.roleText
    about.text = parameters.aboutText
    posts.text = parameters.postsText
    postsCaption.text = parameters.postsCaptionText
    followers.text = parameters.followersText
    followersCaption.text = parameters.followersCaptionText
    follow.setTitle(parameters.followTitle, for: .normal)
    follow.contentInsets = parameters.followInsets
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.shadowColor = UIColor(rgba: 0x00000033).resolvedColor(with: traitCollection).cgColor
    avatar.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
