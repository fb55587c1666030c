// Written by Quoin from toolbar.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ToolbarKind.
public final class ToolbarKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var shareImage = UIImage(systemName: "square.and.arrow.up")
    public var trashImage = UIImage(systemName: "trash")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let named = UIToolbar()  // toolbar.quoin.yaml:6
  public let tools = UIToolbar()  // toolbar.quoin.yaml:7
  public let share = SymbolView()  // toolbar.quoin.yaml:12
  public let trash = SymbolView()  // toolbar.quoin.yaml:13

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
    named.accessibilityIdentifier = "named"

    tools.accessibilityIdentifier = "tools"

    share.accessibilityIdentifier = "share"
    share.symbolSize = CGSize(width: 20, height: 20)
    share.contentMode = .scaleAspectFit

    trash.accessibilityIdentifier = "trash"
    trash.symbolSize = CGSize(width: 20, height: 20)
    trash.contentMode = .scaleAspectFit

    addSubviews(named, tools)
    tools.addSubviews(share, trash)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      named.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("named.top == screen.safeArea.top (toolbar.quoin.yaml:6)"),
      named.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("named.leading == screen.safeArea.leading (toolbar.quoin.yaml:6)"),
      named.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("named.trailing == screen.safeArea.trailing (toolbar.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      tools.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("tools.bottom == screen.safeArea.bottom (toolbar.quoin.yaml:8)"),
      tools.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("tools.leading == screen.safeArea.leading (toolbar.quoin.yaml:9)"),
      tools.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("tools.trailing == screen.safeArea.trailing (toolbar.quoin.yaml:10)"),
    ])
    NSLayoutConstraint.activate([
      share.centerYAnchor.constraint(equalTo: tools.centerYAnchor)
        .identified("share.centerY == tools.centerY (toolbar.quoin.yaml:12)"),
      share.leadingAnchor.constraint(equalTo: tools.leadingAnchor, constant: 16)
        .identified("share.leading == tools.leading + 16 (toolbar.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      trash.centerYAnchor.constraint(equalTo: tools.centerYAnchor)
        .identified("trash.centerY == tools.centerY (toolbar.quoin.yaml:13)"),
      trash.trailingAnchor.constraint(equalTo: tools.trailingAnchor, constant: -16)
        .identified("trash.trailing == tools.trailing - 16 (toolbar.quoin.yaml:13)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    share.image = parameters.shareImage
    trash.image = parameters.trashImage
  }
}
