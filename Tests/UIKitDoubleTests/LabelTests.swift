import Testing
import UIKitDouble

/// Labels against recorded output of UIKit and the contract of their text rectangle.
@MainActor @Suite(.serialized) struct LabelTests {
  /// Recorded by pointfreeco/swift-snapshot-testing: title 1 at scale 3, XS to AX5.
  @Test func heightsOfTitlesAreAsRecorded() {
    let pixels: [CGFloat] = [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]
    for (category, height) in zip(UIContentSizeCategory.all, pixels) {
      let label = UILabel()
      label.font = .preferredFont(
        forTextStyle: .title1,
        compatibleWith: UITraitCollection(
          preferredContentSizeCategory: category))
      label.text = "Title"
      UITraitCollection.current = .host(scale: 3)
      #expect(abs(label.intrinsicContentSize.height - height / 3) < 1e-9, "\(category.rawValue)")
    }
  }

  /// Recorded as above: 14 to 17 points at scale 3.
  @Test(arguments: [(14.0, 51.0), (15, 54), (16, 58), (17, 61)])
  func heightsOfSystemFontsAreAsRecorded(size: Double, pixels: Double) {
    UITraitCollection.current = .host(scale: 3)
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "the"
    #expect(abs(label.intrinsicContentSize.height - pixels / 3) < 1e-9)
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(UILabel().intrinsicContentSize == .zero)
    let padded = PaddedLabel()
    padded.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(padded.intrinsicContentSize == CGSize(width: 6, height: 4))
  }

  /// Lines are broken at the width less the insets: the report of the last line that is cut.
  @Test func aPaddedLabelWrapsInsideItsInsets() {
    let label = PaddedLabel()
    label.font = Screens.unitFont
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    label.insets = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)
    Screens.show([label]) { root in
      [
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 120),
      ]
    }
    // 90 points hold nine letters: "aaaa bbbb" and "cccc".
    #expect(Screens.numbers(label.frame) == [0, 0, 120, 60])
    #expect(LayoutFindings.all == [])
  }

  /// A bubble shrinks to its longest line.
  @Test func aWrappedLabelIsAsWideAsItsLongestLine() {
    let label = Screens.label("aaaa bb cccccc", lines: 0)
    Screens.show([label]) { root in
      [
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 95),
      ]
    }
    #expect(Screens.numbers(label.frame) == [0, 0, 70, 48])
  }

  @Test func aPreferredWidthBoundsTheContent() {
    let label = Screens.label("aaaa bbbb", lines: 0)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 48))
  }

  @Test func centredFramesGoToTheNearestPixelTiesUp() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "the"
    let environment = Screens.environment(
      width: 1080, height: 810, scale: 3,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    Screens.show([label], in: environment) { root in
      [
        label.centerXAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerYAnchor),
      ]
    }
    #expect(abs(label.frame.minY - 405) < 1e-9)
    #expect(abs(label.frame.height - 61.0 / 3) < 1e-9)
  }

  @Test func aFontFollowsTheTextSize() {
    let label = UILabel()
    label.text = "the"
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    let window = Screens.show([label]) { root in
      [
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ]
    }
    #expect(label.font.pointSize == 17)
    window.environment.traits = .host(scale: 2, textSize: .accessibilityExtraLarge)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 40)
    #expect(label.frame.height == 48)
  }

  @Test func baselinesFollowTheDrawnText() {
    let padded = PaddedLabel()
    padded.font = Screens.unitFont
    padded.text = "a"
    padded.insets = UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 0)
    let plain = Screens.label("b")
    Screens.show([padded, plain]) { root in
      [
        padded.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        padded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        plain.leadingAnchor.constraint(equalTo: padded.trailingAnchor),
        plain.firstBaselineAnchor.constraint(equalTo: padded.firstBaselineAnchor),
      ]
    }
    // The padded baseline is 30 + 10 + 18 from the top, the plain one 18 below its own top.
    #expect(Screens.numbers(plain.frame) == [10, 40, 10, 24])
  }
}
