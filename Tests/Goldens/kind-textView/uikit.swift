// Written by Quoin from textView.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen TextViewKind.
public final class TextViewKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var shortText = "One line"
    public var fittedText = "The text begins eight points below the top and five in from the side, and it wraps at the width that is left."
    public var scrollingText = "The text begins eight points below the top and five in from the side, and it wraps at the width that is left."

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let short = UITextView()  // textView.quoin.yaml:8
  public let fitted = UITextView()  // textView.quoin.yaml:9
  public let scrolling = UITextView()  // textView.quoin.yaml:17
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
    short.accessibilityIdentifier = "short"
    short.font = .preferredFont(forTextStyle: .body)
    short.adjustsFontForContentSizeCategory = true
    short.isScrollEnabled = false
    textEdits.append(
      TextEdits(of: short) { [weak self] in
        guard let self else { return }
        parameters.shortText = short.text ?? ""
      })
    short.backgroundColor = .systemGray6

    fitted.accessibilityIdentifier = "fitted"
    fitted.font = .preferredFont(forTextStyle: .body)
    fitted.adjustsFontForContentSizeCategory = true
    fitted.isScrollEnabled = false
    textEdits.append(
      TextEdits(of: fitted) { [weak self] in
        guard let self else { return }
        parameters.fittedText = fitted.text ?? ""
      })
    fitted.backgroundColor = .systemGray6

    scrolling.accessibilityIdentifier = "scrolling"
    scrolling.font = .preferredFont(forTextStyle: .body)
    scrolling.adjustsFontForContentSizeCategory = true
    textEdits.append(
      TextEdits(of: scrolling) { [weak self] in
        guard let self else { return }
        parameters.scrollingText = scrolling.text ?? ""
      })
    scrolling.backgroundColor = .systemGray6

    addSubviews(short, fitted, scrolling)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      short.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("short.top == screen.safeArea.top + 16 (textView.quoin.yaml:8)"),
      short.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("short.leading == screen.safeArea.leading + 16 (textView.quoin.yaml:8)"),
      short.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("short.trailing == screen.safeArea.trailing - 16 (textView.quoin.yaml:8)"),
    ])
    NSLayoutConstraint.activate([
      fitted.topAnchor.constraint(equalTo: short.bottomAnchor, constant: 12)
        .identified("fitted.top == short.bottom + 12 (textView.quoin.yaml:14)"),
      fitted.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("fitted.leading == screen.safeArea.leading + 16 (textView.quoin.yaml:15)"),
      fitted.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("fitted.trailing == screen.safeArea.trailing - 16 (textView.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      scrolling.topAnchor.constraint(equalTo: fitted.bottomAnchor, constant: 12)
        .identified("scrolling.top == fitted.bottom + 12 (textView.quoin.yaml:21)"),
      scrolling.heightAnchor.constraint(equalToConstant: 60)
        .identified("scrolling.height == 60 (textView.quoin.yaml:22)"),
      scrolling.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("scrolling.leading == screen.safeArea.leading + 16 (textView.quoin.yaml:23)"),
      scrolling.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("scrolling.trailing == screen.safeArea.trailing - 16 (textView.quoin.yaml:24)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if short.text != parameters.shortText { short.text = parameters.shortText }
    if fitted.text != parameters.fittedText { fitted.text = parameters.fittedText }
    if scrolling.text != parameters.scrollingText { scrolling.text = parameters.scrollingText }
  }
}
