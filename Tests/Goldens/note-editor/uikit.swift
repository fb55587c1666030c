// Written by Quoin from note-editor.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen NoteEditor.
public final class NoteEditorView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var titleText = "Shopping"
    public var titlePlaceholder = "Title"
    public var noteText = "Apples, bread and a pound of butter"
    public var countText = "7 words"
    public var doneTitle = "Done"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let title = UITextField()  // note-editor.quoin.yaml:9
  public let note = UITextView()  // note-editor.quoin.yaml:10
  public let bar = UIView()  // note-editor.quoin.yaml:17
  public let count = UILabel()  // note-editor.quoin.yaml:19
  public let done = UIButton(type: .system)  // note-editor.quoin.yaml:20
  private var textEdits: [TextEdits] = []

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
    title.accessibilityIdentifier = "title"
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        parameters.titleText = title.text ?? ""
      }, for: .editingChanged)

    note.accessibilityIdentifier = "note"
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    textEdits.append(
      TextEdits(of: note) { [weak self] in
        guard let self else { return }
        parameters.noteText = note.text ?? ""
      })

    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)

    count.accessibilityIdentifier = "count"
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel

    done.accessibilityIdentifier = "done"
    done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    done.titleLabel?.adjustsFontForContentSizeCategory = true

    addSubviews(title, note, bar)
    bar.addSubviews(count, done)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    if #available(iOS 17.0, *) {
      // While the keyboard is down its top is the bottom of the screen, not of the safe area.
      keyboardLayoutGuide.usesBottomSafeArea = false
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("title.top == screen.safeArea.top + 16 (note-editor.quoin.yaml:9)"),
      title.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("title.leading == screen.safeArea.leading + 20 (note-editor.quoin.yaml:9)"),
      title.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("title.trailing == screen.safeArea.trailing - 20 (note-editor.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12)
        .identified("note.top == title.bottom + 12 (note-editor.quoin.yaml:13)"),
      note.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("note.leading == screen.safeArea.leading + 20 (note-editor.quoin.yaml:14)"),
      note.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("note.trailing == screen.safeArea.trailing - 20 (note-editor.quoin.yaml:15)"),
      note.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -12)
        .identified("note.bottom == bar.top - 12 (note-editor.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor)
        .identified("bar.leading == screen.leading (note-editor.quoin.yaml:29)"),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor)
        .identified("bar.trailing == screen.trailing (note-editor.quoin.yaml:30)"),
      bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor)
        .identified("bar.bottom == keyboard.top (note-editor.quoin.yaml:31)"),
    ])
    NSLayoutConstraint.activate([
      count.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20)
        .identified("count.leading == bar.leading + 20 (note-editor.quoin.yaml:19)"),
      count.centerYAnchor.constraint(equalTo: done.centerYAnchor)
        .identified("count.centerY == done.centerY (note-editor.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8)
        .identified("done.top == bar.top + 8 (note-editor.quoin.yaml:23)"),
      done.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -20)
        .identified("done.trailing == bar.trailing - 20 (note-editor.quoin.yaml:24)"),
      done.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -8)
        .identified("done.bottom <= screen.safeArea.bottom - 8 (note-editor.quoin.yaml:25)"),
      done.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor, constant: -8)
        .identified("done.bottom <= keyboard.top - 8 (note-editor.quoin.yaml:25)"),
      done.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8)
        .identified("done.bottom == bar.bottom - 8 @999 (note-editor.quoin.yaml:26)", priority: .init(999)),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    if title.text != parameters.titleText { title.text = parameters.titleText }
    title.placeholder = parameters.titlePlaceholder
    if note.text != parameters.noteText { note.text = parameters.noteText }
    count.text = parameters.countText
    done.setTitle(parameters.doneTitle, for: .normal)
  }
}
