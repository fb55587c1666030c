// Written by Quoin from button.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen Buttons.
public final class ButtonsView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var plainTitleTitle = "Title"
    public var nothingTitle = ""
    public var pictureOnlyTitle = ""
    public var pictureOnlyImage = UIImage(systemName: "star")
    public var withPictureTitle = "Favourite"
    public var withPictureImage = UIImage(systemName: "star")
    public var paddedTitle = "Padded"
    public var paddedInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 16, bottom: 10, trailing: 16)
    public var shiftedTitle = "Gap of eight"
    public var shiftedImage = UIImage(systemName: "star")
    public var shiftedInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 8)
    public var shiftedTitleInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: -8)
    public var cutViewTitle = "Cut by its insets"
    public var cutViewTitleInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 20)
    public var plainTitle = "Plain"
    public var grayTitle = "Gray"
    public var tintedTitle = "Tinted"
    public var filledTitle = "Filled"
    public var leadingPictureTitle = "Leading"
    public var leadingPictureImage = UIImage(systemName: "cart")
    public var trailingPictureTitle = "Trailing"
    public var trailingPictureImage = UIImage(systemName: "cart")
    public var topPictureTitle = "Above"
    public var topPictureImage = UIImage(systemName: "cart")
    public var bottomPictureTitle = "Below"
    public var bottomPictureImage = UIImage(named: "logo")
    public var subtitledTitle = "Buy now"
    public var subtitledSubtitle = "Ships on Monday"
    public var subtitledImage = UIImage(systemName: "cart")
    public var centredTitle = "Download"
    public var centredSubtitle = "24 MB"
    public var centredInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 24, bottom: 12, trailing: 24)
    public var longTitle = "A title that is much too long for the button"

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let plainTitle = UIButton(type: .system)  // button.quoin.yaml:8
  public let nothing = UIButton(type: .system)  // button.quoin.yaml:9
  public let pictureOnly = UIButton(type: .system)  // button.quoin.yaml:10
  public let withPicture = UIButton(type: .system)  // button.quoin.yaml:11
  public let padded = InsetButton(type: .system)  // button.quoin.yaml:12
  public let shifted = InsetButton(type: .system)  // button.quoin.yaml:13
  public let cutView = InsetButton(type: .system)  // button.quoin.yaml:14
  public let plain = UIButton()  // button.quoin.yaml:15
  public let gray = UIButton()  // button.quoin.yaml:16
  public let tinted = UIButton()  // button.quoin.yaml:17
  public let filled = UIButton()  // button.quoin.yaml:18
  public let leadingPicture = UIButton()  // button.quoin.yaml:19
  public let trailingPicture = UIButton()  // button.quoin.yaml:20
  public let topPicture = UIButton()  // button.quoin.yaml:21
  public let bottomPicture = UIButton()  // button.quoin.yaml:22
  public let subtitled = UIButton()  // button.quoin.yaml:23
  public let centred = UIButton()  // button.quoin.yaml:24
  public let long = UIButton()  // button.quoin.yaml:25

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
    plainTitle.accessibilityIdentifier = "plainTitle"
    plainTitle.titleLabel?.font = .systemFont(ofSize: 15)

    nothing.accessibilityIdentifier = "nothing"
    nothing.titleLabel?.font = .systemFont(ofSize: 15)

    pictureOnly.accessibilityIdentifier = "pictureOnly"
    pictureOnly.titleLabel?.font = .systemFont(ofSize: 15)

    withPicture.accessibilityIdentifier = "withPicture"
    withPicture.titleLabel?.font = .systemFont(ofSize: 15)

    padded.accessibilityIdentifier = "padded"
    padded.titleLabel?.font = .systemFont(ofSize: 15)
    padded.backgroundColor = .systemFill
    padded.layer.cornerRadius = 8

    shifted.accessibilityIdentifier = "shifted"
    shifted.titleLabel?.font = .systemFont(ofSize: 15)

    cutView.accessibilityIdentifier = "cut"
    cutView.titleLabel?.font = .systemFont(ofSize: 15)

    plain.accessibilityIdentifier = "plain"
    plain.configuration = .plain()
    plain.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    gray.accessibilityIdentifier = "gray"
    gray.configuration = .gray()
    gray.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    tinted.accessibilityIdentifier = "tinted"
    tinted.configuration = .tinted()
    tinted.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    filled.accessibilityIdentifier = "filled"
    filled.configuration = .filled()
    filled.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    leadingPicture.accessibilityIdentifier = "leadingPicture"
    leadingPicture.configuration = .tinted()
    leadingPicture.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    leadingPicture.configuration?.imagePadding = 6

    trailingPicture.accessibilityIdentifier = "trailingPicture"
    trailingPicture.configuration = .tinted()
    trailingPicture.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    trailingPicture.configuration?.imagePlacement = .trailing
    trailingPicture.configuration?.imagePadding = 6

    topPicture.accessibilityIdentifier = "topPicture"
    topPicture.configuration = .gray()
    topPicture.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    topPicture.configuration?.imagePlacement = .top
    topPicture.configuration?.imagePadding = 6

    bottomPicture.accessibilityIdentifier = "bottomPicture"
    bottomPicture.configuration = .gray()
    bottomPicture.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    bottomPicture.configuration?.imagePlacement = .bottom
    bottomPicture.configuration?.imagePadding = 6

    subtitled.accessibilityIdentifier = "subtitled"
    subtitled.configuration = .filled()
    subtitled.contentHorizontalAlignment = .left
    subtitled.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    subtitled.configuration?.subtitleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .caption1))
    subtitled.configuration?.titlePadding = 1
    subtitled.configuration?.imagePadding = 10

    centred.accessibilityIdentifier = "centred"
    centred.configuration = .tinted()
    centred.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))
    centred.configuration?.subtitleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .caption1))
    centred.configuration?.titlePadding = 3

    long.accessibilityIdentifier = "long"
    long.configuration = .gray()
    long.configuration?.titleTextAttributesTransformer = .font(.preferredFont(forTextStyle: .body))

    addSubviews(
      plainTitle, nothing, pictureOnly, withPicture, padded, shifted, cutView, plain, gray, tinted,
      filled, leadingPicture, trailingPicture, topPicture, bottomPicture, subtitled, centred, long)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      plainTitle.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12)
        .identified("plainTitle.top == screen.safeArea.top + 12 (button.quoin.yaml:8)"),
      plainTitle.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("plainTitle.leading == screen.safeArea.leading + 20 (button.quoin.yaml:8)"),
    ])
    NSLayoutConstraint.activate([
      nothing.topAnchor.constraint(equalTo: plainTitle.topAnchor)
        .identified("nothing.top == plainTitle.top (button.quoin.yaml:9)"),
      nothing.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 120)
        .identified("nothing.leading == screen.safeArea.leading + 120 (button.quoin.yaml:9)"),
    ])
    NSLayoutConstraint.activate([
      pictureOnly.topAnchor.constraint(equalTo: plainTitle.topAnchor)
        .identified("pictureOnly.top == plainTitle.top (button.quoin.yaml:10)"),
      pictureOnly.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 220)
        .identified("pictureOnly.leading == screen.safeArea.leading + 220 (button.quoin.yaml:10)"),
    ])
    NSLayoutConstraint.activate([
      withPicture.topAnchor.constraint(equalTo: plainTitle.bottomAnchor, constant: 12)
        .identified("withPicture.top == plainTitle.bottom + 12 (button.quoin.yaml:11)"),
      withPicture.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("withPicture.leading == screen.safeArea.leading + 20 (button.quoin.yaml:11)"),
    ])
    NSLayoutConstraint.activate([
      padded.topAnchor.constraint(equalTo: withPicture.topAnchor)
        .identified("padded.top == withPicture.top (button.quoin.yaml:12)"),
      padded.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 180)
        .identified("padded.leading == screen.safeArea.leading + 180 (button.quoin.yaml:12)"),
    ])
    NSLayoutConstraint.activate([
      shifted.topAnchor.constraint(equalTo: padded.bottomAnchor, constant: 12)
        .identified("shifted.top == padded.bottom + 12 (button.quoin.yaml:13)"),
      shifted.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("shifted.leading == screen.safeArea.leading + 20 (button.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      cutView.topAnchor.constraint(equalTo: shifted.topAnchor)
        .identified("cut.top == shifted.top (button.quoin.yaml:14)"),
      cutView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 200)
        .identified("cut.leading == screen.safeArea.leading + 200 (button.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: shifted.bottomAnchor, constant: 12)
        .identified("plain.top == shifted.bottom + 12 (button.quoin.yaml:15)"),
      plain.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("plain.leading == screen.safeArea.leading + 20 (button.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      gray.topAnchor.constraint(equalTo: plain.topAnchor)
        .identified("gray.top == plain.top (button.quoin.yaml:16)"),
      gray.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 12)
        .identified("gray.leading == plain.trailing + 12 (button.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      tinted.topAnchor.constraint(equalTo: plain.topAnchor)
        .identified("tinted.top == plain.top (button.quoin.yaml:17)"),
      tinted.leadingAnchor.constraint(equalTo: gray.trailingAnchor, constant: 12)
        .identified("tinted.leading == gray.trailing + 12 (button.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      filled.topAnchor.constraint(equalTo: plain.topAnchor)
        .identified("filled.top == plain.top (button.quoin.yaml:18)"),
      filled.leadingAnchor.constraint(equalTo: tinted.trailingAnchor, constant: 12)
        .identified("filled.leading == tinted.trailing + 12 (button.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      leadingPicture.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 12)
        .identified("leadingPicture.top == plain.bottom + 12 (button.quoin.yaml:19)"),
      leadingPicture.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("leadingPicture.leading == screen.safeArea.leading + 20 (button.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      trailingPicture.topAnchor.constraint(equalTo: leadingPicture.topAnchor)
        .identified("trailingPicture.top == leadingPicture.top (button.quoin.yaml:20)"),
      trailingPicture.leadingAnchor.constraint(equalTo: leadingPicture.trailingAnchor, constant: 12)
        .identified("trailingPicture.leading == leadingPicture.trailing + 12 (button.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      topPicture.topAnchor.constraint(equalTo: leadingPicture.bottomAnchor, constant: 12)
        .identified("topPicture.top == leadingPicture.bottom + 12 (button.quoin.yaml:21)"),
      topPicture.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("topPicture.leading == screen.safeArea.leading + 20 (button.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      bottomPicture.topAnchor.constraint(equalTo: topPicture.topAnchor)
        .identified("bottomPicture.top == topPicture.top (button.quoin.yaml:22)"),
      bottomPicture.leadingAnchor.constraint(equalTo: topPicture.trailingAnchor, constant: 12)
        .identified("bottomPicture.leading == topPicture.trailing + 12 (button.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      subtitled.topAnchor.constraint(equalTo: topPicture.bottomAnchor, constant: 12)
        .identified("subtitled.top == topPicture.bottom + 12 (button.quoin.yaml:23)"),
      subtitled.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("subtitled.leading == screen.safeArea.leading + 20 (button.quoin.yaml:23)"),
      subtitled.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        .identified("subtitled.trailing == screen.safeArea.trailing - 20 (button.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      centred.topAnchor.constraint(equalTo: subtitled.bottomAnchor, constant: 12)
        .identified("centred.top == subtitled.bottom + 12 (button.quoin.yaml:24)"),
      centred.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)
        .identified("centred.centerX == screen.safeArea.centerX (button.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      long.widthAnchor.constraint(equalToConstant: 180)
        .identified("long.width == 180 (button.quoin.yaml:25)"),
      long.topAnchor.constraint(equalTo: centred.bottomAnchor, constant: 12)
        .identified("long.top == centred.bottom + 12 (button.quoin.yaml:25)"),
      long.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20)
        .identified("long.leading == screen.safeArea.leading + 20 (button.quoin.yaml:25)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    plainTitle.setTitle(parameters.plainTitleTitle, for: .normal)
    nothing.setTitle(parameters.nothingTitle, for: .normal)
    pictureOnly.setTitle(parameters.pictureOnlyTitle, for: .normal)
    pictureOnly.setImage(parameters.pictureOnlyImage?.sized(width: 20, height: 20), for: .normal)
    withPicture.setTitle(parameters.withPictureTitle, for: .normal)
    withPicture.setImage(parameters.withPictureImage?.sized(width: 20, height: 20), for: .normal)
    padded.setTitle(parameters.paddedTitle, for: .normal)
    padded.contentInsets = parameters.paddedInsets
    shifted.setTitle(parameters.shiftedTitle, for: .normal)
    shifted.setImage(parameters.shiftedImage?.sized(width: 20, height: 20), for: .normal)
    shifted.contentInsets = parameters.shiftedInsets
    shifted.titleInsets = parameters.shiftedTitleInsets
    cutView.setTitle(parameters.cutViewTitle, for: .normal)
    cutView.titleInsets = parameters.cutViewTitleInsets
    plain.configuration?.title = parameters.plainTitle
    gray.configuration?.title = parameters.grayTitle
    tinted.configuration?.title = parameters.tintedTitle
    filled.configuration?.title = parameters.filledTitle
    leadingPicture.configuration?.title = parameters.leadingPictureTitle
    leadingPicture.configuration?.image = parameters.leadingPictureImage?.sized(width: 20, height: 20)
    trailingPicture.configuration?.title = parameters.trailingPictureTitle
    trailingPicture.configuration?.image = parameters.trailingPictureImage?.sized(width: 20, height: 20)
    topPicture.configuration?.title = parameters.topPictureTitle
    topPicture.configuration?.image = parameters.topPictureImage?.sized(width: 20, height: 20)
    bottomPicture.configuration?.title = parameters.bottomPictureTitle
    bottomPicture.configuration?.image = parameters.bottomPictureImage?.sized(width: 40, height: 20)
    subtitled.configuration?.title = parameters.subtitledTitle
    subtitled.configuration?.subtitle = parameters.subtitledSubtitle
    subtitled.configuration?.titleAlignment = effectiveUserInterfaceLayoutDirection == .leftToRight ? .leading : .trailing
    subtitled.configuration?.image = parameters.subtitledImage?.sized(width: 20, height: 20)
    centred.configuration?.title = parameters.centredTitle
    centred.configuration?.subtitle = parameters.centredSubtitle
    centred.configuration?.titleAlignment = .center
    centred.configuration?.contentInsets = parameters.centredInsets
    long.configuration?.title = parameters.longTitle
  }
}
