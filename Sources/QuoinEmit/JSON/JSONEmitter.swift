import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The frame table as JSON, version 1 (docs: the command line's reference).
  static let json = Emitter(
    name: "json", fileExtension: "json", summary: "the frame table as JSON", isPerLayout: false
  ) { inputs in
    JSONWriter.text(["quoin": .integer(1), "layouts": .array(inputs.map(\.json))])
  }
}

extension EmitInput {
  /// The layout as JSON.
  var json: JSONValue {
    let screen = layout.screen
    let cell = screen.cell
    let ids = screen.views.map(\.id)
    let views = zip(screen.views, layout.frames.views).map { view, frame in
      let parent = view.parent.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
      return JSONValue.view(view, frame, parent: parent)
    }
    return [
      "screen": .string(screen.name),
      "file": .string(screen.source.file.path),
      "device": .string(orNull: cell.device),
      "orientation": .string(cell.orientation.rawValue),
      "textSize": .string(cell.textSize.rawValue),
      "locale": .string(cell.locale),
      "direction": .string(cell.direction.rawValue),
      "theme": .string(cell.theme.rawValue),
      "size": .numbers([layout.frames.size.width, layout.frames.size.height]),
      "scale": .number(screen.canvas.scale),
      "views": .array(views),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
  }
}

extension JSONValue {
  fileprivate static func view(_ view: View, _ frame: ViewFrame, parent: String?) -> JSONValue {
    [
      "id": .string(view.id),
      "kind": .string(view.kind),
      "parent": .string(orNull: parent),
      "source": [
        "file": .string(view.source.file.path), "line": .integer(view.source.start.line),
      ],
      "frame": .rect(frame.frame),
      "content": frame.content.map { .rect($0) } ?? .null,
      "baselines": frame.baselines.map { .numbers([$0.first, $0.last]) } ?? .null,
      "lines": .integer(frame.lineCount),
      "truncated": .bool(frame.isTruncated),
      "hidden": .bool(view.isHidden),
      "estimated": .bool(frame.isEstimated),
    ]
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.x, rect.y, rect.width, rect.height])
  }
}
