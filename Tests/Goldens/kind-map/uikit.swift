// Written by Quoin from map.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit
import MapKit

/// The screen MapKind.
public final class MapKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var locateImage = UIImage(systemName: "location")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let area = MKMapView()  // map.quoin.yaml:6
  public let locate = SymbolView()  // map.quoin.yaml:7

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
    area.accessibilityIdentifier = "area"
    area.clipsToBounds = true

    locate.accessibilityIdentifier = "locate"
    locate.symbolSize = CGSize(width: 20, height: 20)
    locate.contentMode = .scaleAspectFit
    locate.backgroundColor = .systemBackground
    locate.layer.cornerRadius = 8

    addSubviews(area, locate)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        .identified("area.top == screen.safeArea.top (map.quoin.yaml:6)"),
      area.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        .identified("area.leading == screen.safeArea.leading (map.quoin.yaml:6)"),
      area.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        .identified("area.bottom == screen.safeArea.bottom (map.quoin.yaml:6)"),
      area.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        .identified("area.trailing == screen.safeArea.trailing (map.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      locate.widthAnchor.constraint(equalToConstant: 32)
        .identified("locate.width == 32 (map.quoin.yaml:7)"),
      locate.heightAnchor.constraint(equalToConstant: 32)
        .identified("locate.height == 32 (map.quoin.yaml:7)"),
      locate.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12)
        .identified("locate.top == screen.safeArea.top + 12 (map.quoin.yaml:7)"),
      locate.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12)
        .identified("locate.trailing == screen.safeArea.trailing - 12 (map.quoin.yaml:7)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    locate.image = parameters.locateImage
  }
}
