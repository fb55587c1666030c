// Written by Quoin from textField.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen TextFields.
public final class TextFieldsView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var bareText = "No border"
    public var lineText = "A line"
    public var bezelText = "A bezel"
    public var roundedText = "A rounded rectangle"
    public var emptyText = ""
    public var emptyPlaceholder = "Nothing yet"
    public var secretText = "correct horse"
    public var priceText = "1,299.00"
    public var searchText = "fonts"
    public var typingText = "fonts"
    public var paddedText = "Padded by 12 and 16"
    public var paddedInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    public var statesText = ""
    public var statesPlaceholder = "Placeholder further in"
    public var statesInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 0)
    public var statesEditingInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    public var statesPlaceholderInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 0)
    public var longText = "A text that is too long for its field ends in dots at rest"
    public var ownText = "As wide as it needs"
    public var centredText = "Centred"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let bare = UITextField()  // textField.quoin.yaml:11
  public let line = UITextField()  // textField.quoin.yaml:12
  public let bezel = UITextField()  // textField.quoin.yaml:13
  public let rounded = UITextField()  // textField.quoin.yaml:14
  public let empty = UITextField()  // textField.quoin.yaml:15
  public let secret = UITextField()  // textField.quoin.yaml:16
  public let price = UITextField()  // textField.quoin.yaml:17
  public let search = UITextField()  // textField.quoin.yaml:18
  public let typing = UITextField()  // textField.quoin.yaml:25
  public let padded = InsetTextField()  // textField.quoin.yaml:35
  public let states = InsetTextField()  // textField.quoin.yaml:36
  public let long = UITextField()  // textField.quoin.yaml:45
  public let own = UITextField()  // textField.quoin.yaml:46
  public let centred = UITextField()  // textField.quoin.yaml:47

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
    bare.accessibilityIdentifier = "bare"
    bare.font = .systemFont(ofSize: 17)
    bare.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.bareText = bare.text ?? ""
      }, for: .editingChanged)

    line.accessibilityIdentifier = "line"
    line.borderStyle = .line
    line.font = .systemFont(ofSize: 17)
    line.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.lineText = line.text ?? ""
      }, for: .editingChanged)

    bezel.accessibilityIdentifier = "bezel"
    bezel.borderStyle = .bezel
    bezel.font = .systemFont(ofSize: 17)
    bezel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.bezelText = bezel.text ?? ""
      }, for: .editingChanged)

    rounded.accessibilityIdentifier = "rounded"
    rounded.borderStyle = .roundedRect
    rounded.font = .systemFont(ofSize: 17)
    rounded.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.roundedText = rounded.text ?? ""
      }, for: .editingChanged)

    empty.accessibilityIdentifier = "empty"
    empty.borderStyle = .roundedRect
    empty.font = .systemFont(ofSize: 17)
    empty.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.emptyText = empty.text ?? ""
      }, for: .editingChanged)

    secret.accessibilityIdentifier = "secret"
    secret.borderStyle = .roundedRect
    secret.font = .systemFont(ofSize: 17)
    secret.isSecureTextEntry = true
    secret.rightView = SideView(
      image: UIImage(systemName: "eye"), color: .tintColor, size: CGSize(width: 20, height: 20),
      padding: 6)
    secret.rightViewMode = .always
    secret.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.secretText = secret.text ?? ""
      }, for: .editingChanged)

    price.accessibilityIdentifier = "price"
    price.borderStyle = .roundedRect
    price.font = .systemFont(ofSize: 17)
    price.keyboardType = .decimalPad
    price.leftView = SideView(
      text: "$", font: .preferredFont(forTextStyle: .headline), color: .systemGray, padding: 8)
    price.leftViewMode = .always
    price.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.priceText = price.text ?? ""
      }, for: .editingChanged)

    search.accessibilityIdentifier = "search"
    search.borderStyle = .roundedRect
    search.font = .systemFont(ofSize: 17)
    search.leftView = SideView(
      image: UIImage(systemName: "magnifyingglass"), color: .tintColor,
      size: CGSize(width: 20, height: 20), padding: 6)
    search.leftViewMode = .unlessEditing
    search.clearButtonMode = .always
    search.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.searchText = search.text ?? ""
      }, for: .editingChanged)

    typing.accessibilityIdentifier = "typing"
    typing.borderStyle = .roundedRect
    typing.font = .systemFont(ofSize: 17)
    typing.keyboardType = .webSearch
    typing.leftView = SideView(
      image: UIImage(systemName: "magnifyingglass"), color: .tintColor,
      size: CGSize(width: 20, height: 20), padding: 6)
    typing.leftViewMode = .unlessEditing
    typing.rightView = SideView(
      text: "Go", font: .systemFont(ofSize: 17), color: .tintColor, padding: 8)
    typing.rightViewMode = .whileEditing
    typing.clearButtonMode = .whileEditing
    typing.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.typingText = typing.text ?? ""
      }, for: .editingChanged)

    padded.accessibilityIdentifier = "padded"
    padded.font = .systemFont(ofSize: 17)
    padded.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.paddedText = padded.text ?? ""
      }, for: .editingChanged)
    padded.backgroundColor = .secondarySystemBackground
    padded.layer.cornerRadius = 10

    states.accessibilityIdentifier = "states"
    states.borderStyle = .line
    states.font = .systemFont(ofSize: 17)
    states.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.statesText = states.text ?? ""
      }, for: .editingChanged)

    long.accessibilityIdentifier = "long"
    long.borderStyle = .line
    long.font = .systemFont(ofSize: 17)
    long.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.longText = long.text ?? ""
      }, for: .editingChanged)

    own.accessibilityIdentifier = "own"
    own.borderStyle = .roundedRect
    own.font = .systemFont(ofSize: 17)
    own.clearButtonMode = .always
    own.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.ownText = own.text ?? ""
      }, for: .editingChanged)

    centred.accessibilityIdentifier = "centred"
    centred.borderStyle = .roundedRect
    centred.font = .systemFont(ofSize: 14)
    centred.textAlignment = .center
    centred.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.centredText = centred.text ?? ""
      }, for: .editingChanged)

    addSubviews(
      bare, line, bezel, rounded, empty, secret, price, search, typing, padded, states, long, own,
      centred)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      bare.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("bare.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      bare.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("bare.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      bare.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("bare.top == screen.safeArea.top + 16 (textField.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("line.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      line.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("line.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      line.topAnchor.constraint(equalTo: bare.bottomAnchor, constant: 12)
        .identified("line.top == bare.bottom + 12 (textField.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      bezel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("bezel.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      bezel.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("bezel.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      bezel.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12)
        .identified("bezel.top == line.bottom + 12 (textField.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      rounded.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("rounded.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      rounded.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("rounded.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      rounded.topAnchor.constraint(equalTo: bezel.bottomAnchor, constant: 12)
        .identified("rounded.top == bezel.bottom + 12 (textField.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      empty.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("empty.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      empty.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("empty.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      empty.topAnchor.constraint(equalTo: rounded.bottomAnchor, constant: 12)
        .identified("empty.top == rounded.bottom + 12 (textField.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      secret.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("secret.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      secret.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("secret.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      secret.topAnchor.constraint(equalTo: empty.bottomAnchor, constant: 12)
        .identified("secret.top == empty.bottom + 12 (textField.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      price.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("price.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      price.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("price.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      price.topAnchor.constraint(equalTo: secret.bottomAnchor, constant: 12)
        .identified("price.top == secret.bottom + 12 (textField.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      search.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("search.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      search.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("search.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      search.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 12)
        .identified("search.top == price.bottom + 12 (textField.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      typing.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("typing.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      typing.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("typing.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      typing.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 12)
        .identified("typing.top == search.bottom + 12 (textField.quoin.yaml:34)"),
    ])
    NSLayoutConstraint.activate([
      padded.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("padded.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      padded.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("padded.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      padded.topAnchor.constraint(equalTo: typing.bottomAnchor, constant: 12)
        .identified("padded.top == typing.bottom + 12 (textField.quoin.yaml:35)"),
    ])
    NSLayoutConstraint.activate([
      states.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("states.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      states.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("states.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      states.topAnchor.constraint(equalTo: padded.bottomAnchor, constant: 12)
        .identified("states.top == padded.bottom + 12 (textField.quoin.yaml:44)"),
    ])
    NSLayoutConstraint.activate([
      long.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("long.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:45)"),
      long.widthAnchor.constraint(equalToConstant: 220)
        .identified("long.width == 220 (textField.quoin.yaml:45)"),
      long.topAnchor.constraint(equalTo: states.bottomAnchor, constant: 12)
        .identified("long.top == states.bottom + 12 (textField.quoin.yaml:45)"),
    ])
    NSLayoutConstraint.activate([
      own.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("own.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:46)"),
      own.topAnchor.constraint(equalTo: long.bottomAnchor, constant: 12)
        .identified("own.top == long.bottom + 12 (textField.quoin.yaml:46)"),
    ])
    NSLayoutConstraint.activate([
      centred.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("centred.leading == screen.safeArea.leading + 20 (textField.quoin.yaml:8)"),
      centred.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("centred.trailing == screen.safeArea.trailing - 20 (textField.quoin.yaml:8)"),
      centred.topAnchor.constraint(equalTo: own.bottomAnchor, constant: 12)
        .identified("centred.top == own.bottom + 12 (textField.quoin.yaml:47)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if bare.text != parameters.bareText { bare.text = parameters.bareText }
    if line.text != parameters.lineText { line.text = parameters.lineText }
    if bezel.text != parameters.bezelText { bezel.text = parameters.bezelText }
    if rounded.text != parameters.roundedText { rounded.text = parameters.roundedText }
    if empty.text != parameters.emptyText { empty.text = parameters.emptyText }
    empty.placeholder = parameters.emptyPlaceholder
    if secret.text != parameters.secretText { secret.text = parameters.secretText }
    if price.text != parameters.priceText { price.text = parameters.priceText }
    if search.text != parameters.searchText { search.text = parameters.searchText }
    if typing.text != parameters.typingText { typing.text = parameters.typingText }
    if padded.text != parameters.paddedText { padded.text = parameters.paddedText }
    padded.insets = parameters.paddedInsets
    if states.text != parameters.statesText { states.text = parameters.statesText }
    states.placeholder = parameters.statesPlaceholder
    states.insets = parameters.statesInsets
    states.editingInsets = parameters.statesEditingInsets
    states.placeholderInsets = parameters.statesPlaceholderInsets
    if long.text != parameters.longText { long.text = parameters.longText }
    if own.text != parameters.ownText { own.text = parameters.ownText }
    if centred.text != parameters.centredText { centred.text = parameters.centredText }
  }
}
