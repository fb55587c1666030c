// Written by Quoin from login.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Login.
public final class LoginView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var logoImage = UIImage(named: "logo")
    public var titleText = "Welcome back"
    public var emailText = ""
    public var emailPlaceholder = "Email"
    public var emailInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    public var passwordText = "correct horse"
    public var passwordInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    public var signInTitle = "Sign in"
    public var signInInsets = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)
    public var legalText = "By signing in you accept the terms of use and the privacy policy."
    public var legalInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let logo = UIImageView()  // login.quoin.yaml:23
  public let form = UIStackView()  // login.quoin.yaml:25
  public let title = UILabel()  // login.quoin.yaml:34
  public let email = InsetTextField()  // login.quoin.yaml:35
  public let password = InsetTextField()  // login.quoin.yaml:40
  public let signIn = InsetButton(type: .system)  // login.quoin.yaml:45
  public let legal = PaddedLabel()  // login.quoin.yaml:47

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
    logo.accessibilityIdentifier = "logo"

    form.accessibilityIdentifier = "form"
    form.axis = .vertical
    form.spacing = 12

    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.textAlignment = .center

    email.accessibilityIdentifier = "email"
    email.font = .preferredFont(forTextStyle: .body)
    email.adjustsFontForContentSizeCategory = true
    email.leftView = SideView(
      image: UIImage(systemName: "envelope"), color: .tintColor,
      size: CGSize(width: 20, height: 20), padding: 8)
    email.leftViewMode = .always
    email.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.emailText = email.text ?? ""
      }, for: .editingChanged)
    email.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    email.layer.cornerRadius = 10

    password.accessibilityIdentifier = "password"
    password.font = .preferredFont(forTextStyle: .body)
    password.adjustsFontForContentSizeCategory = true
    password.isSecureTextEntry = true
    password.rightView = SideView(
      image: UIImage(systemName: "eye"), color: .tintColor, size: CGSize(width: 20, height: 20),
      padding: 8)
    password.rightViewMode = .always
    password.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.passwordText = password.text ?? ""
      }, for: .editingChanged)
    password.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    password.layer.cornerRadius = 10

    signIn.accessibilityIdentifier = "signIn"
    signIn.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    signIn.titleLabel?.adjustsFontForContentSizeCategory = true
    signIn.setTitleColor(.white, for: .normal)
    signIn.backgroundColor = UIColor(light: 0x0A6CFFFF, dark: 0x409CFFFF)
    signIn.layer.cornerRadius = 12

    legal.accessibilityIdentifier = "legal"
    legal.font = .preferredFont(forTextStyle: .footnote)
    legal.adjustsFontForContentSizeCategory = true
    legal.textColor = .secondaryLabel
    legal.numberOfLines = 0
    legal.textAlignment = .center

    addSubviews(logo, form, legal)
    form.addArrangedSubviews(title, email, password, signIn)
    form.setCustomSpacing(24, after: title)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      logo.widthAnchor.constraint(equalToConstant: 72)
        .identified("logo.width == 72 (login.quoin.yaml:23)"),
      logo.heightAnchor.constraint(equalToConstant: 72)
        .identified("logo.height == 72 (login.quoin.yaml:23)"),
      logo.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 40)
        .identified("logo.top == screen.safeArea.top + 40 (login.quoin.yaml:23)"),
      logo.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("logo.centerX == screen.safeArea.centerX (login.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 24)
        .identified("form.top == logo.bottom + 24 (login.quoin.yaml:28)"),
      form.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("form.leading == screen.safeArea.leading + 20 @999 (login.quoin.yaml:29)", priority: .init(999)),
      form.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("form.trailing == screen.safeArea.trailing - 20 @999 (login.quoin.yaml:30)", priority: .init(999)),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 420)
        .identified("form.width <= 420 (login.quoin.yaml:31)"),
      form.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("form.centerX == screen.safeArea.centerX (login.quoin.yaml:32)"),
    ])
    NSLayoutConstraint.activate([
      email.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("email.height >= 44 (login.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      password.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("password.height >= 44 (login.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      signIn.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        .identified("signIn.height >= 50 (login.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      legal.leadingAnchor.constraint(equalTo: form.leadingAnchor)
        .identified("legal.leading == form.leading (login.quoin.yaml:51)"),
      legal.trailingAnchor.constraint(equalTo: form.trailingAnchor)
        .identified("legal.trailing == form.trailing (login.quoin.yaml:52)"),
      legal.topAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 24)
        .identified("legal.top >= form.bottom + 24 (login.quoin.yaml:53)"),
      legal.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16)
        .identified("legal.bottom == screen.safeArea.bottom - 16 @999 (login.quoin.yaml:54)", priority: .init(999)),
    ])
    NSLayoutConstraint.activate([
      email.heightAnchor.constraint(equalTo: password.heightAnchor)
        .identified("email.height == password.height (login.quoin.yaml:57)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    logo.image = parameters.logoImage
    title.text = parameters.titleText
    if email.text != parameters.emailText { email.text = parameters.emailText }
    email.placeholder = parameters.emailPlaceholder
    email.insets = parameters.emailInsets
    if password.text != parameters.passwordText { password.text = parameters.passwordText }
    password.insets = parameters.passwordInsets
    signIn.setTitle(parameters.signInTitle, for: .normal)
    signIn.contentInsets = parameters.signInInsets
    legal.text = parameters.legalText
    legal.insets = parameters.legalInsets
  }
}
