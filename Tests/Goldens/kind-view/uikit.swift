// Written by Quoin from view.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ViewKind.
public final class ViewKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var titleText = "Card"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  /// The shadow lies below the card.
  public let card = UIView()  // view.quoin.yaml:6
  public let title = UILabel()  // view.quoin.yaml:14
  public let clipped = UIView()  // view.quoin.yaml:15
  public let ribbon = UIView()  // view.quoin.yaml:22

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
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.accessibilityLabel = "A card"
    card.accessibilityTraits.insert(.button)

    title.accessibilityIdentifier = "title"
    title.font = .systemFont(ofSize: 17)

    clipped.accessibilityIdentifier = "clipped"
    clipped.backgroundColor = .systemGray6
    clipped.clipsToBounds = true
    clipped.layer.cornerRadius = 24
    clipped.layer.borderWidth = 2

    ribbon.accessibilityIdentifier = "ribbon"
    ribbon.backgroundColor = .systemRed

    addSubviews(card, clipped)
    card.addSubviews(title)
    clipped.addSubviews(ribbon)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: leftAnchor, constant: 20)
        .identified("card.left == screen.left + 20 (view.quoin.yaml:12)"),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 20)
        .identified("card.top == screen.top + 20 (view.quoin.yaml:12)"),
      card.widthAnchor.constraint(equalToConstant: 120)
        .identified("card.width == 120 (view.quoin.yaml:12)"),
      card.heightAnchor.constraint(equalToConstant: 120)
        .identified("card.height == 120 (view.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
        .identified("title.top == card.top + 12 (view.quoin.yaml:14)"),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)
        .identified("title.leading == card.leading + 12 (view.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      clipped.leftAnchor.constraint(equalTo: leftAnchor, constant: 160)
        .identified("clipped.left == screen.left + 160 (view.quoin.yaml:20)"),
      clipped.topAnchor.constraint(equalTo: topAnchor, constant: 20)
        .identified("clipped.top == screen.top + 20 (view.quoin.yaml:20)"),
      clipped.widthAnchor.constraint(equalToConstant: 120)
        .identified("clipped.width == 120 (view.quoin.yaml:20)"),
      clipped.heightAnchor.constraint(equalToConstant: 120)
        .identified("clipped.height == 120 (view.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      ribbon.leftAnchor.constraint(equalTo: clipped.leftAnchor, constant: 70)
        .identified("ribbon.left == clipped.left + 70 (view.quoin.yaml:22)"),
      ribbon.topAnchor.constraint(equalTo: clipped.topAnchor, constant: -10)
        .identified("ribbon.top == clipped.top - 10 (view.quoin.yaml:22)"),
      ribbon.widthAnchor.constraint(equalToConstant: 70)
        .identified("ribbon.width == 70 (view.quoin.yaml:22)"),
      ribbon.heightAnchor.constraint(equalToConstant: 40)
        .identified("ribbon.height == 40 (view.quoin.yaml:22)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    title.text = parameters.titleText
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.shadowColor = UIColor(rgba: 0x00000040).resolvedColor(with: traitCollection).cgColor
    clipped.layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
  }
}
