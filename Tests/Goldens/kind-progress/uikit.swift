// Written by Quoin from progress.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ProgressKind.
public final class ProgressKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var earlyProgress: Float = 0.1
    public var halfProgress: Float = 0.5
    public var doneProgress: Float = 1

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let early = UIProgressView()  // progress.quoin.yaml:6
  public let half = UIProgressView()  // progress.quoin.yaml:7
  public let done = UIProgressView()  // progress.quoin.yaml:8

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
    early.accessibilityIdentifier = "early"
    early.setContentHuggingPriority(.defaultHigh, for: .vertical)

    half.accessibilityIdentifier = "half"
    half.tintColor = .systemGreen
    half.setContentHuggingPriority(.defaultHigh, for: .vertical)

    done.accessibilityIdentifier = "done"
    done.setContentHuggingPriority(.defaultHigh, for: .vertical)

    addSubviews(early, half, done)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      early.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("early.top == screen.safeArea.top + 16 (progress.quoin.yaml:6)"),
      early.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("early.leading == screen.safeArea.leading + 16 (progress.quoin.yaml:6)"),
      early.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("early.trailing == screen.safeArea.trailing - 16 (progress.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: early.bottomAnchor, constant: 16)
        .identified("half.top == early.bottom + 16 (progress.quoin.yaml:7)"),
      half.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("half.leading == screen.safeArea.leading + 16 (progress.quoin.yaml:7)"),
      half.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("half.trailing == screen.safeArea.trailing - 16 (progress.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: half.bottomAnchor, constant: 16)
        .identified("done.top == half.bottom + 16 (progress.quoin.yaml:8)"),
      done.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("done.leading == screen.safeArea.leading + 16 (progress.quoin.yaml:8)"),
      done.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        .identified("done.trailing == screen.safeArea.trailing - 16 (progress.quoin.yaml:8)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    early.progress = parameters.earlyProgress
    half.progress = parameters.halfProgress
    done.progress = parameters.doneProgress
  }
}
