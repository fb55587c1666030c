// Written by Quoin from pages.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen PagesKind.
public final class PagesKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var firstNumberOfPages = 3
    public var firstCurrentPage = 0
    public var lastNumberOfPages = 5
    public var lastCurrentPage = 4
    public var tintedNumberOfPages = 4
    public var tintedCurrentPage = 1

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let first = UIPageControl()  // pages.quoin.yaml:6
  public let last = UIPageControl()  // pages.quoin.yaml:7
  public let tinted = UIPageControl()  // pages.quoin.yaml:8

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
    first.accessibilityIdentifier = "first"
    first.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.firstCurrentPage = first.currentPage
      }, for: .valueChanged)

    last.accessibilityIdentifier = "last"
    last.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.lastCurrentPage = last.currentPage
      }, for: .valueChanged)

    tinted.accessibilityIdentifier = "tinted"
    tinted.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.tintedCurrentPage = tinted.currentPage
      }, for: .valueChanged)
    tinted.backgroundColor = .systemTeal
    tinted.layer.cornerRadius = 13

    addSubviews(first, last, tinted)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)
        .identified("first.top == screen.safeArea.top + 8 (pages.quoin.yaml:6)"),
      first.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("first.centerX == screen.safeArea.centerX (pages.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8)
        .identified("last.top == first.bottom + 8 (pages.quoin.yaml:7)"),
      last.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("last.leading == screen.safeArea.leading + 16 (pages.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      tinted.topAnchor.constraint(equalTo: last.topAnchor)
        .identified("tinted.top == last.top (pages.quoin.yaml:8)"),
      tinted.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("tinted.trailing == screen.safeArea.trailing - 16 (pages.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    first.numberOfPages = parameters.firstNumberOfPages
    first.currentPage = parameters.firstCurrentPage
    last.numberOfPages = parameters.lastNumberOfPages
    last.currentPage = parameters.lastCurrentPage
    tinted.numberOfPages = parameters.tintedNumberOfPages
    tinted.currentPage = parameters.tintedCurrentPage
  }
}
