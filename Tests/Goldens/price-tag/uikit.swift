// Written by Quoin from price-tag.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen PriceTag.
public final class PriceTagView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var priceRuns: [TextRun] = [
      TextRun("$129", font: .preferredFont(forTextStyle: .title3), color: .secondaryLabel, isStruck: true),
      TextRun("  ", font: .preferredFont(forTextStyle: .title3), color: .label),
      TextRun("$89", font: UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold)), color: .systemRed),
    ]
    public var priceInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 14, bottom: 10, trailing: 14)
    public var savingText = "You save $40 until Sunday"
    public var perMonthRuns: [TextRun] = [
      TextRun("or ", font: .preferredFont(forTextStyle: .subheadline), color: .label),
      TextRun("$7.42", font: UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold)), color: .label),
      TextRun(" a month, ", font: .preferredFont(forTextStyle: .subheadline), color: .label),
      TextRun("interest free", font: .preferredFont(forTextStyle: .subheadline), color: .tintColor, isUnderlined: true),
      TextRun(" for a year, whatever you buy beside it.", font: .preferredFont(forTextStyle: .subheadline), color: .label),
    ]
    public var perMonthInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 14, bottom: 10, trailing: 14)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let price = PaddedLabel()  // price-tag.quoin.yaml:13
  public let saving = UILabel()  // price-tag.quoin.yaml:23
  public let perMonth = PaddedLabel()  // price-tag.quoin.yaml:29

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
    price.accessibilityIdentifier = "price"
    price.font = .preferredFont(forTextStyle: .title3)
    price.adjustsFontForContentSizeCategory = true
    price.backgroundColor = .secondarySystemBackground
    price.clipsToBounds = true
    price.layer.cornerRadius = 12

    saving.accessibilityIdentifier = "saving"
    saving.font = .preferredFont(forTextStyle: .footnote)
    saving.adjustsFontForContentSizeCategory = true
    saving.textColor = .secondaryLabel

    perMonth.accessibilityIdentifier = "perMonth"
    perMonth.font = .preferredFont(forTextStyle: .subheadline)
    perMonth.adjustsFontForContentSizeCategory = true
    perMonth.numberOfLines = 0
    perMonth.layer.cornerRadius = 12
    perMonth.layer.borderWidth = pixels(1)

    addSubviews(price, saving, perMonth)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24)
        .identified("price.top == screen.safeArea.top + 24 (price-tag.quoin.yaml:20)"),
      price.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("price.leading == screen.safeArea.leading + 20 (price-tag.quoin.yaml:21)"),
      price.trailingAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("price.trailing <= screen.safeArea.trailing - 20 (price-tag.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      saving.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 6)
        .identified("saving.top == price.bottom + 6 (price-tag.quoin.yaml:27)"),
      saving.leadingAnchor.constraint(equalTo: price.leadingAnchor, constant: 14)
        .identified("saving.leading == price.leading + 14 (price-tag.quoin.yaml:28)"),
    ])
    NSLayoutConstraint.activate([
      perMonth.topAnchor.constraint(equalTo: saving.bottomAnchor, constant: 16)
        .identified("perMonth.top == saving.bottom + 16 (price-tag.quoin.yaml:42)"),
      perMonth.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("perMonth.leading == screen.safeArea.leading + 20 (price-tag.quoin.yaml:43)"),
      perMonth.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("perMonth.trailing == screen.safeArea.trailing - 20 (price-tag.quoin.yaml:44)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    price.attributedText = .runs(parameters.priceRuns)
    price.insets = parameters.priceInsets
    saving.text = parameters.savingText
    perMonth.attributedText = .runs(parameters.perMonthRuns, paragraph: .lines(lineSpacing: 2, alignment: .natural, lineBreakMode: .byTruncatingTail))
    perMonth.insets = parameters.perMonthInsets
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    perMonth.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
