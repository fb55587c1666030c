// Written by Quoin from inset-field.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen InsetField.
public final class InsetFieldView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var nameText = "Ada Lovelace"
    public var nameInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 20)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let name = InsetTextField()  // inset-field.quoin.yaml:6

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
    name.accessibilityIdentifier = "name"
    name.font = .systemFont(ofSize: 14)
    name.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.nameText = name.text ?? ""
      }, for: .editingChanged)
    name.layer.borderWidth = 1

    addSubviews(name)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      name.leftAnchor.constraint(equalTo: leftAnchor, constant: 10)
        .identified("name.left == screen.left + 10 (inset-field.quoin.yaml:11)"),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 10)
        .identified("name.top == screen.top + 10 (inset-field.quoin.yaml:11)"),
      name.widthAnchor.constraint(equalToConstant: 180)
        .identified("name.width == 180 (inset-field.quoin.yaml:11)"),
      name.heightAnchor.constraint(equalToConstant: 25)
        .identified("name.height == 25 (inset-field.quoin.yaml:11)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if name.text != parameters.nameText { name.text = parameters.nameText }
    name.insets = parameters.nameInsets
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    name.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
