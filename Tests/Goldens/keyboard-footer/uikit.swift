// Written by Quoin from keyboard-footer.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen KeyboardFooter.
public final class KeyboardFooterView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var questionText = "What should we call you?"
    public var nameText = "Ada"
    public var nextViewTitle = "Continue"
    public var nextViewInsets = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)
    public var hintText = "You can change it later."
    public var hintInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let question = UILabel()  // keyboard-footer.quoin.yaml:9
  public let name = UITextField()  // keyboard-footer.quoin.yaml:10
  public let footer = UIView()  // keyboard-footer.quoin.yaml:18
  public let nextView = InsetButton(type: .system)  // keyboard-footer.quoin.yaml:20
  public let hint = PaddedLabel()  // keyboard-footer.quoin.yaml:28

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
    question.accessibilityIdentifier = "question"
    question.font = .preferredFont(forTextStyle: .title2)
    question.adjustsFontForContentSizeCategory = true
    question.numberOfLines = 0

    name.accessibilityIdentifier = "name"
    name.borderStyle = .roundedRect
    name.font = .systemFont(ofSize: 17)
    name.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.nameText = name.text ?? ""
      }, for: .editingChanged)

    footer.accessibilityIdentifier = "footer"
    footer.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)

    nextView.accessibilityIdentifier = "next"
    nextView.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    nextView.titleLabel?.adjustsFontForContentSizeCategory = true
    nextView.setTitleColor(.white, for: .normal)
    nextView.backgroundColor = UIColor(light: 0x5E5CE6FF, dark: 0x7D7AFFFF)
    nextView.layer.cornerRadius = 14

    hint.accessibilityIdentifier = "hint"
    hint.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .secondaryLabel
    hint.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    hint.clipsToBounds = true
    hint.layer.cornerRadius = 12

    addSubviews(question, name, footer, hint)
    footer.addSubviews(nextView)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    if #available(iOS 17.0, *) {
      // While the keyboard is down its top is the bottom of the screen, not of the safe area.
      keyboardLayoutGuide.usesBottomSafeArea = false
    }
    NSLayoutConstraint.activate([
      question.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("question.top == screen.safeArea.top + 16 (keyboard-footer.quoin.yaml:9)"),
      question.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("question.leading == screen.safeArea.leading + 20 (keyboard-footer.quoin.yaml:9)"),
      question.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("question.trailing == screen.safeArea.trailing - 20 (keyboard-footer.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: question.bottomAnchor, constant: 12)
        .identified("name.top == question.bottom + 12 (keyboard-footer.quoin.yaml:14)"),
      name.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("name.leading == screen.safeArea.leading + 20 (keyboard-footer.quoin.yaml:15)"),
      name.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("name.trailing == screen.safeArea.trailing - 20 (keyboard-footer.quoin.yaml:16)"),
      name.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        .identified("name.height >= 44 (keyboard-footer.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: leadingAnchor)
        .identified("footer.leading == screen.leading (keyboard-footer.quoin.yaml:23)"),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor)
        .identified("footer.trailing == screen.trailing (keyboard-footer.quoin.yaml:24)"),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor)
        .identified("footer.bottom == screen.bottom @999 (keyboard-footer.quoin.yaml:26)", priority: .init(999)),
      footer.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor)
        .identified("footer.bottom <= keyboard.top (keyboard-footer.quoin.yaml:27)"),
      footer.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("footer.bottom <= screen.safeArea.bottom (keyboard-footer.quoin.yaml:27)"),
    ])
    NSLayoutConstraint.activate([
      nextView.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        .identified("next.height >= 50 (tokens.yaml:8)"),
      nextView.topAnchor.constraint(equalTo: footer.topAnchor, constant: 12)
        .identified("next.top == footer.top + 12 (keyboard-footer.quoin.yaml:20)"),
      nextView.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: -12)
        .identified("next.bottom == footer.bottom - 12 (keyboard-footer.quoin.yaml:20)"),
      nextView.leadingAnchor.constraint(equalTo: footer.leadingAnchor, constant: 20)
        .identified("next.leading == footer.leading + 20 (keyboard-footer.quoin.yaml:20)"),
      nextView.trailingAnchor.constraint(equalTo: footer.trailingAnchor, constant: -20)
        .identified("next.trailing == footer.trailing - 20 (keyboard-footer.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("hint.centerX == screen.safeArea.centerX (keyboard-footer.quoin.yaml:28)"),
      hint.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -12)
        .identified("hint.bottom == footer.top - 12 (keyboard-footer.quoin.yaml:28)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    question.text = parameters.questionText
    if name.text != parameters.nameText { name.text = parameters.nameText }
    nextView.setTitle(parameters.nextViewTitle, for: .normal)
    nextView.contentInsets = parameters.nextViewInsets
    hint.text = parameters.hintText
    hint.insets = parameters.hintInsets
  }
}
