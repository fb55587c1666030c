/// What a text field takes, which has no part in the layout.
public struct TextInput: Sendable, Hashable {
  /// What the field shows while it is empty; nil for nothing.
  public var placeholder: String?
  /// The keyboard.
  public var keyboard: Keyboard
  /// Whether bullets stand for the text.
  public var isSecure: Bool
  /// Whether the field is laid out as while editing.
  public var isEditing: Bool

  /// The keyboards, as in `UIKeyboardType`.
  public enum Keyboard: String, Sendable, Hashable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// Makes the input of a field at rest.
  public init() {
    placeholder = nil
    keyboard = .default
    isSecure = false
    isEditing = false
  }
}
