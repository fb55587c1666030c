import QuoinScreen
import QuoinSource

/// Warnings about a text in its final place.
enum TextReport {
  /// The text is not shown in full; sizes are the text's own, without padding, and `lines` how many
  /// all of it needs.
  static func truncated(
    _ view: View, _ padded: PaddedText, room: Size, needs: Size, lines: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "truncated",
      "the text of '\(view.id)' is truncated: it needs \(text(needs)) and has \(text(room))",
      at: view.source, hint: hint(padded, room: room, needs: needs, lines: lines), view: view.id)
  }

  /// A caption of a control is not shown in full; widths are of one caption.
  static func captionTruncated(_ view: View, room: Double, needs: Double) -> Diagnostic {
    Diagnostic(
      .warning, id: "truncated",
      "a text in '\(view.id)' is truncated: it needs \(PointText.text(needs)) and has "
        + PointText.text(room),
      at: view.source, hint: "make the view wider or the text shorter", view: view.id)
  }

  /// Padding, border and side views leave no room for the text.
  static func insetsExceed(_ view: View, frame: Rect, _ padded: PaddedText) -> Diagnostic {
    let around = padded.surround
    let taken = Size(width: around.left + around.right, height: around.top + around.bottom)
    return Diagnostic(
      .warning, id: "insets-exceed-frame",
      "the insets of '\(view.id)' take \(text(taken)) of a frame of \(text(frame.size))",
      at: view.source, hint: "make the view larger or its insets smaller", view: view.id)
  }

  private static func hint(
    _ padded: PaddedText, room: Size, needs: Size, lines: Int
  ) -> String {
    let width = needs.width - room.width
    let height = needs.height - room.height
    let narrowing = padded.content.companions?.titleInsets ?? .zero
    if width > 0, narrowing.left + narrowing.right > 0 {
      return "titleInsets never widen a button: add the room to contentInsets, and take it back at"
        + " the title's other side"
    }
    let takesLines = padded.content.takesLines
    let limit = padded.content.lineLimit
    if width > 0 {
      let room = "give it \(PointText.text(width)) more of width"
      return takesLines ? room + ", or more lines" : room
    }
    if takesLines, limit > 0, lines > limit {
      return "allow \(lines) lines, or any number: lines: 0"
    }
    if height > 0 { return "give it \(PointText.text(height)) more of height" }
    return takesLines ? "allow more lines" : "make the view larger or the text shorter"
  }

  private static func text(_ size: Size) -> String {
    PointText.text(width: size.width, height: size.height)
  }
}
