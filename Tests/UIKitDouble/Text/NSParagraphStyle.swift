/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The values, which only a mutable style changes.
  struct Values: Hashable {
    /// What a line's height is multiplied with; 0 for nothing.
    var lineHeightMultiple: CGFloat = 0
    /// Room between two lines.
    var lineSpacing: CGFloat = 0
    /// Room after the paragraph.
    var paragraphSpacing: CGFloat = 0
    /// Where lines stand.
    var alignment = NSTextAlignment.natural
    /// What happens where the text does not fit.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// The values.
  fileprivate(set) var values = Values()

  /// What a line's height is multiplied with; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Room between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens where the text does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  open override func copy() -> Any {
    let style = NSParagraphStyle()
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
}
