// Written by Quoin from chat.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Chat.
public final class ChatView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var helloText = "Hi!"
    public var helloInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)
    public var questionText = "Are you coming to the workshop on Thursday? Bring a spec that puzzles you."
    public var questionInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)
    public var answerText = "Yes, with a whole list of them."
    public var answerInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)
    public var additionText = "The last line of my labels is always cut, and I want to know why."
    public var additionInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let hello = PaddedLabel()  // chat.quoin.yaml:9
  public let question = PaddedLabel()  // chat.quoin.yaml:10
  public let answer = PaddedLabel()  // chat.quoin.yaml:15
  public let addition = PaddedLabel()  // chat.quoin.yaml:20

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
    hello.accessibilityIdentifier = "hello"
    hello.font = .preferredFont(forTextStyle: .body)
    hello.adjustsFontForContentSizeCategory = true
    hello.numberOfLines = 0
    hello.backgroundColor = .systemGray5
    hello.clipsToBounds = true
    hello.layer.cornerRadius = 16

    question.accessibilityIdentifier = "question"
    question.font = .preferredFont(forTextStyle: .body)
    question.adjustsFontForContentSizeCategory = true
    question.numberOfLines = 0
    question.backgroundColor = .systemGray5
    question.clipsToBounds = true
    question.layer.cornerRadius = 16

    answer.accessibilityIdentifier = "answer"
    answer.font = .preferredFont(forTextStyle: .body)
    answer.adjustsFontForContentSizeCategory = true
    answer.textColor = .white
    answer.numberOfLines = 0
    answer.backgroundColor = .systemBlue
    answer.clipsToBounds = true
    answer.layer.cornerRadius = 16

    addition.accessibilityIdentifier = "addition"
    addition.font = .preferredFont(forTextStyle: .body)
    addition.adjustsFontForContentSizeCategory = true
    addition.textColor = .white
    addition.numberOfLines = 0
    addition.backgroundColor = .systemBlue
    addition.clipsToBounds = true
    addition.layer.cornerRadius = 16

    addSubviews(hello, question, answer, addition)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      hello.widthAnchor.constraint(lessThanOrEqualToConstant: 280)
        .identified("hello.width <= 280 (chat.quoin.yaml:5)"),
      hello.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("hello.top == screen.safeArea.top + 16 (chat.quoin.yaml:9)"),
      hello.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12)
        .identified("hello.leading == screen.safeArea.leading + 12 (chat.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      question.widthAnchor.constraint(lessThanOrEqualToConstant: 280)
        .identified("question.width <= 280 (chat.quoin.yaml:5)"),
      question.topAnchor.constraint(equalTo: hello.bottomAnchor, constant: 4)
        .identified("question.top == hello.bottom + 4 (chat.quoin.yaml:13)"),
      question.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12)
        .identified("question.leading == screen.safeArea.leading + 12 (chat.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      answer.widthAnchor.constraint(lessThanOrEqualToConstant: 280)
        .identified("answer.width <= 280 (chat.quoin.yaml:5)"),
      answer.topAnchor.constraint(equalTo: question.bottomAnchor, constant: 12)
        .identified("answer.top == question.bottom + 12 (chat.quoin.yaml:18)"),
      answer.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12)
        .identified("answer.trailing == screen.safeArea.trailing - 12 (chat.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      addition.widthAnchor.constraint(lessThanOrEqualToConstant: 280)
        .identified("addition.width <= 280 (chat.quoin.yaml:5)"),
      addition.topAnchor.constraint(equalTo: answer.bottomAnchor, constant: 4)
        .identified("addition.top == answer.bottom + 4 (chat.quoin.yaml:23)"),
      addition.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12)
        .identified("addition.trailing == screen.safeArea.trailing - 12 (chat.quoin.yaml:24)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    hello.text = parameters.helloText
    hello.insets = parameters.helloInsets
    question.text = parameters.questionText
    question.insets = parameters.questionInsets
    answer.text = parameters.answerText
    answer.insets = parameters.answerInsets
    addition.text = parameters.additionText
    addition.insets = parameters.additionInsets
  }
}
