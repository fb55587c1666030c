/// What events could be sent to.
///
/// UIKit's is an `NSObject`; here it is a class of Swift's own, whose `init()` may be isolated.
@MainActor open class UIResponder {
  /// Makes a responder.
  public init() {}

  /// Takes the focus.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives the focus up.
  @discardableResult open func resignFirstResponder() -> Bool { false }

  /// Whether it has the focus.
  open var isFirstResponder: Bool { false }
}

extension UIResponder: Hashable {
  /// The same object.
  public nonisolated static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Feeds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
