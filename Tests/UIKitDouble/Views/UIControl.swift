/// A view that can be used.
@MainActor open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Where its content stands along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where its content stands along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// What is done on an event, by the action's identifier.
  private var actions: [(event: Event, action: UIAction)] = []

  /// Adds an action for events, in the place of one of the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    for event in Event.each where events.contains(event) {
      actions.removeAll { $0.event == event && $0.action.identifier == action.identifier }
      actions.append((event, action))
    }
  }

  /// Removes the action of an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { events.contains($0.event) && $0.action.identifier == identifier }
  }

  /// Tells of events.
  open func sendActions(for events: Event) {
    for (event, action) in actions where events.contains(event) { action.perform(by: self) }
  }

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text is edited no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// All of them, one by one.
    static let each: [Event] = [.valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd]
  }

  /// Where content stands along the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// Where content stands along the width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// States of a control.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No state in particular.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// Where the content stands, as the direction turns it.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
}
