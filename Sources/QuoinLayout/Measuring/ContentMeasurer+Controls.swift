import QuoinScreen
import QuoinText

/// Pictures and controls.
extension ContentMeasurer {
  /// The size of a content that does not follow the width of its view; nil where it has none.
  mutating func fixedSize(of content: View.Content) -> ContentSize? {
    switch content {
    case .none, .text: return nil
    case .picture(_, let size): return size.map { ContentSize($0) }
    case .control(let control):
      var size = control.size
      if let captions = control.captions, let fitting = captions.fitting {
        size.width = width(of: captions, fitting)
      }
      return size == .none ? nil : size
    }
  }

  /// The measurement of a caption in a share of a width; nil for a share without end.
  mutating func measurement(
    of text: String, _ captions: Captions, width: Double?
  ) -> TextMeasurement {
    ruler.measure(
      TextContent(text: text, font: captions.font, color: captions.color), width: width)
  }

  /// Equal shares for the widest text, rounded up to whole points as in frames that Interface
  /// Builder stored, and the dividers between them.
  private mutating func width(of captions: Captions, _ fitting: Captions.Fitting) -> Double {
    guard !captions.texts.isEmpty else { return 0 }
    var widest = 0.0
    for text in captions.texts {
      widest = max(widest, measurement(of: text, captions, width: nil).width)
    }
    let count = Double(captions.texts.count)
    let share = PixelGrid(scale: 1).ceil(widest) + fitting.padding
    return count * share + (count - 1) * fitting.divider
  }
}
