// Written by Quoin from label.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Labels.
public final class LabelsView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var tailText = "The quick brown fox jumps over the lazy dog"
    public var headText = "The quick brown fox jumps over the lazy dog"
    public var middleText = "The quick brown fox jumps over the lazy dog"
    public var clipText = "The quick brown fox jumps over the lazy dog"
    public var wordText = "The quick brown fox jumps over the lazy dog"
    public var charText = "The quick brown fox jumps over the lazy dog"
    public var twoLinesText = "The quick brown fox jumps over the lazy dog"
    public var fittedText = "The quick brown fox jumps over the lazy dog"
    public var tightenedText = "The quick brown fox"
    public var kernedText = "Kern of two points"
    public var tallText = "The quick brown fox jumps over the lazy dog"
    public var spacedText = "The quick brown fox jumps over the lazy dog"
    public var paragraphsText = "One paragraph.\u{A}Another one, which is so long that it takes more than one line of the label."
    public var runsRuns: [TextRun] = [
      TextRun("Small, ", font: .systemFont(ofSize: 17), color: .label),
      TextRun("large", font: .preferredFont(forTextStyle: .title2), color: .label),
      TextRun(", struck", font: .systemFont(ofSize: 17), color: .label, isStruck: true),
      TextRun(" and ", font: .systemFont(ofSize: 17), color: .label),
      TextRun("underlined", font: .systemFont(ofSize: 17), color: .tintColor, isUnderlined: true),
    ]
    public var runsInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 10, bottom: 6, trailing: 10)
    public var roundedText = "Rounded heavy"
    public var wrappedText = "The quick brown fox jumps over the lazy dog"
    public var wrappedInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let tail = UILabel()  // label.quoin.yaml:14
  public let head = UILabel()  // label.quoin.yaml:15
  public let middle = UILabel()  // label.quoin.yaml:16
  public let clip = UILabel()  // label.quoin.yaml:17
  public let word = UILabel()  // label.quoin.yaml:18
  public let char = UILabel()  // label.quoin.yaml:19
  public let twoLines = UILabel()  // label.quoin.yaml:20
  public let fitted = UILabel()  // label.quoin.yaml:21
  public let tightened = UILabel()  // label.quoin.yaml:22
  public let kerned = UILabel()  // label.quoin.yaml:23
  public let tall = UILabel()  // label.quoin.yaml:24
  public let spaced = UILabel()  // label.quoin.yaml:25
  public let paragraphs = UILabel()  // label.quoin.yaml:26
  public let runs = PaddedLabel()  // label.quoin.yaml:34
  public let rounded = UILabel()  // label.quoin.yaml:44
  public let wrapped = PaddedLabel()  // label.quoin.yaml:45

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
    tail.accessibilityIdentifier = "tail"
    tail.font = .systemFont(ofSize: 17)
    tail.backgroundColor = .secondarySystemBackground

    head.accessibilityIdentifier = "head"
    head.font = .systemFont(ofSize: 17)
    head.lineBreakMode = .byTruncatingHead
    head.backgroundColor = .secondarySystemBackground

    middle.accessibilityIdentifier = "middle"
    middle.font = .systemFont(ofSize: 17)
    middle.lineBreakMode = .byTruncatingMiddle
    middle.backgroundColor = .secondarySystemBackground

    clip.accessibilityIdentifier = "clip"
    clip.font = .systemFont(ofSize: 17)
    clip.lineBreakMode = .byClipping
    clip.backgroundColor = .secondarySystemBackground

    word.accessibilityIdentifier = "word"
    word.font = .systemFont(ofSize: 17)
    word.numberOfLines = 2
    word.lineBreakMode = .byWordWrapping
    word.backgroundColor = .secondarySystemBackground

    char.accessibilityIdentifier = "char"
    char.font = .systemFont(ofSize: 17)
    char.numberOfLines = 2
    char.lineBreakMode = .byCharWrapping
    char.backgroundColor = .secondarySystemBackground

    twoLines.accessibilityIdentifier = "twoLines"
    twoLines.font = .systemFont(ofSize: 17)
    twoLines.numberOfLines = 2
    twoLines.backgroundColor = .secondarySystemBackground

    fitted.accessibilityIdentifier = "fitted"
    fitted.font = .systemFont(ofSize: 17)
    fitted.adjustsFontSizeToFitWidth = true
    fitted.minimumScaleFactor = 0.5
    fitted.backgroundColor = .secondarySystemBackground

    tightened.accessibilityIdentifier = "tightened"
    tightened.font = .systemFont(ofSize: 17)
    tightened.allowsDefaultTighteningForTruncation = true
    tightened.backgroundColor = .secondarySystemBackground

    kerned.accessibilityIdentifier = "kerned"
    kerned.font = .systemFont(ofSize: 17)
    kerned.backgroundColor = .secondarySystemBackground

    tall.accessibilityIdentifier = "tall"
    tall.font = .preferredFont(forTextStyle: .footnote)
    tall.adjustsFontForContentSizeCategory = true
    tall.numberOfLines = 0
    tall.backgroundColor = .secondarySystemBackground

    spaced.accessibilityIdentifier = "spaced"
    spaced.font = .preferredFont(forTextStyle: .footnote)
    spaced.adjustsFontForContentSizeCategory = true
    spaced.numberOfLines = 0
    spaced.textAlignment = .center
    spaced.backgroundColor = .secondarySystemBackground

    paragraphs.accessibilityIdentifier = "paragraphs"
    paragraphs.font = .preferredFont(forTextStyle: .footnote)
    paragraphs.adjustsFontForContentSizeCategory = true
    paragraphs.numberOfLines = 0
    paragraphs.textAlignment = .justified
    paragraphs.backgroundColor = .secondarySystemBackground

    runs.accessibilityIdentifier = "runs"
    runs.font = .systemFont(ofSize: 17)
    runs.adjustsFontForContentSizeCategory = true
    runs.backgroundColor = .secondarySystemBackground

    rounded.accessibilityIdentifier = "rounded"
    rounded.font = .systemFont(ofSize: 20, weight: .heavy).design(.rounded)
    rounded.textAlignment = .right
    rounded.backgroundColor = .secondarySystemBackground

    wrapped.accessibilityIdentifier = "wrapped"
    wrapped.font = .preferredFont(forTextStyle: .caption1)
    wrapped.adjustsFontForContentSizeCategory = true
    wrapped.numberOfLines = 0
    wrapped.preferredMaxLayoutWidth = 120
    wrapped.backgroundColor = .secondarySystemBackground

    addSubviews(
      tail, head, middle, clip, word, char, twoLines, fitted, tightened, kerned, tall, spaced,
      paragraphs, runs, rounded, wrapped)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      tail.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("tail.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      tail.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("tail.width <= 200 (label.quoin.yaml:11)"),
      tail.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12)
        .identified("tail.top == screen.safeArea.top + 12 (label.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      head.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("head.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      head.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("head.width <= 200 (label.quoin.yaml:11)"),
      head.topAnchor.constraint(equalTo: tail.bottomAnchor, constant: 10)
        .identified("head.top == tail.bottom + 10 (label.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("middle.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      middle.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("middle.width <= 200 (label.quoin.yaml:11)"),
      middle.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 10)
        .identified("middle.top == head.bottom + 10 (label.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      clip.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("clip.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      clip.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("clip.width <= 200 (label.quoin.yaml:11)"),
      clip.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 10)
        .identified("clip.top == middle.bottom + 10 (label.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      word.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("word.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      word.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("word.width <= 200 (label.quoin.yaml:11)"),
      word.topAnchor.constraint(equalTo: clip.bottomAnchor, constant: 10)
        .identified("word.top == clip.bottom + 10 (label.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      char.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("char.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      char.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("char.width <= 200 (label.quoin.yaml:11)"),
      char.topAnchor.constraint(equalTo: word.bottomAnchor, constant: 10)
        .identified("char.top == word.bottom + 10 (label.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      twoLines.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("twoLines.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      twoLines.widthAnchor.constraint(lessThanOrEqualToConstant: 160)
        .identified("twoLines.width <= 160 (label.quoin.yaml:20)"),
      twoLines.topAnchor.constraint(equalTo: char.bottomAnchor, constant: 10)
        .identified("twoLines.top == char.bottom + 10 (label.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      fitted.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("fitted.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      fitted.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("fitted.width <= 200 (label.quoin.yaml:11)"),
      fitted.topAnchor.constraint(equalTo: twoLines.bottomAnchor, constant: 10)
        .identified("fitted.top == twoLines.bottom + 10 (label.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      tightened.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("tightened.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      tightened.widthAnchor.constraint(lessThanOrEqualToConstant: 152)
        .identified("tightened.width <= 152 (label.quoin.yaml:22)"),
      tightened.topAnchor.constraint(equalTo: fitted.bottomAnchor, constant: 10)
        .identified("tightened.top == fitted.bottom + 10 (label.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      kerned.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("kerned.leading == screen.safeArea.leading + 20 (label.quoin.yaml:10)"),
      kerned.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("kerned.trailing == screen.safeArea.trailing - 20 (label.quoin.yaml:10)"),
      kerned.topAnchor.constraint(equalTo: tightened.bottomAnchor, constant: 10)
        .identified("kerned.top == tightened.bottom + 10 (label.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      tall.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("tall.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      tall.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("tall.width <= 200 (label.quoin.yaml:11)"),
      tall.topAnchor.constraint(equalTo: kerned.bottomAnchor, constant: 10)
        .identified("tall.top == kerned.bottom + 10 (label.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      spaced.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("spaced.leading == screen.safeArea.leading + 20 (label.quoin.yaml:11)"),
      spaced.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        .identified("spaced.width <= 200 (label.quoin.yaml:11)"),
      spaced.topAnchor.constraint(equalTo: tall.bottomAnchor, constant: 10)
        .identified("spaced.top == tall.bottom + 10 (label.quoin.yaml:25)"),
    ])
    NSLayoutConstraint.activate([
      paragraphs.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("paragraphs.leading == screen.safeArea.leading + 20 (label.quoin.yaml:10)"),
      paragraphs.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("paragraphs.trailing == screen.safeArea.trailing - 20 (label.quoin.yaml:10)"),
      paragraphs.topAnchor.constraint(equalTo: spaced.bottomAnchor, constant: 10)
        .identified("paragraphs.top == spaced.bottom + 10 (label.quoin.yaml:33)"),
    ])
    NSLayoutConstraint.activate([
      runs.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("runs.leading == screen.safeArea.leading + 20 (label.quoin.yaml:10)"),
      runs.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("runs.trailing == screen.safeArea.trailing - 20 (label.quoin.yaml:10)"),
      runs.topAnchor.constraint(equalTo: paragraphs.bottomAnchor, constant: 10)
        .identified("runs.top == paragraphs.bottom + 10 (label.quoin.yaml:43)"),
    ])
    NSLayoutConstraint.activate([
      rounded.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("rounded.leading == screen.safeArea.leading + 20 (label.quoin.yaml:10)"),
      rounded.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("rounded.trailing == screen.safeArea.trailing - 20 (label.quoin.yaml:10)"),
      rounded.topAnchor.constraint(equalTo: runs.bottomAnchor, constant: 10)
        .identified("rounded.top == runs.bottom + 10 (label.quoin.yaml:44)"),
    ])
    NSLayoutConstraint.activate([
      wrapped.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("wrapped.leading == screen.safeArea.leading + 20 (label.quoin.yaml:45)"),
      wrapped.topAnchor.constraint(equalTo: rounded.bottomAnchor, constant: 10)
        .identified("wrapped.top == rounded.bottom + 10 (label.quoin.yaml:45)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    tail.text = parameters.tailText
    head.text = parameters.headText
    middle.text = parameters.middleText
    clip.text = parameters.clipText
    word.text = parameters.wordText
    char.text = parameters.charText
    twoLines.text = parameters.twoLinesText
    fitted.text = parameters.fittedText
    tightened.text = parameters.tightenedText
    kerned.attributedText = NSAttributedString(string: parameters.kernedText, attributes: [
      .font: UIFont.systemFont(ofSize: 17),
      .foregroundColor: UIColor.label,
      .kern: 2 as CGFloat,
    ])
    tall.attributedText = NSAttributedString(string: parameters.tallText, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .footnote),
      .foregroundColor: UIColor.label,
      .paragraphStyle: NSParagraphStyle.lines(lineHeightMultiple: 1.4, alignment: .natural, lineBreakMode: .byTruncatingTail),
    ])
    spaced.attributedText = NSAttributedString(string: parameters.spacedText, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .footnote),
      .foregroundColor: UIColor.label,
      .paragraphStyle: NSParagraphStyle.lines(lineSpacing: 8, alignment: .center, lineBreakMode: .byTruncatingTail),
    ])
    paragraphs.attributedText = NSAttributedString(string: parameters.paragraphsText, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .footnote),
      .foregroundColor: UIColor.label,
      .paragraphStyle: NSParagraphStyle.lines(paragraphSpacing: 8, alignment: .justified, lineBreakMode: .byTruncatingTail),
    ])
    runs.attributedText = .runs(parameters.runsRuns)
    runs.insets = parameters.runsInsets
    rounded.text = parameters.roundedText
    wrapped.text = parameters.wrappedText
    wrapped.insets = parameters.wrappedInsets
  }
}
