/// How lines follow each other, as in `NSParagraphStyle`.
public struct ParagraphStyle: Sendable, Hashable {
  /// What each line's height is multiplied with; more than 1 adds room above the glyphs.
  public var lineHeightMultiple: Double
  /// Room between two lines, none after the last, in points.
  public var lineSpacing: Double
  /// Further room between two paragraphs, none after the last, in points.
  public var paragraphSpacing: Double

  /// Makes a style; without arguments lines stand as their fonts have them.
  public init(
    lineHeightMultiple: Double = 1, lineSpacing: Double = 0, paragraphSpacing: Double = 0
  ) {
    self.lineHeightMultiple = lineHeightMultiple
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
  }

  /// Lines as their fonts have them.
  public static let plain = ParagraphStyle()
}
