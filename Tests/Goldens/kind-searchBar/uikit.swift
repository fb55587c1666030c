// Written by Quoin from searchBar.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SearchBarKind.
public final class SearchBarKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var searchPlaceholder = "Search"
    public var longPlaceholder = "Titles and authors"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let search = UISearchBar()  // searchBar.quoin.yaml:6
  public let long = UISearchBar()  // searchBar.quoin.yaml:7

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
    search.accessibilityIdentifier = "search"

    long.accessibilityIdentifier = "long"
    long.isUserInteractionEnabled = false

    addSubviews(search, long)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      search.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("search.top == screen.safeArea.top (searchBar.quoin.yaml:6)"),
      search.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("search.leading == screen.safeArea.leading (searchBar.quoin.yaml:6)"),
      search.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("search.trailing == screen.safeArea.trailing (searchBar.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      long.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 8)
        .identified("long.top == search.bottom + 8 (searchBar.quoin.yaml:7)"),
      long.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("long.leading == screen.safeArea.leading (searchBar.quoin.yaml:7)"),
      long.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("long.trailing == screen.safeArea.trailing (searchBar.quoin.yaml:7)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    search.placeholder = parameters.searchPlaceholder
    long.placeholder = parameters.longPlaceholder
  }
}
