// Written by Quoin from spacer.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen SpacerKind.
public final class SpacerKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var leftText = "Left"
    public var leftInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var rightText = "Right"
    public var rightInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var middleText = "Centred"
    public var middleInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var aText = "A"
    public var aInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var bText = "long B"
    public var bInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var cText = "C"
    public var cInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var fullText = "Keeps 40 points"
    public var fullInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var endText = "free"
    public var endInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var topText = "Top"
    public var topInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var bottomText = "Bottom"
    public var bottomInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let apart = UIStackView()  // spacer.quoin.yaml:12
  public let left = PaddedLabel()  // spacer.quoin.yaml:12
  public let between = UIView()  // spacer.quoin.yaml:12
  public let right = PaddedLabel()  // spacer.quoin.yaml:12
  public let centred = UIStackView()  // spacer.quoin.yaml:13
  public let before = UIView()  // spacer.quoin.yaml:13
  public let middle = PaddedLabel()  // spacer.quoin.yaml:13
  public let behind = UIView()  // spacer.quoin.yaml:13
  public let thirds = UIStackView()  // spacer.quoin.yaml:14
  public let a = PaddedLabel()  // spacer.quoin.yaml:14
  public let first = UIView()  // spacer.quoin.yaml:14
  public let b = PaddedLabel()  // spacer.quoin.yaml:14
  public let second = UIView()  // spacer.quoin.yaml:14
  public let c = PaddedLabel()  // spacer.quoin.yaml:14
  public let least = UIStackView()  // spacer.quoin.yaml:15
  public let full = PaddedLabel()  // spacer.quoin.yaml:15
  public let room = UIView()  // spacer.quoin.yaml:15
  public let end = PaddedLabel()  // spacer.quoin.yaml:15
  public let column = UIStackView()  // spacer.quoin.yaml:16
  public let top = PaddedLabel()  // spacer.quoin.yaml:16
  public let push = UIView()  // spacer.quoin.yaml:16
  public let bottom = PaddedLabel()  // spacer.quoin.yaml:16

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
    apart.accessibilityIdentifier = "apart"
    apart.backgroundColor = .systemGray6

    left.accessibilityIdentifier = "left"
    left.font = .systemFont(ofSize: 17)
    left.backgroundColor = .systemTeal

    between.accessibilityIdentifier = "between"

    right.accessibilityIdentifier = "right"
    right.font = .systemFont(ofSize: 17)
    right.backgroundColor = .systemTeal

    centred.accessibilityIdentifier = "centred"
    centred.backgroundColor = .systemGray6

    before.accessibilityIdentifier = "before"

    middle.accessibilityIdentifier = "middle"
    middle.font = .systemFont(ofSize: 17)
    middle.backgroundColor = .systemTeal

    behind.accessibilityIdentifier = "behind"

    thirds.accessibilityIdentifier = "thirds"
    thirds.backgroundColor = .systemGray6

    a.accessibilityIdentifier = "a"
    a.font = .systemFont(ofSize: 17)
    a.backgroundColor = .systemTeal

    first.accessibilityIdentifier = "first"

    b.accessibilityIdentifier = "b"
    b.font = .systemFont(ofSize: 17)
    b.backgroundColor = .systemTeal

    second.accessibilityIdentifier = "second"

    c.accessibilityIdentifier = "c"
    c.font = .systemFont(ofSize: 17)
    c.backgroundColor = .systemTeal

    least.accessibilityIdentifier = "least"
    least.backgroundColor = .systemGray6

    full.accessibilityIdentifier = "full"
    full.font = .systemFont(ofSize: 17)
    full.backgroundColor = .systemTeal

    room.accessibilityIdentifier = "room"

    end.accessibilityIdentifier = "end"
    end.font = .systemFont(ofSize: 17)
    end.backgroundColor = .systemTeal

    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.backgroundColor = .systemGray6

    top.accessibilityIdentifier = "top"
    top.font = .systemFont(ofSize: 17)
    top.backgroundColor = .systemTeal

    push.accessibilityIdentifier = "push"

    bottom.accessibilityIdentifier = "bottom"
    bottom.font = .systemFont(ofSize: 17)
    bottom.backgroundColor = .systemTeal

    addSubviews(apart, centred, thirds, least, column)
    apart.addArrangedSubviews(left, between, right)
    centred.addArrangedSubviews(before, middle, behind)
    thirds.addArrangedSubviews(a, first, b, second, c)
    least.addArrangedSubviews(full, room, end)
    column.addArrangedSubviews(top, push, bottom)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      apart.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("apart.leading == screen.margins.leading (spacer.quoin.yaml:8)"),
      apart.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("apart.trailing == screen.margins.trailing (spacer.quoin.yaml:8)"),
      apart.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 8)
        .identified("apart.top == screen.margins.top + 8 (spacer.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      centred.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("centred.leading == screen.margins.leading (spacer.quoin.yaml:8)"),
      centred.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("centred.trailing == screen.margins.trailing (spacer.quoin.yaml:8)"),
      centred.topAnchor.constraint(equalTo: apart.bottomAnchor, constant: 8)
        .identified("centred.top == apart.bottom + 8 (spacer.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      thirds.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("thirds.leading == screen.margins.leading (spacer.quoin.yaml:8)"),
      thirds.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("thirds.trailing == screen.margins.trailing (spacer.quoin.yaml:8)"),
      thirds.topAnchor.constraint(equalTo: centred.bottomAnchor, constant: 8)
        .identified("thirds.top == centred.bottom + 8 (spacer.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      least.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("least.leading == screen.margins.leading (spacer.quoin.yaml:15)"),
      least.topAnchor.constraint(equalTo: thirds.bottomAnchor, constant: 8)
        .identified("least.top == thirds.bottom + 8 (spacer.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("column.leading == screen.margins.leading (spacer.quoin.yaml:16)"),
      column.widthAnchor.constraint(equalToConstant: 140)
        .identified("column.width == 140 (spacer.quoin.yaml:16)"),
      column.topAnchor.constraint(equalTo: least.bottomAnchor, constant: 8)
        .identified("column.top == least.bottom + 8 (spacer.quoin.yaml:16)"),
      column.heightAnchor.constraint(equalToConstant: 100)
        .identified("column.height == 100 (spacer.quoin.yaml:16)"),
      column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        .identified("column.bottom == screen.margins.bottom (spacer.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      between.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of between (spacer.quoin.yaml:12)"),
      between.widthAnchor.constraint(equalToConstant: 0)
        .identified("least length of between (spacer.quoin.yaml:12)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      before.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of before (spacer.quoin.yaml:13)"),
      before.widthAnchor.constraint(equalToConstant: 0)
        .identified("least length of before (spacer.quoin.yaml:13)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      behind.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of behind (spacer.quoin.yaml:13)"),
      behind.widthAnchor.constraint(equalToConstant: 0)
        .identified("least length of behind (spacer.quoin.yaml:13)", priority: .init(48)),
      behind.widthAnchor.constraint(equalTo: before.widthAnchor)
        .identified("equal spacers (spacer.quoin.yaml:13)", priority: .init(49)),
    ])
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of first (spacer.quoin.yaml:14)"),
      first.widthAnchor.constraint(equalToConstant: 0)
        .identified("least length of first (spacer.quoin.yaml:14)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of second (spacer.quoin.yaml:14)"),
      second.widthAnchor.constraint(equalToConstant: 0)
        .identified("least length of second (spacer.quoin.yaml:14)", priority: .init(48)),
      second.widthAnchor.constraint(equalTo: first.widthAnchor)
        .identified("equal spacers (spacer.quoin.yaml:14)", priority: .init(49)),
    ])
    NSLayoutConstraint.activate([
      room.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
        .identified("least length of room (spacer.quoin.yaml:15)"),
      room.widthAnchor.constraint(equalToConstant: 40)
        .identified("least length of room (spacer.quoin.yaml:15)", priority: .init(48)),
    ])
    NSLayoutConstraint.activate([
      push.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .identified("least length of push (spacer.quoin.yaml:16)"),
      push.heightAnchor.constraint(equalToConstant: 0)
        .identified("least length of push (spacer.quoin.yaml:16)", priority: .init(48)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    left.text = parameters.leftText
    left.insets = parameters.leftInsets
    right.text = parameters.rightText
    right.insets = parameters.rightInsets
    middle.text = parameters.middleText
    middle.insets = parameters.middleInsets
    a.text = parameters.aText
    a.insets = parameters.aInsets
    b.text = parameters.bText
    b.insets = parameters.bInsets
    c.text = parameters.cText
    c.insets = parameters.cInsets
    full.text = parameters.fullText
    full.insets = parameters.fullInsets
    end.text = parameters.endText
    end.insets = parameters.endInsets
    top.text = parameters.topText
    top.insets = parameters.topInsets
    bottom.text = parameters.bottomText
    bottom.insets = parameters.bottomInsets
  }
}
