/// The system's colours, by name.
extension UIColor {
  /// System red.
  public static let systemRed = UIColor(system: "systemRed")
  /// System orange.
  public static let systemOrange = UIColor(system: "systemOrange")
  /// System yellow.
  public static let systemYellow = UIColor(system: "systemYellow")
  /// System green.
  public static let systemGreen = UIColor(system: "systemGreen")
  /// System mint.
  public static let systemMint = UIColor(system: "systemMint")
  /// System teal.
  public static let systemTeal = UIColor(system: "systemTeal")
  /// System cyan.
  public static let systemCyan = UIColor(system: "systemCyan")
  /// System blue.
  public static let systemBlue = UIColor(system: "systemBlue")
  /// System indigo.
  public static let systemIndigo = UIColor(system: "systemIndigo")
  /// System purple.
  public static let systemPurple = UIColor(system: "systemPurple")
  /// System pink.
  public static let systemPink = UIColor(system: "systemPink")
  /// System brown.
  public static let systemBrown = UIColor(system: "systemBrown")
  /// System gray.
  public static let systemGray = UIColor(system: "systemGray")
  /// System gray 2.
  public static let systemGray2 = UIColor(system: "systemGray2")
  /// System gray 3.
  public static let systemGray3 = UIColor(system: "systemGray3")
  /// System gray 4.
  public static let systemGray4 = UIColor(system: "systemGray4")
  /// System gray 5.
  public static let systemGray5 = UIColor(system: "systemGray5")
  /// System gray 6.
  public static let systemGray6 = UIColor(system: "systemGray6")
  /// Label.
  public static let label = UIColor(system: "label")
  /// Secondary label.
  public static let secondaryLabel = UIColor(system: "secondaryLabel")
  /// Tertiary label.
  public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
  /// Quaternary label.
  public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
  /// Placeholder text.
  public static let placeholderText = UIColor(system: "placeholderText")
  /// Link.
  public static let link = UIColor(system: "link")
  /// Separator.
  public static let separator = UIColor(system: "separator")
  /// Opaque separator.
  public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
  /// System fill.
  public static let systemFill = UIColor(system: "systemFill")
  /// Secondary system fill.
  public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
  /// Tertiary system fill.
  public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
  /// Quaternary system fill.
  public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
  /// System background.
  public static let systemBackground = UIColor(system: "systemBackground")
  /// Secondary system background.
  public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
  /// Tertiary system background.
  public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
  /// System grouped background.
  public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
  /// Secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackground")
  /// Tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackground")
  /// Tint color.
  public static let tintColor = UIColor(system: "tintColor")
  /// Black.
  public static let black = UIColor(system: "black")
  /// Dark gray.
  public static let darkGray = UIColor(system: "darkGray")
  /// Gray.
  public static let gray = UIColor(system: "gray")
  /// Light gray.
  public static let lightGray = UIColor(system: "lightGray")
  /// White.
  public static let white = UIColor(system: "white")
  /// Red.
  public static let red = UIColor(system: "red")
  /// Green.
  public static let green = UIColor(system: "green")
  /// Blue.
  public static let blue = UIColor(system: "blue")
  /// Cyan.
  public static let cyan = UIColor(system: "cyan")
  /// Yellow.
  public static let yellow = UIColor(system: "yellow")
  /// Magenta.
  public static let magenta = UIColor(system: "magenta")
  /// Orange.
  public static let orange = UIColor(system: "orange")
  /// Purple.
  public static let purple = UIColor(system: "purple")
  /// Brown.
  public static let brown = UIColor(system: "brown")
  /// Clear.
  public static let clear = UIColor(system: "clear")
}
