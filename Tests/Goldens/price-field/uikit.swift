// Written by Quoin from price-field.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen PriceField.
public final class PriceFieldView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var priceText = "1,299.00"
    public var noteText = "The dollar sign is no part of the text."

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let price = UITextField()  // price-field.quoin.yaml:5
  public let note = UILabel()  // price-field.quoin.yaml:13

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
    price.borderStyle = .roundedRect
    price.font = .preferredFont(forTextStyle: .title2)
    price.adjustsFontForContentSizeCategory = true
    price.leftView = SideView(
      text: "$", font: .preferredFont(forTextStyle: .title2), color: .systemGray, padding: 8)
    price.leftViewMode = .always
    price.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.priceText = price.text ?? ""
      }, for: .editingChanged)

    note.accessibilityIdentifier = "note"
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.textColor = .secondaryLabel

    addSubviews(price, note)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24)
        .identified("price.top == screen.safeArea.top + 24 (price-field.quoin.yaml:10)"),
      price.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("price.leading == screen.safeArea.leading + 20 (price-field.quoin.yaml:11)"),
      price.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("price.trailing == screen.safeArea.trailing - 20 (price-field.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 8)
        .identified("note.top == price.bottom + 8 (price-field.quoin.yaml:17)"),
      note.leadingAnchor.constraint(equalTo: price.leadingAnchor)
        .identified("note.leading == price.leading (price-field.quoin.yaml:18)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if price.text != parameters.priceText { price.text = parameters.priceText }
    note.text = parameters.noteText
  }
}
