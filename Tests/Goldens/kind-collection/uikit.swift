// Written by Quoin from collection.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen CollectionKind.
public final class CollectionKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  // collection.quoin.yaml:6

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
    photos.accessibilityIdentifier = "photos"

    addSubviews(photos)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      photos.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("photos.top == screen.safeArea.top (collection.quoin.yaml:6)"),
      photos.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("photos.leading == screen.safeArea.leading (collection.quoin.yaml:6)"),
      photos.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("photos.bottom == screen.safeArea.bottom (collection.quoin.yaml:6)"),
      photos.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("photos.trailing == screen.safeArea.trailing (collection.quoin.yaml:6)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
  }
}
