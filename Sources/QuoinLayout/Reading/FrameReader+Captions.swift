import QuoinScreen
import QuoinText

/// Captions of controls.
extension FrameReader {
  /// Places a control's captions in equal shares of its frame, from leading to trailing.
  mutating func place(_ captions: Captions, of view: View, _ result: inout ViewFrame) {
    guard !captions.texts.isEmpty else { return }
    let width = result.frame.width / Double(captions.texts.count)
    let isMirrored = screen.cell.direction == .rightToLeft
    var needed = 0.0
    for (number, text) in captions.texts.enumerated() where !text.isEmpty {
      let column = isMirrored ? captions.texts.count - 1 - number : number
      let share = Rect(
        x: result.frame.x + Double(column) * width, y: result.frame.y + captions.topInset,
        width: width, height: result.frame.height - captions.topInset)
      let room = max(0, width - captions.leadingInset)
      let measurement = measurer.measurement(of: text, captions, width: room)
      if measurement.isTruncated {
        result.isTruncated = true
        needed = max(needed, measurer.measurement(of: text, captions, width: nil).width)
      }
      guard let line = measurement.lines.first else { continue }
      result.isEstimated = result.isEstimated || measurement.isEstimated
      let top = measurer.grid.round(share.y + (share.height - measurement.height) / 2)
      result.lines.append(
        TextLine(
          text: line.text, x: start(line.width, captions, in: share, isMirrored: isMirrored),
          baseline: top + measurement.firstBaseline, width: line.width))
    }
    if result.isTruncated {
      diagnostics.append(
        TextReport.captionTruncated(view, room: width, needs: measurer.grid.ceil(needed)))
    }
  }

  private func start(
    _ width: Double, _ captions: Captions, in share: Rect, isMirrored: Bool
  ) -> Double {
    guard captions.alignment == .natural else { return share.x + (share.width - width) / 2 }
    return isMirrored
      ? share.right - captions.leadingInset - width : share.x + captions.leadingInset
  }
}
