/// A bar of the system's at the screen's top or bottom: drawn over the views, and part of what the
/// safe area leaves out.
public struct ChromeBar: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case navigationBar, tabBar, toolbar, keyboard

    /// Whether it is at the top of the screen; else it is at the bottom.
    public var isAtTop: Bool { self == .navigationBar }
  }

  /// What it is.
  public var kind: Kind
  /// How far its outer edge is from the screen's, in points.
  public var outer: Double
  /// How far its inner edge, towards the views, is from the screen's edge, in points.
  public var inner: Double

  /// Makes a bar.
  public init(_ kind: Kind, from outer: Double, to inner: Double) {
    self.kind = kind
    self.outer = outer
    self.inner = inner
  }
}

extension Canvas {
  /// How much of the screen's bottom the keyboard covers, in points: 0 when it is down.
  public var keyboardHeight: Double {
    chrome.first { $0.kind == .keyboard }?.inner ?? 0
  }
}
