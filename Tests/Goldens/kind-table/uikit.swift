// Written by Quoin from table.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen TableKind.
public final class TableKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var headerText = "People"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let orders = UITableView()  // table.quoin.yaml:6
  public let people = UITableView()  // table.quoin.yaml:7
  public let header = UILabel()  // table.quoin.yaml:13

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
    orders.accessibilityIdentifier = "orders"

    people.accessibilityIdentifier = "people"

    header.accessibilityIdentifier = "header"
    header.font = .preferredFont(forTextStyle: .headline)
    header.adjustsFontForContentSizeCategory = true

    addSubviews(orders, people)
    people.addSubviews(header)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      orders.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("orders.top == screen.safeArea.top (table.quoin.yaml:6)"),
      orders.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("orders.leading == screen.safeArea.leading (table.quoin.yaml:6)"),
      orders.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("orders.trailing == screen.safeArea.trailing (table.quoin.yaml:6)"),
      orders.heightAnchor.constraint(equalToConstant: 180)
        .identified("orders.height == 180 (table.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      people.topAnchor.constraint(equalTo: orders.bottomAnchor, constant: 12)
        .identified("people.top == orders.bottom + 12 (table.quoin.yaml:8)"),
      people.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("people.leading == screen.safeArea.leading (table.quoin.yaml:9)"),
      people.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("people.trailing == screen.safeArea.trailing (table.quoin.yaml:10)"),
      people.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("people.bottom == screen.safeArea.bottom (table.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: people.frameLayoutGuide.topAnchor, constant: 8)
        .identified("header.top == people.top + 8 (table.quoin.yaml:13)"),
      header.leadingAnchor.constraint(equalTo: people.frameLayoutGuide.leadingAnchor, constant: 16)
        .identified("header.leading == people.leading + 16 (table.quoin.yaml:13)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    header.text = parameters.headerText
  }
}
