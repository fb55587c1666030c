/// What a view is to accessibility tools, by the names of Swift's `UIAccessibilityTraits`.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
enum AccessibilityTrait: String, Sendable, CaseIterable {
  case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, tabBar, toggleButton
}

extension ValueType where Value == [AccessibilityTrait] {
  /// A trait, or a list of traits.
  static let accessibilityTraits = ValueType<[AccessibilityTrait]>.list(of: .word("a trait"))
}
