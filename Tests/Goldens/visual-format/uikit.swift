// Written by Quoin from spec.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Find.
public final class FindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var findViewTitle = "Find"
    public var nextViewTitle = "Next"
    public var fieldText = "Text"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let findView = UIButton(type: .system)  // spec.quoin.yaml:6
  public let nextView = UIButton(type: .system)  // spec.quoin.yaml:7
  public let field = UITextField()  // spec.quoin.yaml:8
  public let bar = UIView()  // spec.quoin.yaml:9
  public let box = UIView()  // spec.quoin.yaml:10
  public let inside = UIView()  // spec.quoin.yaml:11

  public private(set) lazy var inside_2 = [
    inside.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor)
      .identified("inside (spec.quoin.yaml:22)"),
    inside.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor)
      .identified("inside (spec.quoin.yaml:22)"),
  ]

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
    findView.accessibilityIdentifier = "find"
    findView.titleLabel?.font = .systemFont(ofSize: 15)

    nextView.accessibilityIdentifier = "next"
    nextView.titleLabel?.font = .systemFont(ofSize: 15)

    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.fieldText = field.text ?? ""
      }, for: .editingChanged)
    field.setContentHuggingPriority(.init(200), for: .horizontal)
    field.setContentHuggingPriority(.init(200), for: .vertical)

    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .systemGray5

    box.accessibilityIdentifier = "box"
    box.insetsLayoutMarginsFromSafeArea = false
    box.backgroundColor = .systemGray6

    inside.accessibilityIdentifier = "inside"
    inside.backgroundColor = .systemBlue

    addSubviews(findView, nextView, field, bar, box)
    box.addSubviews(inside)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      findView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("find.leading == screen.margins.leading (spec.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      nextView.leadingAnchor.constraint(equalTo: findView.trailingAnchor, constant: 8)
        .identified("next.leading == find.trailing + 8 (spec.quoin.yaml:14)"),
      nextView.widthAnchor.constraint(equalTo: findView.widthAnchor)
        .identified("next.width == find.width (spec.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(greaterThanOrEqualTo: nextView.trailingAnchor, constant: 8)
        .identified("field.leading >= next.trailing + 8 (spec.quoin.yaml:14)"),
      field.leadingAnchor.constraint(equalTo: nextView.trailingAnchor, constant: 20)
        .identified("field.leading == next.trailing + 20 @750 (spec.quoin.yaml:14)", priority: .defaultHigh),
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
        .identified("field.width >= 120 (spec.quoin.yaml:14)"),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        .identified("field.trailing == screen.trailing - 20 (spec.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      bar.widthAnchor.constraint(equalTo: field.widthAnchor, multiplier: 0.5)
        .identified("bar.width == 0.5 * field.width (spec.quoin.yaml:15)"),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        .identified("bar.trailing == screen.trailing - 20 (spec.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      findView.topAnchor.constraint(equalTo: topAnchor, constant: 40)
        .identified("find.top == screen.top + 40 (spec.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      nextView.topAnchor.constraint(equalTo: topAnchor, constant: 40)
        .identified("next.top == screen.top + 40 (spec.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: 40)
        .identified("field.top == screen.top + 40 (spec.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4)
        .identified("bar.top == field.bottom + 4 (spec.quoin.yaml:18)"),
      bar.heightAnchor.constraint(equalToConstant: 2)
        .identified("bar.height == 2 (spec.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("box.leading == screen.margins.leading (spec.quoin.yaml:19)"),
      box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("box.trailing == screen.margins.trailing (spec.quoin.yaml:19)"),
      box.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        .identified("box.top == bar.bottom + 8 (spec.quoin.yaml:20)"),
      box.heightAnchor.constraint(equalTo: bar.heightAnchor, multiplier: 2, constant: 40)
        .identified("box.height == 2 * bar.height + 40 (spec.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor)
        .identified("inside.leading == box.margins.leading (spec.quoin.yaml:21)"),
      inside.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8)
        .identified("inside.trailing == box.trailing + 8 (spec.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate(inside_2)
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    findView.setTitle(parameters.findViewTitle, for: .normal)
    nextView.setTitle(parameters.nextViewTitle, for: .normal)
    if field.text != parameters.fieldText { field.text = parameters.fieldText }
  }
}
