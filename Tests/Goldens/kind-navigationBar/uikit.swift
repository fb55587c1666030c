// Written by Quoin from navigationBar.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen NavigationBarKind.
public final class NavigationBarKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var backImage = UIImage(systemName: "chevron.left")
    public var editText = "Edit"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let plain = UINavigationBar()  // navigationBar.quoin.yaml:6
  public let large = UINavigationBar()  // navigationBar.quoin.yaml:7
  public let own = UINavigationBar()  // navigationBar.quoin.yaml:8
  public let back = SymbolView()  // navigationBar.quoin.yaml:13
  public let edit = UILabel()  // navigationBar.quoin.yaml:14

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

    large.accessibilityIdentifier = "large"
    large.prefersLargeTitles = true

    own.accessibilityIdentifier = "own"

    back.accessibilityIdentifier = "back"
    back.symbolSize = CGSize(width: 20, height: 20)
    back.contentMode = .scaleAspectFit

    edit.accessibilityIdentifier = "edit"
    edit.font = .systemFont(ofSize: 17)
    edit.textColor = .tintColor

    addSubviews(plain, large, own)
    own.addSubviews(back, edit)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("plain.top == screen.safeArea.top (navigationBar.quoin.yaml:6)"),
      plain.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("plain.leading == screen.safeArea.leading (navigationBar.quoin.yaml:6)"),
      plain.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("plain.trailing == screen.safeArea.trailing (navigationBar.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 12)
        .identified("large.top == plain.bottom + 12 (navigationBar.quoin.yaml:7)"),
      large.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("large.leading == screen.safeArea.leading (navigationBar.quoin.yaml:7)"),
      large.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("large.trailing == screen.safeArea.trailing (navigationBar.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      own.topAnchor.constraint(equalTo: large.bottomAnchor, constant: 12)
        .identified("own.top == large.bottom + 12 (navigationBar.quoin.yaml:9)"),
      own.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("own.leading == screen.safeArea.leading (navigationBar.quoin.yaml:10)"),
      own.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("own.trailing == screen.safeArea.trailing (navigationBar.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: own.leadingAnchor, constant: 8)
        .identified("back.leading == own.leading + 8 (navigationBar.quoin.yaml:13)"),
      back.centerYAnchor.constraint(equalTo: own.centerYAnchor)
        .identified("back.centerY == own.centerY (navigationBar.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      edit.trailingAnchor.constraint(equalTo: own.trailingAnchor, constant: -16)
        .identified("edit.trailing == own.trailing - 16 (navigationBar.quoin.yaml:14)"),
      edit.centerYAnchor.constraint(equalTo: own.centerYAnchor)
        .identified("edit.centerY == own.centerY (navigationBar.quoin.yaml:14)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    back.image = parameters.backImage
    edit.text = parameters.editText
  }
}
