/// What a view is in UIKit, with all that its layout does not depend on: what code is written from.
///
/// A small closed set, so that a writer of code never asks for a view's kind. Whether a container
/// is a stack or scrolls, the view itself says.
public enum Element: Sendable, Hashable {
  /// A `UIView`, a stack or a scroll view with children.
  case container
  /// A `UILabel` with padding.
  case label(insets: WrittenInsets)
  /// A `UITextField`.
  case textField(FieldElement)
  /// A `UITextView` with padding inside its text container's.
  case textView(insets: WrittenInsets, isEditable: Bool)
  /// A `UIButton`.
  case button(ButtonElement)
  /// A `UIImageView` with an SF Symbol, else with a file or an asset.
  case picture(isSymbol: Bool)
  /// A view whose class and properties are all there is to it.
  case control(ControlElement)
}

/// Insets as a spec has them: by direction or by side.
public struct WrittenInsets: Sendable, Hashable {
  /// The distances, leading and trailing already turned.
  public var edges: EdgeInsets
  /// Whether left and right were written, which never turn.
  public var isPhysical: Bool

  /// Makes insets.
  public init(_ edges: EdgeInsets, isPhysical: Bool = false) {
    self.edges = edges
    self.isPhysical = isPhysical
  }

  /// No insets.
  public static let zero = WrittenInsets(.zero)
}

/// A text field in all its states.
public struct FieldElement: Sendable, Hashable {
  /// The text itself, also where bullets or a placeholder stand for it.
  public var text: String
  /// The border.
  public var borderStyle: BorderStyle
  /// The padding at rest.
  public var insets: WrittenInsets
  /// The padding while editing.
  public var editingInsets: WrittenInsets
  /// The padding of the placeholder.
  public var placeholderInsets: WrittenInsets
  /// The view at the left.
  public var leftView: SideElement?
  /// The view at the right.
  public var rightView: SideElement?
  /// When the button that clears the text is there.
  public var clearButton: SideViewMode
}

/// A view at the side of a text field, and when it is there.
public struct SideElement: Sendable, Hashable {
  /// The view.
  public var view: SideView
  /// Whether its picture is an SF Symbol.
  public var isSymbol: Bool
  /// When it is there.
  public var mode: SideViewMode
}

/// The border of a text field, as in `UITextField.BorderStyle`.
public enum BorderStyle: String, Sendable, Hashable, CaseIterable {
  case none, line, bezel, roundedRect
}

/// When a side view is shown, as in `UITextField.ViewMode`.
public enum SideViewMode: String, Sendable, Hashable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}

/// A button's model and what it is given beside its title.
public struct ButtonElement: Sendable, Hashable {
  /// The look of its configuration; nil for the classic model.
  public var configuration: ButtonConfiguration?
  /// The padding; nil where the spec leaves UIKit's.
  public var contentInsets: WrittenInsets?
  /// What moves and narrows the title.
  public var titleInsets: WrittenInsets
  /// What moves the picture.
  public var imageInsets: WrittenInsets
  /// The side of the title that the picture stands on.
  public var imagePlacement: ImagePlacement
  /// Whether the picture is an SF Symbol.
  public var isSymbol: Bool
  /// Whether the title's colour is the spec's and not the configuration's.
  public var hasColor: Bool
  /// Whether the background is the spec's.
  public var hasBackground: Bool
  /// Whether the corner radius is the spec's.
  public var hasCornerRadius: Bool
}

/// The four looks of `UIButton.Configuration`.
public enum ButtonConfiguration: String, Sendable, Hashable, CaseIterable {
  case plain, gray, tinted, filled
}

/// The side of a title that a picture stands on, as in `NSDirectionalRectEdge`.
public enum ImagePlacement: String, Sendable, Hashable, CaseIterable {
  case leading, trailing, top, bottom
}

/// A class of UIKit's or the app's, and the properties that a spec sets of it.
public struct ControlElement: Sendable, Hashable {
  /// A property of the class and its value.
  public struct Property: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: Value
    /// Whether it is what the view shows, which changes while the app runs.
    public var isContent: Bool

    /// Makes a property.
    public init(_ name: String, _ value: Value, isContent: Bool = true) {
      self.name = name
      self.value = value
      self.isContent = isContent
    }
  }

  /// A value of a property, by its type in Swift.
  public enum Value: Sendable, Hashable {
    /// A `Bool`.
    case flag(Bool)
    /// An `Int`.
    case integer(Int)
    /// A `Float`.
    case float(Double)
    /// A `Double`.
    case double(Double)
    /// A `String`.
    case text(String)
    /// A `[String]`.
    case texts([String])
    /// A member of the property's type: "medium".
    case member(String)
  }

  /// The class.
  public var className: String
  /// The module of the class, unless it is UIKit or the app itself.
  public var module: String?
  /// What its initializer is given: code, "" for nothing.
  public var arguments: String
  /// The properties in the order to set them.
  public var properties: [Property]

  /// Makes an element.
  public init(
    _ className: String, module: String? = nil, arguments: String = "",
    properties: [Property] = []
  ) {
    self.className = className
    self.module = module
    self.arguments = arguments
    self.properties = properties
  }
}
