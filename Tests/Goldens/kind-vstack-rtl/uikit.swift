// Written by Quoin from vstack.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen VStackKind.
public final class VStackKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var fillAText = "Fill"
    public var fillAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var fillBText = "the last grows"
    public var fillBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var equallyAText = "Equal"
    public var equallyAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var equallyBText = "heights"
    public var equallyBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var sharesAText = "Shares"
    public var sharesAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var sharesBText = "of the\u{A}height"
    public var sharesBInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var gapsAText = "Equal"
    public var gapsAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var gapsBText = "spaces"
    public var gapsBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var gapsCText = "between"
    public var gapsCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var centresAText = "Centres"
    public var centresAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var centresBText = "as far\u{A}as far"
    public var centresBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var centresCText = "apart"
    public var centresCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var leadingAText = "Leading"
    public var leadingAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var leadingBText = "alignment"
    public var leadingBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var middleAText = "Center"
    public var middleAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var middleBText = "alignment"
    public var middleBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var trailingAText = "Trailing"
    public var trailingAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var trailingBText = "alignment"
    public var trailingBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var shownText = "One space"
    public var shownInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var goneText = "Hidden"
    public var goneInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var goneIsHidden = true
    public var afterText = "stays"
    public var afterInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var customAText = "Twenty"
    public var customAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var customBText = "after the first"
    public var customBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var insetAText = "Margins"
    public var insetAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var insetBText = "of 4 and 12"
    public var insetBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var nestedAText = "A row"
    public var nestedAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var nestedBText = "in a column"
    public var nestedBInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    public var nestedEndText = "ends here"
    public var nestedEndInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let fill = UIStackView()  // vstack.quoin.yaml:14
  public let fillA = PaddedLabel()  // vstack.quoin.yaml:14
  public let fillB = PaddedLabel()  // vstack.quoin.yaml:14
  public let equally = UIStackView()  // vstack.quoin.yaml:15
  public let equallyA = PaddedLabel()  // vstack.quoin.yaml:15
  public let equallyB = PaddedLabel()  // vstack.quoin.yaml:15
  public let shares = UIStackView()  // vstack.quoin.yaml:16
  public let sharesA = PaddedLabel()  // vstack.quoin.yaml:16
  public let sharesB = PaddedLabel()  // vstack.quoin.yaml:16
  public let gaps = UIStackView()  // vstack.quoin.yaml:17
  public let gapsA = PaddedLabel()  // vstack.quoin.yaml:17
  public let gapsB = PaddedLabel()  // vstack.quoin.yaml:17
  public let gapsC = PaddedLabel()  // vstack.quoin.yaml:17
  public let centres = UIStackView()  // vstack.quoin.yaml:18
  public let centresA = PaddedLabel()  // vstack.quoin.yaml:18
  public let centresB = PaddedLabel()  // vstack.quoin.yaml:18
  public let centresC = PaddedLabel()  // vstack.quoin.yaml:18
  public let leadingEdge = UIStackView()  // vstack.quoin.yaml:19
  public let leadingA = PaddedLabel()  // vstack.quoin.yaml:19
  public let leadingB = PaddedLabel()  // vstack.quoin.yaml:19
  public let middle = UIStackView()  // vstack.quoin.yaml:20
  public let middleA = PaddedLabel()  // vstack.quoin.yaml:20
  public let middleB = PaddedLabel()  // vstack.quoin.yaml:20
  public let trailingEdge = UIStackView()  // vstack.quoin.yaml:21
  public let trailingA = PaddedLabel()  // vstack.quoin.yaml:21
  public let trailingB = PaddedLabel()  // vstack.quoin.yaml:21
  public let hiding = UIStackView()  // vstack.quoin.yaml:22
  public let shown = PaddedLabel()  // vstack.quoin.yaml:22
  public let gone = PaddedLabel()  // vstack.quoin.yaml:22
  public let after = PaddedLabel()  // vstack.quoin.yaml:22
  public let custom = UIStackView()  // vstack.quoin.yaml:23
  public let customA = PaddedLabel()  // vstack.quoin.yaml:23
  public let customB = PaddedLabel()  // vstack.quoin.yaml:23
  public let inset = UIStackView()  // vstack.quoin.yaml:24
  public let insetA = PaddedLabel()  // vstack.quoin.yaml:24
  public let insetB = PaddedLabel()  // vstack.quoin.yaml:24
  public let nested = UIStackView()  // vstack.quoin.yaml:25
  public let nestedRow = UIStackView()  // vstack.quoin.yaml:27
  public let nestedA = PaddedLabel()  // vstack.quoin.yaml:27
  public let nestedB = PaddedLabel()  // vstack.quoin.yaml:27
  public let nestedEnd = PaddedLabel()  // vstack.quoin.yaml:28

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
    fill.accessibilityIdentifier = "fill"
    fill.axis = .vertical
    fill.spacing = 6
    fill.backgroundColor = .systemGray6

    fillA.accessibilityIdentifier = "fillA"
    fillA.font = .systemFont(ofSize: 17)
    fillA.backgroundColor = .systemTeal

    fillB.accessibilityIdentifier = "fillB"
    fillB.font = .preferredFont(forTextStyle: .caption1)
    fillB.adjustsFontForContentSizeCategory = true
    fillB.numberOfLines = 0
    fillB.backgroundColor = .systemYellow
    fillB.setContentHuggingPriority(.init(249), for: .horizontal)
    fillB.setContentHuggingPriority(.init(249), for: .vertical)

    equally.accessibilityIdentifier = "equally"
    equally.axis = .vertical
    equally.spacing = 6
    equally.distribution = .fillEqually
    equally.backgroundColor = .systemGray6

    equallyA.accessibilityIdentifier = "equallyA"
    equallyA.font = .systemFont(ofSize: 17)
    equallyA.backgroundColor = .systemTeal

    equallyB.accessibilityIdentifier = "equallyB"
    equallyB.font = .preferredFont(forTextStyle: .caption1)
    equallyB.adjustsFontForContentSizeCategory = true
    equallyB.numberOfLines = 0
    equallyB.backgroundColor = .systemYellow

    shares.accessibilityIdentifier = "shares"
    shares.axis = .vertical
    shares.distribution = .fillProportionally
    shares.backgroundColor = .systemGray6

    sharesA.accessibilityIdentifier = "sharesA"
    sharesA.font = .systemFont(ofSize: 17)
    sharesA.backgroundColor = .systemTeal

    sharesB.accessibilityIdentifier = "sharesB"
    sharesB.font = .systemFont(ofSize: 17)
    sharesB.numberOfLines = 0
    sharesB.backgroundColor = .systemTeal

    gaps.accessibilityIdentifier = "gaps"
    gaps.axis = .vertical
    gaps.spacing = 6
    gaps.distribution = .equalSpacing
    gaps.backgroundColor = .systemGray6

    gapsA.accessibilityIdentifier = "gapsA"
    gapsA.font = .systemFont(ofSize: 17)
    gapsA.backgroundColor = .systemTeal

    gapsB.accessibilityIdentifier = "gapsB"
    gapsB.font = .preferredFont(forTextStyle: .caption1)
    gapsB.adjustsFontForContentSizeCategory = true
    gapsB.numberOfLines = 0
    gapsB.backgroundColor = .systemYellow

    gapsC.accessibilityIdentifier = "gapsC"
    gapsC.font = .systemFont(ofSize: 17)
    gapsC.backgroundColor = .systemTeal

    centres.accessibilityIdentifier = "centres"
    centres.axis = .vertical
    centres.spacing = 6
    centres.distribution = .equalCentering
    centres.backgroundColor = .systemGray6

    centresA.accessibilityIdentifier = "centresA"
    centresA.font = .systemFont(ofSize: 17)
    centresA.backgroundColor = .systemTeal

    centresB.accessibilityIdentifier = "centresB"
    centresB.font = .preferredFont(forTextStyle: .caption1)
    centresB.adjustsFontForContentSizeCategory = true
    centresB.numberOfLines = 0
    centresB.backgroundColor = .systemYellow

    centresC.accessibilityIdentifier = "centresC"
    centresC.font = .systemFont(ofSize: 17)
    centresC.backgroundColor = .systemTeal

    leadingEdge.accessibilityIdentifier = "leadingEdge"
    leadingEdge.axis = .vertical
    leadingEdge.spacing = 6
    leadingEdge.alignment = .leading
    leadingEdge.backgroundColor = .systemGray6

    leadingA.accessibilityIdentifier = "leadingA"
    leadingA.font = .systemFont(ofSize: 17)
    leadingA.backgroundColor = .systemTeal

    leadingB.accessibilityIdentifier = "leadingB"
    leadingB.font = .preferredFont(forTextStyle: .caption1)
    leadingB.adjustsFontForContentSizeCategory = true
    leadingB.numberOfLines = 0
    leadingB.backgroundColor = .systemYellow

    middle.accessibilityIdentifier = "middle"
    middle.axis = .vertical
    middle.spacing = 6
    middle.alignment = .center
    middle.backgroundColor = .systemGray6

    middleA.accessibilityIdentifier = "middleA"
    middleA.font = .systemFont(ofSize: 17)
    middleA.backgroundColor = .systemTeal

    middleB.accessibilityIdentifier = "middleB"
    middleB.font = .preferredFont(forTextStyle: .caption1)
    middleB.adjustsFontForContentSizeCategory = true
    middleB.numberOfLines = 0
    middleB.backgroundColor = .systemYellow

    trailingEdge.accessibilityIdentifier = "trailingEdge"
    trailingEdge.axis = .vertical
    trailingEdge.spacing = 6
    trailingEdge.alignment = .trailing
    trailingEdge.backgroundColor = .systemGray6

    trailingA.accessibilityIdentifier = "trailingA"
    trailingA.font = .systemFont(ofSize: 17)
    trailingA.backgroundColor = .systemTeal

    trailingB.accessibilityIdentifier = "trailingB"
    trailingB.font = .preferredFont(forTextStyle: .caption1)
    trailingB.adjustsFontForContentSizeCategory = true
    trailingB.numberOfLines = 0
    trailingB.backgroundColor = .systemYellow

    hiding.accessibilityIdentifier = "hiding"
    hiding.axis = .vertical
    hiding.spacing = 6
    hiding.backgroundColor = .systemGray6

    shown.accessibilityIdentifier = "shown"
    shown.font = .systemFont(ofSize: 17)
    shown.backgroundColor = .systemTeal

    gone.accessibilityIdentifier = "gone"
    gone.font = .preferredFont(forTextStyle: .caption1)
    gone.adjustsFontForContentSizeCategory = true
    gone.numberOfLines = 0
    gone.backgroundColor = .systemYellow

    after.accessibilityIdentifier = "after"
    after.font = .systemFont(ofSize: 17)
    after.backgroundColor = .systemTeal

    custom.accessibilityIdentifier = "custom"
    custom.axis = .vertical
    custom.spacing = 6
    custom.backgroundColor = .systemGray6

    customA.accessibilityIdentifier = "customA"
    customA.font = .systemFont(ofSize: 17)
    customA.backgroundColor = .systemTeal

    customB.accessibilityIdentifier = "customB"
    customB.font = .preferredFont(forTextStyle: .caption1)
    customB.adjustsFontForContentSizeCategory = true
    customB.numberOfLines = 0
    customB.backgroundColor = .systemYellow

    inset.accessibilityIdentifier = "inset"
    inset.axis = .vertical
    inset.spacing = 6
    inset.isLayoutMarginsRelativeArrangement = true
    inset.insetsLayoutMarginsFromSafeArea = false
    inset.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)
    inset.backgroundColor = .systemGray6

    insetA.accessibilityIdentifier = "insetA"
    insetA.font = .systemFont(ofSize: 17)
    insetA.backgroundColor = .systemTeal

    insetB.accessibilityIdentifier = "insetB"
    insetB.font = .preferredFont(forTextStyle: .caption1)
    insetB.adjustsFontForContentSizeCategory = true
    insetB.numberOfLines = 0
    insetB.backgroundColor = .systemYellow

    nested.accessibilityIdentifier = "nested"
    nested.axis = .vertical
    nested.spacing = 6
    nested.backgroundColor = .systemGray6

    nestedRow.accessibilityIdentifier = "nestedRow"
    nestedRow.spacing = 4

    nestedA.accessibilityIdentifier = "nestedA"
    nestedA.font = .systemFont(ofSize: 17)
    nestedA.backgroundColor = .systemTeal

    nestedB.accessibilityIdentifier = "nestedB"
    nestedB.font = .preferredFont(forTextStyle: .caption1)
    nestedB.adjustsFontForContentSizeCategory = true
    nestedB.numberOfLines = 0
    nestedB.backgroundColor = .systemYellow
    nestedB.setContentHuggingPriority(.init(249), for: .horizontal)
    nestedB.setContentHuggingPriority(.init(249), for: .vertical)

    nestedEnd.accessibilityIdentifier = "nestedEnd"
    nestedEnd.font = .systemFont(ofSize: 17)
    nestedEnd.backgroundColor = .systemTeal

    addSubviews(
      fill, equally, shares, gaps, centres, leadingEdge, middle, trailingEdge, hiding, custom,
      inset, nested)
    fill.addArrangedSubviews(fillA, fillB)
    equally.addArrangedSubviews(equallyA, equallyB)
    shares.addArrangedSubviews(sharesA, sharesB)
    gaps.addArrangedSubviews(gapsA, gapsB, gapsC)
    centres.addArrangedSubviews(centresA, centresB, centresC)
    leadingEdge.addArrangedSubviews(leadingA, leadingB)
    middle.addArrangedSubviews(middleA, middleB)
    trailingEdge.addArrangedSubviews(trailingA, trailingB)
    hiding.addArrangedSubviews(shown, gone, after)
    custom.addArrangedSubviews(customA, customB)
    custom.setCustomSpacing(20, after: customA)
    inset.addArrangedSubviews(insetA, insetB)
    nested.addArrangedSubviews(nestedRow, nestedEnd)
    nestedRow.addArrangedSubviews(nestedA, nestedB)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      fill.widthAnchor.constraint(equalToConstant: 112)
        .identified("fill.width == 112 (vstack.quoin.yaml:8)"),
      fill.heightAnchor.constraint(equalToConstant: 190)
        .identified("fill.height == 190 (vstack.quoin.yaml:11)"),
      fill.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 8)
        .identified("fill.top == screen.margins.top + 8 (vstack.quoin.yaml:14)"),
      fill.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("fill.leading == screen.margins.leading (vstack.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      equally.widthAnchor.constraint(equalToConstant: 112)
        .identified("equally.width == 112 (vstack.quoin.yaml:8)"),
      equally.heightAnchor.constraint(equalToConstant: 190)
        .identified("equally.height == 190 (vstack.quoin.yaml:11)"),
      equally.topAnchor.constraint(equalTo: fill.topAnchor)
        .identified("equally.top == fill.top (vstack.quoin.yaml:15)"),
      equally.leadingAnchor.constraint(equalTo: fill.trailingAnchor, constant: 8)
        .identified("equally.leading == fill.trailing + 8 (vstack.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      shares.widthAnchor.constraint(equalToConstant: 112)
        .identified("shares.width == 112 (vstack.quoin.yaml:8)"),
      shares.heightAnchor.constraint(equalToConstant: 190)
        .identified("shares.height == 190 (vstack.quoin.yaml:11)"),
      shares.topAnchor.constraint(equalTo: fill.topAnchor)
        .identified("shares.top == fill.top (vstack.quoin.yaml:16)"),
      shares.leadingAnchor.constraint(equalTo: equally.trailingAnchor, constant: 8)
        .identified("shares.leading == equally.trailing + 8 (vstack.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      gaps.widthAnchor.constraint(equalToConstant: 112)
        .identified("gaps.width == 112 (vstack.quoin.yaml:8)"),
      gaps.heightAnchor.constraint(equalToConstant: 190)
        .identified("gaps.height == 190 (vstack.quoin.yaml:11)"),
      gaps.topAnchor.constraint(equalTo: fill.bottomAnchor, constant: 8)
        .identified("gaps.top == fill.bottom + 8 (vstack.quoin.yaml:17)"),
      gaps.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("gaps.leading == screen.margins.leading (vstack.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      centres.widthAnchor.constraint(equalToConstant: 112)
        .identified("centres.width == 112 (vstack.quoin.yaml:8)"),
      centres.heightAnchor.constraint(equalToConstant: 190)
        .identified("centres.height == 190 (vstack.quoin.yaml:11)"),
      centres.topAnchor.constraint(equalTo: gaps.topAnchor)
        .identified("centres.top == gaps.top (vstack.quoin.yaml:18)"),
      centres.leadingAnchor.constraint(equalTo: equally.leadingAnchor)
        .identified("centres.leading == equally.leading (vstack.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      leadingEdge.widthAnchor.constraint(equalToConstant: 112)
        .identified("leadingEdge.width == 112 (vstack.quoin.yaml:8)"),
      leadingEdge.topAnchor.constraint(equalTo: gaps.topAnchor)
        .identified("leadingEdge.top == gaps.top (vstack.quoin.yaml:19)"),
      leadingEdge.leadingAnchor.constraint(equalTo: shares.leadingAnchor)
        .identified("leadingEdge.leading == shares.leading (vstack.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      middle.widthAnchor.constraint(equalToConstant: 112)
        .identified("middle.width == 112 (vstack.quoin.yaml:8)"),
      middle.topAnchor.constraint(equalTo: leadingEdge.bottomAnchor, constant: 8)
        .identified("middle.top == leadingEdge.bottom + 8 (vstack.quoin.yaml:20)"),
      middle.leadingAnchor.constraint(equalTo: shares.leadingAnchor)
        .identified("middle.leading == shares.leading (vstack.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      trailingEdge.widthAnchor.constraint(equalToConstant: 112)
        .identified("trailingEdge.width == 112 (vstack.quoin.yaml:8)"),
      trailingEdge.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8)
        .identified("trailingEdge.top == middle.bottom + 8 (vstack.quoin.yaml:21)"),
      trailingEdge.leadingAnchor.constraint(equalTo: shares.leadingAnchor)
        .identified("trailingEdge.leading == shares.leading (vstack.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      hiding.widthAnchor.constraint(equalToConstant: 112)
        .identified("hiding.width == 112 (vstack.quoin.yaml:8)"),
      hiding.topAnchor.constraint(equalTo: centres.bottomAnchor, constant: 8)
        .identified("hiding.top == centres.bottom + 8 (vstack.quoin.yaml:22)"),
      hiding.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("hiding.leading == screen.margins.leading (vstack.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      custom.widthAnchor.constraint(equalToConstant: 112)
        .identified("custom.width == 112 (vstack.quoin.yaml:8)"),
      custom.topAnchor.constraint(equalTo: hiding.topAnchor)
        .identified("custom.top == hiding.top (vstack.quoin.yaml:23)"),
      custom.leadingAnchor.constraint(equalTo: equally.leadingAnchor)
        .identified("custom.leading == equally.leading (vstack.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      inset.widthAnchor.constraint(equalToConstant: 112)
        .identified("inset.width == 112 (vstack.quoin.yaml:8)"),
      inset.topAnchor.constraint(equalTo: trailingEdge.bottomAnchor, constant: 8)
        .identified("inset.top == trailingEdge.bottom + 8 (vstack.quoin.yaml:24)"),
      inset.leadingAnchor.constraint(equalTo: shares.leadingAnchor)
        .identified("inset.leading == shares.leading (vstack.quoin.yaml:24)"),
      inset.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor)
        .identified("inset.bottom <= screen.margins.bottom (vstack.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      nested.widthAnchor.constraint(equalToConstant: 232)
        .identified("nested.width == 232 (vstack.quoin.yaml:30)"),
      nested.topAnchor.constraint(equalTo: custom.bottomAnchor, constant: 8)
        .identified("nested.top == custom.bottom + 8 (vstack.quoin.yaml:31)"),
      nested.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("nested.leading == screen.margins.leading (vstack.quoin.yaml:32)"),
      nested.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor)
        .identified("nested.bottom <= screen.margins.bottom (vstack.quoin.yaml:33)"),
    ])
  }

  // MARK: - Update

  /// Shows the parameters: all of them, so that nothing of earlier ones stays.
  private func update() {
    fillA.text = parameters.fillAText
    fillA.insets = parameters.fillAInsets
    fillB.text = parameters.fillBText
    fillB.insets = parameters.fillBInsets
    equallyA.text = parameters.equallyAText
    equallyA.insets = parameters.equallyAInsets
    equallyB.text = parameters.equallyBText
    equallyB.insets = parameters.equallyBInsets
    sharesA.text = parameters.sharesAText
    sharesA.insets = parameters.sharesAInsets
    sharesB.text = parameters.sharesBText
    sharesB.insets = parameters.sharesBInsets
    gapsA.text = parameters.gapsAText
    gapsA.insets = parameters.gapsAInsets
    gapsB.text = parameters.gapsBText
    gapsB.insets = parameters.gapsBInsets
    gapsC.text = parameters.gapsCText
    gapsC.insets = parameters.gapsCInsets
    centresA.text = parameters.centresAText
    centresA.insets = parameters.centresAInsets
    centresB.text = parameters.centresBText
    centresB.insets = parameters.centresBInsets
    centresC.text = parameters.centresCText
    centresC.insets = parameters.centresCInsets
    leadingA.text = parameters.leadingAText
    leadingA.insets = parameters.leadingAInsets
    leadingB.text = parameters.leadingBText
    leadingB.insets = parameters.leadingBInsets
    middleA.text = parameters.middleAText
    middleA.insets = parameters.middleAInsets
    middleB.text = parameters.middleBText
    middleB.insets = parameters.middleBInsets
    trailingA.text = parameters.trailingAText
    trailingA.insets = parameters.trailingAInsets
    trailingB.text = parameters.trailingBText
    trailingB.insets = parameters.trailingBInsets
    shown.text = parameters.shownText
    shown.insets = parameters.shownInsets
    gone.text = parameters.goneText
    gone.insets = parameters.goneInsets
    gone.isHidden = parameters.goneIsHidden
    after.text = parameters.afterText
    after.insets = parameters.afterInsets
    customA.text = parameters.customAText
    customA.insets = parameters.customAInsets
    customB.text = parameters.customBText
    customB.insets = parameters.customBInsets
    insetA.text = parameters.insetAText
    insetA.insets = parameters.insetAInsets
    insetB.text = parameters.insetBText
    insetB.insets = parameters.insetBInsets
    nestedA.text = parameters.nestedAText
    nestedA.insets = parameters.nestedAInsets
    nestedB.text = parameters.nestedBText
    nestedB.insets = parameters.nestedBInsets
    nestedEnd.text = parameters.nestedEndText
    nestedEnd.insets = parameters.nestedEndInsets
  }
}
