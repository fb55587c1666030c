extension ViewKind {
  /// `UITableView`.
  static let table = host(
    "table", "A table, by a name or its children.", clips: true,
    element: ControlElement("UITableView")
  ) { context in
    // Rows of 44 points, UIKit's default, as far as they fit.
    (1...24).map {
      .hairline(at: .init(0, 44 * Double($0)), context.systemColor("separator"))
    }
  }

  /// `UICollectionView`.
  static let collection = host(
    "collection", "A collection of cells, by a name or its children.", clips: true,
    element: ControlElement(
      "UICollectionView",
      arguments: "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()")
  ) { context in
    (0..<9).map { cell in
      let (column, row) = (Double(cell % 3), Double(cell / 3))
      return Shape(
        .box(cornerRadius: 6),
        .init(from: .init(column / 3, 4), to: .init((column + 1) / 3, -4)),
        .init(from: .init(row / 3, 4), to: .init((row + 1) / 3, -4)),
        fill: context.systemColor("quaternarySystemFill"))
    }
  }

  /// `WKWebView`.
  static let web = host(
    "web", "A web page, by a name.", clips: true,
    element: ControlElement("WKWebView", module: "WebKit"), attributes: [givenSize.description]
  ) { context in
    let line = context.systemColor("quaternarySystemFill")
    return [
      .plate(context.systemColor("systemBackground")),
      Shape(.box(cornerRadius: 6), .whole(less: 8), .start(8, length: 28), fill: line),
    ]
  }

  /// `MKMapView`.
  static let map = host(
    "map", "A map, by a name.", clips: true,
    element: ControlElement("MKMapView", module: "MapKit"), attributes: [givenSize.description]
  ) { context in
    let road = context.systemColor("systemYellow")
    return [
      .plate(context.systemColor("systemGray6")),
      Shape(.line, .whole(), .whole(), stroke: road, lineWidth: 3),
      Shape(
        .line, .init(from: .init(0), to: .init(1)), .init(from: .init(0.7), to: .init(0.35)),
        stroke: road, lineWidth: 2),
      Shape(
        .ellipse, .around(0.5, length: 14), .around(0.35, length: 14),
        fill: context.systemColor("systemRed")),
    ]
  }

  /// A view of no content size that shows a name until it has children.
  private static func host(
    _ name: String, _ summary: String, clips: Bool, element: ControlElement,
    attributes: [AttributeDescription] = [],
    shapes: @escaping @Sendable (ReadContext) -> [Shape]
  ) -> ViewKind {
    ViewKind(
      name: name, contentType: .nameOrChildren, summary: summary, attributes: attributes,
      prepare: { $0.appearance.clips = clips }
    ) { body, view, context in
      let hasChildren = body.content.entries != nil
      view.element = .control(element)
      view.content = .control(
        ControlContent(
          shapes: hasChildren ? [] : shapes(context),
          captions: context.caption(of: body.content)))
      if attributes.contains(givenSize.description) {
        view.givenContentSize = body.attributes.read(givenSize, &context)
      }
    }
  }
}
