import QuoinLayout
import QuoinSource

/// What an emitter writes: a finished layout and what was said of it.
public struct EmitInput: Sendable {
  /// The layout.
  public var layout: ScreenLayout
  /// The diagnostics of this screen in this cell, in source order.
  public var diagnostics: [Diagnostic]
  /// What the user chose of code.
  public var code: CodeOptions

  /// Makes an input.
  public init(
    _ layout: ScreenLayout, diagnostics: [Diagnostic] = [], code: CodeOptions = CodeOptions()
  ) {
    self.layout = layout
    self.diagnostics = diagnostics
    self.code = code
  }
}
