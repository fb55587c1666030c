// Written by Quoin from sign-up.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SignUp.
public final class SignUpView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var titleText = "Create an account"
    public var hintText = "It takes a minute, and you can change all of it later."
    public var nameHeadingText = "Name"
    public var nameText = ""
    public var namePlaceholder = "First and last name"
    public var nameInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    public var mailHeadingText = "Email"
    public var mailText = ""
    public var mailPlaceholder = "you@example.org"
    public var mailInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    public var aboutHeadingText = "About you"
    public var aboutText = ""
    public var planTitles: [String] = ["Free", "Friend", "Patron"]
    public var planSelectedSegmentIndex = 1
    public var newsLabelText = "Send me news now and then"
    public var newsIsOn = true
    public var goTitle = "Sign up"
    public var goInsets = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let bar = UINavigationBar()  // sign-up.quoin.yaml:22
  public let form = UIScrollView()  // sign-up.quoin.yaml:23
  public let title = UILabel()  // sign-up.quoin.yaml:29
  public let hint = UILabel()  // sign-up.quoin.yaml:30
  public let nameHeading = UILabel()  // sign-up.quoin.yaml:31
  public let name = InsetTextField()  // sign-up.quoin.yaml:32
  public let mailHeading = UILabel()  // sign-up.quoin.yaml:33
  public let mail = InsetTextField()  // sign-up.quoin.yaml:34
  public let aboutHeading = UILabel()  // sign-up.quoin.yaml:35
  public let about = UITextView()  // sign-up.quoin.yaml:36
  public let plan = UISegmentedControl()  // sign-up.quoin.yaml:37
  public let newsLabel = UILabel()  // sign-up.quoin.yaml:38
  public let news = UISwitch()  // sign-up.quoin.yaml:39
  public let go = InsetButton(type: .system)  // sign-up.quoin.yaml:40
  private var textEdits: [TextEdits] = []

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
    bar.accessibilityIdentifier = "bar"

    form.accessibilityIdentifier = "form"
    form.contentInsetAdjustmentBehavior = .never

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0

    hint.accessibilityIdentifier = "hint"
    hint.font = .preferredFont(forTextStyle: .body)
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 0

    nameHeading.accessibilityIdentifier = "nameHeading"
    nameHeading.font = .preferredFont(forTextStyle: .footnote)
    nameHeading.adjustsFontForContentSizeCategory = true
    nameHeading.textColor = .secondaryLabel

    name.accessibilityIdentifier = "name"
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    name.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.nameText = name.text ?? ""
      }, for: .editingChanged)
    name.backgroundColor = .systemGray6
    name.layer.cornerRadius = 10

    mailHeading.accessibilityIdentifier = "mailHeading"
    mailHeading.font = .preferredFont(forTextStyle: .footnote)
    mailHeading.adjustsFontForContentSizeCategory = true
    mailHeading.textColor = .secondaryLabel

    mail.accessibilityIdentifier = "mail"
    mail.font = .preferredFont(forTextStyle: .body)
    mail.adjustsFontForContentSizeCategory = true
    mail.leftView = SideView(
      image: UIImage(systemName: "envelope"), color: .tintColor,
      size: CGSize(width: 20, height: 20), padding: 8)
    mail.leftViewMode = .always
    mail.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.mailText = mail.text ?? ""
      }, for: .editingChanged)
    mail.backgroundColor = .systemGray6
    mail.layer.cornerRadius = 10

    aboutHeading.accessibilityIdentifier = "aboutHeading"
    aboutHeading.font = .preferredFont(forTextStyle: .footnote)
    aboutHeading.adjustsFontForContentSizeCategory = true
    aboutHeading.textColor = .secondaryLabel

    about.accessibilityIdentifier = "about"
    about.font = .preferredFont(forTextStyle: .body)
    about.adjustsFontForContentSizeCategory = true
    textEdits.append(
      TextEdits(of: about) { [weak self] in
        guard let self else { return }
        parameters.aboutText = about.text ?? ""
      })
    about.backgroundColor = .systemGray6
    about.layer.cornerRadius = 10

    plan.accessibilityIdentifier = "plan"
    plan.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.planSelectedSegmentIndex = plan.selectedSegmentIndex
      }, for: .valueChanged)

    newsLabel.accessibilityIdentifier = "newsLabel"
    newsLabel.font = .preferredFont(forTextStyle: .body)
    newsLabel.adjustsFontForContentSizeCategory = true
    newsLabel.numberOfLines = 0

    news.accessibilityIdentifier = "news"
    news.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.newsIsOn = news.isOn
      }, for: .valueChanged)
    news.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    news.setContentHuggingPriority(.defaultHigh, for: .vertical)

    go.accessibilityIdentifier = "go"
    go.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    go.titleLabel?.adjustsFontForContentSizeCategory = true
    go.setTitleColor(.white, for: .normal)
    go.backgroundColor = .systemBlue
    go.layer.cornerRadius = 12

    addSubviews(bar, form)
    form.addSubviews(
      title, hint, nameHeading, name, mailHeading, mail, aboutHeading, about, plan, newsLabel, news,
      go)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("bar.top == screen.safeArea.top (sign-up.quoin.yaml:22)"),
      bar.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("bar.leading == screen.safeArea.leading (sign-up.quoin.yaml:22)"),
      bar.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("bar.trailing == screen.safeArea.trailing (sign-up.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: bar.bottomAnchor)
        .identified("form.top == bar.bottom (sign-up.quoin.yaml:24)"),
      form.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("form.leading == screen.safeArea.leading (sign-up.quoin.yaml:25)"),
      form.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("form.trailing == screen.safeArea.trailing (sign-up.quoin.yaml:26)"),
      form.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("form.bottom == screen.safeArea.bottom (sign-up.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor, constant: 24)
        .identified("title.top == form.content.top + 24 (sign-up.quoin.yaml:29)"),
      title.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("title.leading == form.content.leading + 20 (sign-up.quoin.yaml:29)"),
      title.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("title.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:29)"),
      title.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor, constant: -40)
        .identified("title.width == form.frame.width - 40 (sign-up.quoin.yaml:29)"),
    ])
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
        .identified("hint.top == title.bottom + 8 (sign-up.quoin.yaml:30)"),
      hint.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("hint.leading == form.content.leading + 20 (sign-up.quoin.yaml:30)"),
      hint.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("hint.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:30)"),
    ])
    NSLayoutConstraint.activate([
      nameHeading.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("nameHeading.leading == form.content.leading + 20 (sign-up.quoin.yaml:19)"),
      nameHeading.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 24)
        .identified("nameHeading.top == hint.bottom + 24 (sign-up.quoin.yaml:31)"),
    ])
    NSLayoutConstraint.activate([
      name.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("name.height >= 44 (sign-up.quoin.yaml:18)"),
      name.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("name.leading == form.content.leading + 20 (sign-up.quoin.yaml:18)"),
      name.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("name.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:18)"),
      name.topAnchor.constraint(equalTo: nameHeading.bottomAnchor, constant: 6)
        .identified("name.top == nameHeading.bottom + 6 (sign-up.quoin.yaml:32)"),
    ])
    NSLayoutConstraint.activate([
      mailHeading.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("mailHeading.leading == form.content.leading + 20 (sign-up.quoin.yaml:19)"),
      mailHeading.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 16)
        .identified("mailHeading.top == name.bottom + 16 (sign-up.quoin.yaml:33)"),
    ])
    NSLayoutConstraint.activate([
      mail.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("mail.height >= 44 (sign-up.quoin.yaml:18)"),
      mail.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("mail.leading == form.content.leading + 20 (sign-up.quoin.yaml:18)"),
      mail.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("mail.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:18)"),
      mail.topAnchor.constraint(equalTo: mailHeading.bottomAnchor, constant: 6)
        .identified("mail.top == mailHeading.bottom + 6 (sign-up.quoin.yaml:34)"),
    ])
    NSLayoutConstraint.activate([
      aboutHeading.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("aboutHeading.leading == form.content.leading + 20 (sign-up.quoin.yaml:19)"),
      aboutHeading.topAnchor.constraint(equalTo: mail.bottomAnchor, constant: 16)
        .identified("aboutHeading.top == mail.bottom + 16 (sign-up.quoin.yaml:35)"),
    ])
    NSLayoutConstraint.activate([
      about.heightAnchor.constraint(equalToConstant: 96)
        .identified("about.height == 96 (sign-up.quoin.yaml:36)"),
      about.topAnchor.constraint(equalTo: aboutHeading.bottomAnchor, constant: 6)
        .identified("about.top == aboutHeading.bottom + 6 (sign-up.quoin.yaml:36)"),
      about.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("about.leading == form.content.leading + 20 (sign-up.quoin.yaml:36)"),
      about.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("about.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:36)"),
    ])
    NSLayoutConstraint.activate([
      plan.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 20)
        .identified("plan.top == about.bottom + 20 (sign-up.quoin.yaml:37)"),
      plan.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("plan.leading == form.content.leading + 20 (sign-up.quoin.yaml:37)"),
      plan.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("plan.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:37)"),
    ])
    NSLayoutConstraint.activate([
      newsLabel.topAnchor.constraint(equalTo: plan.bottomAnchor, constant: 20)
        .identified("newsLabel.top == plan.bottom + 20 (sign-up.quoin.yaml:38)"),
      newsLabel.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("newsLabel.leading == form.content.leading + 20 (sign-up.quoin.yaml:38)"),
      newsLabel.trailingAnchor.constraint(equalTo: news.leadingAnchor, constant: -12)
        .identified("newsLabel.trailing == news.leading - 12 (sign-up.quoin.yaml:38)"),
    ])
    NSLayoutConstraint.activate([
      news.centerYAnchor.constraint(equalTo: newsLabel.centerYAnchor)
        .identified("news.centerY == newsLabel.centerY (sign-up.quoin.yaml:39)"),
      news.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("news.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:39)"),
    ])
    NSLayoutConstraint.activate([
      go.topAnchor.constraint(equalTo: newsLabel.bottomAnchor, constant: 28)
        .identified("go.top == newsLabel.bottom + 28 (sign-up.quoin.yaml:40)"),
      go.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 20)
        .identified("go.leading == form.content.leading + 20 (sign-up.quoin.yaml:40)"),
      go.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor, constant: -20)
        .identified("go.trailing == form.content.trailing - 20 (sign-up.quoin.yaml:40)"),
      go.bottomAnchor.constraint(equalTo: form.contentLayoutGuide.bottomAnchor, constant: -24)
        .identified("go.bottom == form.content.bottom - 24 (sign-up.quoin.yaml:40)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    title.text = parameters.titleText
    hint.text = parameters.hintText
    nameHeading.text = parameters.nameHeadingText
    if name.text != parameters.nameText { name.text = parameters.nameText }
    name.placeholder = parameters.namePlaceholder
    name.insets = parameters.nameInsets
    mailHeading.text = parameters.mailHeadingText
    if mail.text != parameters.mailText { mail.text = parameters.mailText }
    mail.placeholder = parameters.mailPlaceholder
    mail.insets = parameters.mailInsets
    aboutHeading.text = parameters.aboutHeadingText
    if about.text != parameters.aboutText { about.text = parameters.aboutText }
    if plan.titles != parameters.planTitles { plan.titles = parameters.planTitles }
    plan.selectedSegmentIndex = parameters.planSelectedSegmentIndex
    newsLabel.text = parameters.newsLabelText
    news.isOn = parameters.newsIsOn
    go.setTitle(parameters.goTitle, for: .normal)
    go.contentInsets = parameters.goInsets
  }
}
