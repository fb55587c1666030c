/// A part of a text that is set in one font.
public struct TextRun: Sendable {
  /// The part.
  public var text: String
  /// What it is set in.
  public var font: TextFont

  /// Makes a run.
  public init(_ text: String, font: TextFont) {
    self.text = text
    self.font = font
  }
}
