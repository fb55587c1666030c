// Written by Quoin from hstack.quoin.yaml. Change the spec, not this file: the next run writes it anew.
// It uses the types that `quoin support` writes.

import UIKit

/// The screen HStackKind.
public final class HStackKindView: UIView {
  /// What the screen shows; the defaults are the spec's.
  public struct Parameters: Equatable {
    public var fillAText = "Fill"
    public var fillAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var fillBText = "stretches the last"
    public var fillBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var equallyAText = "Equal"
    public var equallyAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var equallyBText = "widths"
    public var equallyBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var equallyCText = "for all"
    public var equallyCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var sharesAText = "A"
    public var sharesAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var sharesBText = "as long as its text"
    public var sharesBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var sharesCText = "share"
    public var sharesCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var gapsAText = "Equal"
    public var gapsAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var gapsBText = "spaces"
    public var gapsBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var gapsCText = "between"
    public var gapsCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var centresAText = "Centres"
    public var centresAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var centresBText = "as far"
    public var centresBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var centresCText = "apart"
    public var centresCInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var topAText = "Top"
    public var topAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var topBText = "alignment"
    public var topBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var middleAText = "Center"
    public var middleAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var middleBText = "alignment"
    public var middleBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var bottomAText = "Bottom"
    public var bottomAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var bottomBText = "alignment"
    public var bottomBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var lineAText = "24"
    public var lineAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var lineBText = "points"
    public var lineBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var lastAText = "Two lines,\u{A}of which the last"
    public var lastAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var lastBText = "counts"
    public var lastBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var shownText = "One space"
    public var shownInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var goneText = "Hidden"
    public var goneInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var goneIsHidden = true
    public var afterText = "stays"
    public var afterInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var customAText = "Twenty-four"
    public var customAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var customBText = "after the first"
    public var customBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var insetAText = "Margins of 12"
    public var insetAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var insetBText = "around"
    public var insetBInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 6, bottom: 8, trailing: 6)
    public var textsAText = "Texts of several lines share the width"
    public var textsAInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)
    public var textsBText = "whatever they say"
    public var textsBInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 6, bottom: 2, trailing: 6)

    public init() {}
  }

  /// What the screen shows; a change is shown at once.
  public var parameters: Parameters {
    didSet { update() }
  }

  public let fill = UIStackView()  // hstack.quoin.yaml:13
  public let fillA = PaddedLabel()  // hstack.quoin.yaml:13
  public let fillB = PaddedLabel()  // hstack.quoin.yaml:13
  public let equally = UIStackView()  // hstack.quoin.yaml:14
  public let equallyA = PaddedLabel()  // hstack.quoin.yaml:14
  public let equallyB = PaddedLabel()  // hstack.quoin.yaml:14
  public let equallyC = PaddedLabel()  // hstack.quoin.yaml:14
  public let shares = UIStackView()  // hstack.quoin.yaml:15
  public let sharesA = PaddedLabel()  // hstack.quoin.yaml:15
  public let sharesB = PaddedLabel()  // hstack.quoin.yaml:15
  public let sharesC = PaddedLabel()  // hstack.quoin.yaml:15
  public let gaps = UIStackView()  // hstack.quoin.yaml:16
  public let gapsA = PaddedLabel()  // hstack.quoin.yaml:16
  public let gapsB = PaddedLabel()  // hstack.quoin.yaml:16
  public let gapsC = PaddedLabel()  // hstack.quoin.yaml:16
  public let centres = UIStackView()  // hstack.quoin.yaml:17
  public let centresA = PaddedLabel()  // hstack.quoin.yaml:17
  public let centresB = PaddedLabel()  // hstack.quoin.yaml:17
  public let centresC = PaddedLabel()  // hstack.quoin.yaml:17
  public let atTop = UIStackView()  // hstack.quoin.yaml:18
  public let topA = PaddedLabel()  // hstack.quoin.yaml:18
  public let topB = PaddedLabel()  // hstack.quoin.yaml:18
  public let middle = UIStackView()  // hstack.quoin.yaml:19
  public let middleA = PaddedLabel()  // hstack.quoin.yaml:19
  public let middleB = PaddedLabel()  // hstack.quoin.yaml:19
  public let atBottom = UIStackView()  // hstack.quoin.yaml:20
  public let bottomA = PaddedLabel()  // hstack.quoin.yaml:20
  public let bottomB = PaddedLabel()  // hstack.quoin.yaml:20
  public let onLine = UIStackView()  // hstack.quoin.yaml:21
  public let lineA = PaddedLabel()  // hstack.quoin.yaml:21
  public let lineB = PaddedLabel()  // hstack.quoin.yaml:21
  public let onLast = UIStackView()  // hstack.quoin.yaml:22
  public let lastA = PaddedLabel()  // hstack.quoin.yaml:22
  public let lastB = PaddedLabel()  // hstack.quoin.yaml:22
  public let hiding = UIStackView()  // hstack.quoin.yaml:23
  public let shown = PaddedLabel()  // hstack.quoin.yaml:23
  public let gone = PaddedLabel()  // hstack.quoin.yaml:23
  public let after = PaddedLabel()  // hstack.quoin.yaml:23
  public let custom = UIStackView()  // hstack.quoin.yaml:24
  public let customA = PaddedLabel()  // hstack.quoin.yaml:24
  public let customB = PaddedLabel()  // hstack.quoin.yaml:24
  public let inset = UIStackView()  // hstack.quoin.yaml:25
  public let insetA = PaddedLabel()  // hstack.quoin.yaml:25
  public let insetB = PaddedLabel()  // hstack.quoin.yaml:25
  public let texts = UIStackView()  // hstack.quoin.yaml:26
  public let textsA = PaddedLabel()  // hstack.quoin.yaml:28
  public let textsB = PaddedLabel()  // hstack.quoin.yaml:29

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
    fill.spacing = 8
    fill.backgroundColor = .systemGray6

    fillA.accessibilityIdentifier = "fillA"
    fillA.font = .systemFont(ofSize: 17)
    fillA.backgroundColor = .systemTeal

    fillB.accessibilityIdentifier = "fillB"
    fillB.font = .preferredFont(forTextStyle: .caption1)
    fillB.adjustsFontForContentSizeCategory = true
    fillB.backgroundColor = .systemYellow
    fillB.setContentHuggingPriority(.init(249), for: .horizontal)
    fillB.setContentHuggingPriority(.init(249), for: .vertical)

    equally.accessibilityIdentifier = "equally"
    equally.spacing = 8
    equally.distribution = .fillEqually
    equally.backgroundColor = .systemGray6

    equallyA.accessibilityIdentifier = "equallyA"
    equallyA.font = .systemFont(ofSize: 17)
    equallyA.backgroundColor = .systemTeal

    equallyB.accessibilityIdentifier = "equallyB"
    equallyB.font = .preferredFont(forTextStyle: .caption1)
    equallyB.adjustsFontForContentSizeCategory = true
    equallyB.backgroundColor = .systemYellow

    equallyC.accessibilityIdentifier = "equallyC"
    equallyC.font = .systemFont(ofSize: 17)
    equallyC.backgroundColor = .systemTeal

    shares.accessibilityIdentifier = "shares"
    shares.distribution = .fillProportionally
    shares.backgroundColor = .systemGray6

    sharesA.accessibilityIdentifier = "sharesA"
    sharesA.font = .systemFont(ofSize: 17)
    sharesA.backgroundColor = .systemTeal

    sharesB.accessibilityIdentifier = "sharesB"
    sharesB.font = .preferredFont(forTextStyle: .caption1)
    sharesB.adjustsFontForContentSizeCategory = true
    sharesB.backgroundColor = .systemYellow

    sharesC.accessibilityIdentifier = "sharesC"
    sharesC.font = .systemFont(ofSize: 17)
    sharesC.backgroundColor = .systemTeal

    gaps.accessibilityIdentifier = "gaps"
    gaps.spacing = 8
    gaps.distribution = .equalSpacing
    gaps.backgroundColor = .systemGray6

    gapsA.accessibilityIdentifier = "gapsA"
    gapsA.font = .systemFont(ofSize: 17)
    gapsA.backgroundColor = .systemTeal

    gapsB.accessibilityIdentifier = "gapsB"
    gapsB.font = .preferredFont(forTextStyle: .caption1)
    gapsB.adjustsFontForContentSizeCategory = true
    gapsB.backgroundColor = .systemYellow

    gapsC.accessibilityIdentifier = "gapsC"
    gapsC.font = .systemFont(ofSize: 17)
    gapsC.backgroundColor = .systemTeal

    centres.accessibilityIdentifier = "centres"
    centres.spacing = 8
    centres.distribution = .equalCentering
    centres.backgroundColor = .systemGray6

    centresA.accessibilityIdentifier = "centresA"
    centresA.font = .systemFont(ofSize: 17)
    centresA.backgroundColor = .systemTeal

    centresB.accessibilityIdentifier = "centresB"
    centresB.font = .preferredFont(forTextStyle: .caption1)
    centresB.adjustsFontForContentSizeCategory = true
    centresB.backgroundColor = .systemYellow

    centresC.accessibilityIdentifier = "centresC"
    centresC.font = .systemFont(ofSize: 17)
    centresC.backgroundColor = .systemTeal

    atTop.accessibilityIdentifier = "atTop"
    atTop.spacing = 8
    atTop.distribution = .equalSpacing
    atTop.alignment = .top
    atTop.backgroundColor = .systemGray6

    topA.accessibilityIdentifier = "topA"
    topA.font = .systemFont(ofSize: 17)
    topA.backgroundColor = .systemTeal

    topB.accessibilityIdentifier = "topB"
    topB.font = .preferredFont(forTextStyle: .caption1)
    topB.adjustsFontForContentSizeCategory = true
    topB.backgroundColor = .systemYellow

    middle.accessibilityIdentifier = "middle"
    middle.spacing = 8
    middle.distribution = .equalSpacing
    middle.alignment = .center
    middle.backgroundColor = .systemGray6

    middleA.accessibilityIdentifier = "middleA"
    middleA.font = .systemFont(ofSize: 17)
    middleA.backgroundColor = .systemTeal

    middleB.accessibilityIdentifier = "middleB"
    middleB.font = .preferredFont(forTextStyle: .caption1)
    middleB.adjustsFontForContentSizeCategory = true
    middleB.backgroundColor = .systemYellow

    atBottom.accessibilityIdentifier = "atBottom"
    atBottom.spacing = 8
    atBottom.distribution = .equalSpacing
    atBottom.alignment = .bottom
    atBottom.backgroundColor = .systemGray6

    bottomA.accessibilityIdentifier = "bottomA"
    bottomA.font = .systemFont(ofSize: 17)
    bottomA.backgroundColor = .systemTeal

    bottomB.accessibilityIdentifier = "bottomB"
    bottomB.font = .preferredFont(forTextStyle: .caption1)
    bottomB.adjustsFontForContentSizeCategory = true
    bottomB.backgroundColor = .systemYellow

    onLine.accessibilityIdentifier = "onLine"
    onLine.spacing = 8
    onLine.distribution = .equalSpacing
    onLine.alignment = .firstBaseline
    onLine.backgroundColor = .systemGray6

    lineA.accessibilityIdentifier = "lineA"
    lineA.font = .preferredFont(forTextStyle: .title1)
    lineA.adjustsFontForContentSizeCategory = true
    lineA.backgroundColor = .systemTeal

    lineB.accessibilityIdentifier = "lineB"
    lineB.font = .preferredFont(forTextStyle: .caption1)
    lineB.adjustsFontForContentSizeCategory = true
    lineB.backgroundColor = .systemYellow

    onLast.accessibilityIdentifier = "onLast"
    onLast.spacing = 8
    onLast.distribution = .equalSpacing
    onLast.alignment = .lastBaseline
    onLast.backgroundColor = .systemGray6

    lastA.accessibilityIdentifier = "lastA"
    lastA.font = .systemFont(ofSize: 17)
    lastA.numberOfLines = 0
    lastA.backgroundColor = .systemTeal

    lastB.accessibilityIdentifier = "lastB"
    lastB.font = .preferredFont(forTextStyle: .caption1)
    lastB.adjustsFontForContentSizeCategory = true
    lastB.backgroundColor = .systemYellow

    hiding.accessibilityIdentifier = "hiding"
    hiding.spacing = 8
    hiding.backgroundColor = .systemGray6

    shown.accessibilityIdentifier = "shown"
    shown.font = .systemFont(ofSize: 17)
    shown.backgroundColor = .systemTeal

    gone.accessibilityIdentifier = "gone"
    gone.font = .preferredFont(forTextStyle: .caption1)
    gone.adjustsFontForContentSizeCategory = true
    gone.backgroundColor = .systemYellow

    after.accessibilityIdentifier = "after"
    after.font = .systemFont(ofSize: 17)
    after.backgroundColor = .systemTeal
    after.setContentHuggingPriority(.init(249), for: .horizontal)
    after.setContentHuggingPriority(.init(249), for: .vertical)

    custom.accessibilityIdentifier = "custom"
    custom.spacing = 8
    custom.backgroundColor = .systemGray6

    customA.accessibilityIdentifier = "customA"
    customA.font = .systemFont(ofSize: 17)
    customA.backgroundColor = .systemTeal

    customB.accessibilityIdentifier = "customB"
    customB.font = .preferredFont(forTextStyle: .caption1)
    customB.adjustsFontForContentSizeCategory = true
    customB.backgroundColor = .systemYellow
    customB.setContentHuggingPriority(.init(249), for: .horizontal)
    customB.setContentHuggingPriority(.init(249), for: .vertical)

    inset.accessibilityIdentifier = "inset"
    inset.spacing = 8
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
    insetB.backgroundColor = .systemYellow
    insetB.setContentHuggingPriority(.init(249), for: .horizontal)
    insetB.setContentHuggingPriority(.init(249), for: .vertical)

    texts.accessibilityIdentifier = "texts"
    texts.spacing = 8
    texts.backgroundColor = .systemGray6

    textsA.accessibilityIdentifier = "textsA"
    textsA.font = .systemFont(ofSize: 17)
    textsA.numberOfLines = 0
    textsA.backgroundColor = .systemTeal

    textsB.accessibilityIdentifier = "textsB"
    textsB.font = .systemFont(ofSize: 17)
    textsB.numberOfLines = 0
    textsB.backgroundColor = .systemTeal

    addSubviews(
      fill, equally, shares, gaps, centres, atTop, middle, atBottom, onLine, onLast, hiding, custom,
      inset, texts)
    fill.addArrangedSubviews(fillA, fillB)
    equally.addArrangedSubviews(equallyA, equallyB, equallyC)
    shares.addArrangedSubviews(sharesA, sharesB, sharesC)
    gaps.addArrangedSubviews(gapsA, gapsB, gapsC)
    centres.addArrangedSubviews(centresA, centresB, centresC)
    atTop.addArrangedSubviews(topA, topB)
    middle.addArrangedSubviews(middleA, middleB)
    atBottom.addArrangedSubviews(bottomA, bottomB)
    onLine.addArrangedSubviews(lineA, lineB)
    onLast.addArrangedSubviews(lastA, lastB)
    hiding.addArrangedSubviews(shown, gone, after)
    custom.addArrangedSubviews(customA, customB)
    custom.setCustomSpacing(24, after: customA)
    inset.addArrangedSubviews(insetA, insetB)
    texts.addArrangedSubviews(textsA, textsB)
  }

  // MARK: - Constraints

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      fill.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("fill.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      fill.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("fill.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      fill.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 8)
        .identified("fill.top == screen.margins.top + 8 (hstack.quoin.yaml:13)"),
    ])
    NSLayoutConstraint.activate([
      equally.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("equally.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      equally.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("equally.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      equally.topAnchor.constraint(equalTo: fill.bottomAnchor, constant: 8)
        .identified("equally.top == fill.bottom + 8 (hstack.quoin.yaml:14)"),
    ])
    NSLayoutConstraint.activate([
      shares.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("shares.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      shares.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("shares.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      shares.topAnchor.constraint(equalTo: equally.bottomAnchor, constant: 8)
        .identified("shares.top == equally.bottom + 8 (hstack.quoin.yaml:15)"),
    ])
    NSLayoutConstraint.activate([
      gaps.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("gaps.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      gaps.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("gaps.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      gaps.topAnchor.constraint(equalTo: shares.bottomAnchor, constant: 8)
        .identified("gaps.top == shares.bottom + 8 (hstack.quoin.yaml:16)"),
    ])
    NSLayoutConstraint.activate([
      centres.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("centres.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      centres.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("centres.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      centres.topAnchor.constraint(equalTo: gaps.bottomAnchor, constant: 8)
        .identified("centres.top == gaps.bottom + 8 (hstack.quoin.yaml:17)"),
    ])
    NSLayoutConstraint.activate([
      atTop.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("atTop.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      atTop.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("atTop.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      atTop.topAnchor.constraint(equalTo: centres.bottomAnchor, constant: 8)
        .identified("atTop.top == centres.bottom + 8 (hstack.quoin.yaml:18)"),
    ])
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("middle.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      middle.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("middle.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      middle.topAnchor.constraint(equalTo: atTop.bottomAnchor, constant: 8)
        .identified("middle.top == atTop.bottom + 8 (hstack.quoin.yaml:19)"),
    ])
    NSLayoutConstraint.activate([
      atBottom.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("atBottom.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      atBottom.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("atBottom.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      atBottom.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8)
        .identified("atBottom.top == middle.bottom + 8 (hstack.quoin.yaml:20)"),
    ])
    NSLayoutConstraint.activate([
      onLine.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("onLine.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      onLine.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("onLine.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      onLine.topAnchor.constraint(equalTo: atBottom.bottomAnchor, constant: 8)
        .identified("onLine.top == atBottom.bottom + 8 (hstack.quoin.yaml:21)"),
    ])
    NSLayoutConstraint.activate([
      onLast.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("onLast.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      onLast.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("onLast.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      onLast.topAnchor.constraint(equalTo: onLine.bottomAnchor, constant: 8)
        .identified("onLast.top == onLine.bottom + 8 (hstack.quoin.yaml:22)"),
    ])
    NSLayoutConstraint.activate([
      hiding.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("hiding.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      hiding.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("hiding.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      hiding.topAnchor.constraint(equalTo: onLast.bottomAnchor, constant: 8)
        .identified("hiding.top == onLast.bottom + 8 (hstack.quoin.yaml:23)"),
    ])
    NSLayoutConstraint.activate([
      custom.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("custom.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      custom.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("custom.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      custom.topAnchor.constraint(equalTo: hiding.bottomAnchor, constant: 8)
        .identified("custom.top == hiding.bottom + 8 (hstack.quoin.yaml:24)"),
    ])
    NSLayoutConstraint.activate([
      inset.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("inset.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      inset.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("inset.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      inset.topAnchor.constraint(equalTo: custom.bottomAnchor, constant: 8)
        .identified("inset.top == custom.bottom + 8 (hstack.quoin.yaml:25)"),
    ])
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
        .identified("texts.leading == screen.margins.leading (hstack.quoin.yaml:8)"),
      texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        .identified("texts.trailing == screen.margins.trailing (hstack.quoin.yaml:8)"),
      texts.topAnchor.constraint(equalTo: inset.bottomAnchor, constant: 8)
        .identified("texts.top == inset.bottom + 8 (hstack.quoin.yaml:31)"),
      texts.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        .identified("texts.bottom == screen.margins.bottom (hstack.quoin.yaml:32)"),
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
    equallyC.text = parameters.equallyCText
    equallyC.insets = parameters.equallyCInsets
    sharesA.text = parameters.sharesAText
    sharesA.insets = parameters.sharesAInsets
    sharesB.text = parameters.sharesBText
    sharesB.insets = parameters.sharesBInsets
    sharesC.text = parameters.sharesCText
    sharesC.insets = parameters.sharesCInsets
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
    topA.text = parameters.topAText
    topA.insets = parameters.topAInsets
    topB.text = parameters.topBText
    topB.insets = parameters.topBInsets
    middleA.text = parameters.middleAText
    middleA.insets = parameters.middleAInsets
    middleB.text = parameters.middleBText
    middleB.insets = parameters.middleBInsets
    bottomA.text = parameters.bottomAText
    bottomA.insets = parameters.bottomAInsets
    bottomB.text = parameters.bottomBText
    bottomB.insets = parameters.bottomBInsets
    lineA.text = parameters.lineAText
    lineA.insets = parameters.lineAInsets
    lineB.text = parameters.lineBText
    lineB.insets = parameters.lineBInsets
    lastA.text = parameters.lastAText
    lastA.insets = parameters.lastAInsets
    lastB.text = parameters.lastBText
    lastB.insets = parameters.lastBInsets
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
    textsA.text = parameters.textsAText
    textsA.insets = parameters.textsAInsets
    textsB.text = parameters.textsBText
    textsB.insets = parameters.textsBInsets
  }
}
