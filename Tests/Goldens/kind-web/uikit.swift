// Written by Quoin from web.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit
import WebKit

/// The screen WebKind.
public final class WebKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let page = WKWebView()  // web.quoin.yaml:6

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
    page.accessibilityIdentifier = "page"
    page.clipsToBounds = true

    addSubviews(page)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("page.top == screen.safeArea.top (web.quoin.yaml:6)"),
      page.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("page.leading == screen.safeArea.leading (web.quoin.yaml:6)"),
      page.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("page.bottom == screen.safeArea.bottom (web.quoin.yaml:6)"),
      page.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("page.trailing == screen.safeArea.trailing (web.quoin.yaml:6)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
  }
}
