import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// The whole compilation as one function: parse, resolve, lay out.
public enum Compiler {
  /// What a user may set from outside a spec; nil leaves it to the spec.
  public struct Options: Sendable {
    /// The device's name.
    public var device: String?
    /// The orientation.
    public var orientation: Cell.Orientation?
    /// A canvas in place of a device.
    public var canvas: Canvas?
    /// The Dynamic Type category.
    public var textSize: TextSize?
    /// The locale.
    public var locale: String?
    /// The direction.
    public var direction: LayoutDirection?
    /// The theme.
    public var theme: Cell.Theme?
    /// The most views in a screen.
    public var maxViews = 10_000

    /// Leaves everything to the spec.
    public init() {}
  }

  /// The result for one spec file: a layout for each screen that has no error, in order.
  public struct Result: Sendable {
    /// The finished layouts.
    public var layouts: [ScreenLayout]
    /// What the stages had to say, in source order.
    public var diagnostics: [Diagnostic]
  }

  /// Compiles a spec file.
  public static func compile(
    _ file: SourceFile, notation: SyntaxParser.Notation, options: Options = Options(),
    files: any FileProvider
  ) -> Result {
    Result(layouts: [], diagnostics: [])
  }
}
