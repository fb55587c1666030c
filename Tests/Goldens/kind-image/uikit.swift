// Written by Quoin from image.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen ImageKind.
public final class ImageKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var starImage = UIImage(named: "star")
    public var markImage = UIImage(named: "mark")
    public var waveImage = UIImage(named: "wave")
    public var badgeImage = UIImage(named: "badge")
    public var fitImage = UIImage(named: "photo")
    public var fillImage = UIImage(named: "photo")
    public var cornerImage = UIImage(named: "mark")

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let star = UIImageView()  // image.quoin.yaml:6
  public let mark = UIImageView()  // image.quoin.yaml:7
  public let wave = UIImageView()  // image.quoin.yaml:8
  public let badge = UIImageView()  // image.quoin.yaml:9
  public let fit = UIImageView()  // image.quoin.yaml:10
  public let fill = UIImageView()  // image.quoin.yaml:15
  public let corner = UIImageView()  // image.quoin.yaml:21

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
    star.accessibilityIdentifier = "star"

    mark.accessibilityIdentifier = "mark"

    wave.accessibilityIdentifier = "wave"

    badge.accessibilityIdentifier = "badge"

    fit.accessibilityIdentifier = "fit"
    fit.backgroundColor = .systemGray6
    fit.contentMode = .scaleAspectFit

    fill.accessibilityIdentifier = "fill"
    fill.clipsToBounds = true
    fill.contentMode = .scaleAspectFill
    fill.layer.cornerRadius = 12

    corner.accessibilityIdentifier = "corner"
    corner.contentMode = .bottomRight
    corner.layer.borderWidth = 1

    addSubviews(star, mark, wave, badge, fit, fill, corner)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      star.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("star.top == screen.safeArea.top + 16 (image.quoin.yaml:6)"),
      star.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16)
        .identified("star.leading == screen.safeArea.leading + 16 (image.quoin.yaml:6)"),
    ])
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("mark.top == screen.safeArea.top + 16 (image.quoin.yaml:7)"),
      mark.leadingAnchor.constraint(equalTo: star.trailingAnchor, constant: 16)
        .identified("mark.leading == star.trailing + 16 (image.quoin.yaml:7)"),
    ])
    NSLayoutConstraint.activate([
      wave.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("wave.top == screen.safeArea.top + 16 (image.quoin.yaml:8)"),
      wave.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 16)
        .identified("wave.leading == mark.trailing + 16 (image.quoin.yaml:8)"),
    ])
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
        .identified("badge.top == screen.safeArea.top + 16 (image.quoin.yaml:9)"),
      badge.leadingAnchor.constraint(equalTo: wave.trailingAnchor, constant: 16)
        .identified("badge.leading == wave.trailing + 16 (image.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      fit.leftAnchor.constraint(equalTo: leftAnchor, constant: 16)
        .identified("fit.left == screen.left + 16 (image.quoin.yaml:14)"),
      fit.topAnchor.constraint(equalTo: topAnchor, constant: 90)
        .identified("fit.top == screen.top + 90 (image.quoin.yaml:14)"),
      fit.widthAnchor.constraint(equalToConstant: 150)
        .identified("fit.width == 150 (image.quoin.yaml:14)"),
      fit.heightAnchor.constraint(equalToConstant: 150)
        .identified("fit.height == 150 (image.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      fill.leftAnchor.constraint(equalTo: leftAnchor, constant: 190)
        .identified("fill.left == screen.left + 190 (image.quoin.yaml:20)"),
      fill.topAnchor.constraint(equalTo: topAnchor, constant: 90)
        .identified("fill.top == screen.top + 90 (image.quoin.yaml:20)"),
      fill.widthAnchor.constraint(equalToConstant: 150)
        .identified("fill.width == 150 (image.quoin.yaml:20)"),
      fill.heightAnchor.constraint(equalToConstant: 150)
        .identified("fill.height == 150 (image.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      corner.leftAnchor.constraint(equalTo: leftAnchor, constant: 16)
        .identified("corner.left == screen.left + 16 (image.quoin.yaml:25)"),
      corner.topAnchor.constraint(equalTo: topAnchor, constant: 252)
        .identified("corner.top == screen.top + 252 (image.quoin.yaml:25)"),
      corner.widthAnchor.constraint(equalToConstant: 324)
        .identified("corner.width == 324 (image.quoin.yaml:25)"),
      corner.heightAnchor.constraint(equalToConstant: 36)
        .identified("corner.height == 36 (image.quoin.yaml:25)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    star.image = parameters.starImage
    mark.image = parameters.markImage
    wave.image = parameters.waveImage
    badge.image = parameters.badgeImage
    fit.image = parameters.fitImage
    fill.image = parameters.fillImage
    corner.image = parameters.cornerImage
  }

  /// Sets what does not follow the theme or the text size by itself: UIKit lays out anew when they
  /// change.
  public override func layoutSubviews() {
    super.layoutSubviews()
    corner.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
