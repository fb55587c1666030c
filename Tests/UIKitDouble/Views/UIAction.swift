import Foundation

/// Something that is done on an event.
@MainActor open class UIAction {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells it from others.
  public let identifier: Identifier
  /// What has sent it, while it is done.
  open private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// Makes an action.
  ///
  /// UIKit has the title, the picture and more of it before the handler; they have defaults.
  public init(
    identifier: Identifier? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("\(UUID())")
    self.handler = handler
  }

  /// Does it for a sender.
  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
