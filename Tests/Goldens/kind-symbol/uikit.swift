// Written by Quoin from symbol.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SymbolKind.
public final class SymbolKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var plainImage = UIImage(systemName: "heart")
    public var largeImage = UIImage(systemName: "heart.fill")
    public var paleImage = UIImage(systemName: "star")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let plain = SymbolView()  // symbol.quoin.yaml:6
  public let large = SymbolView()  // symbol.quoin.yaml:7
  public let pale = SymbolView()  // symbol.quoin.yaml:8

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
    plain.accessibilityIdentifier = "plain"
    plain.symbolSize = CGSize(width: 20, height: 20)
    plain.contentMode = .scaleAspectFit

    large.accessibilityIdentifier = "large"
    large.symbolSize = CGSize(width: 20, height: 20)
    large.contentMode = .scaleAspectFit
    large.tintColor = .systemPink

    pale.accessibilityIdentifier = "pale"
    pale.symbolSize = CGSize(width: 20, height: 20)
    pale.contentMode = .scaleAspectFit
    pale.alpha = 0.4
    pale.isUserInteractionEnabled = false

    addSubviews(plain, large, pale)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      plain.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("plain.centerY == screen.safeArea.centerY (symbol.quoin.yaml:6)"),
      plain.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("plain.leading == screen.safeArea.leading + 16 (symbol.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      large.widthAnchor.constraint(equalToConstant: 44)
        .identified("large.width == 44 (symbol.quoin.yaml:7)"),
      large.heightAnchor.constraint(equalToConstant: 44)
        .identified("large.height == 44 (symbol.quoin.yaml:7)"),
      large.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("large.centerY == screen.safeArea.centerY (symbol.quoin.yaml:7)"),
      large.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 16)
        .identified("large.leading == plain.trailing + 16 (symbol.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      pale.widthAnchor.constraint(equalToConstant: 32)
        .identified("pale.width == 32 (symbol.quoin.yaml:8)"),
      pale.heightAnchor.constraint(equalToConstant: 32)
        .identified("pale.height == 32 (symbol.quoin.yaml:8)"),
      pale.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
        .identified("pale.centerY == screen.safeArea.centerY (symbol.quoin.yaml:8)"),
      pale.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("pale.trailing == screen.safeArea.trailing - 16 (symbol.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    plain.image = parameters.plainImage
    large.image = parameters.largeImage
    pale.image = parameters.paleImage
  }
}
