import QuoinScreen
import QuoinSource

/// A view of a spec in the making.
struct ViewDraft {
  /// Where the size of a view's content comes from.
  enum SizeSource: Equatable {
    /// Quoin's own model of the kind, or a kind that has no content size.
    case modelled
    /// A size that the document stores for a picture or a designable view.
    case document
    /// Nothing that can be computed from the document: the kind has no model.
    case unknown
  }

  /// The kind: the key that carries the content.
  var kind: String
  /// The content; children are added later.
  var content: SpecNode
  /// The attributes, in order.
  var attributes: [SpecEntry] = []
  /// Remarks above the view.
  var comments: [String] = []
  /// Whether its subviews are its content.
  var takesChildren = false
  /// Where its content size comes from.
  var sizeSource = SizeSource.modelled
  /// The content size that the document stores beside the frame.
  var intrinsic: (width: Double?, height: Double?) = (nil, nil)
  /// What is told of it.
  var diagnostics: [Diagnostic] = []

  /// Makes a draft of a kind.
  init(_ kind: String, _ content: SpecNode) {
    self.kind = kind
    self.content = content
  }

  /// A container.
  static func container(_ kind: String) -> ViewDraft {
    var draft = ViewDraft(kind, .map([]))
    draft.takesChildren = true
    return draft
  }

  /// Adds an attribute.
  mutating func set(_ key: String, _ value: SpecNode?) {
    guard let value else { return }
    attributes.append(SpecEntry(key, value))
  }

  /// Adds a word or a number where it is not what holds anyway.
  mutating func set(_ key: String, plain value: String?, unless usual: String? = nil) {
    guard let value, value != usual else { return }
    attributes.append(SpecEntry(key, .plain(value)))
  }
}

/// What the kinds need to know of the document.
struct KindContext {
  /// The document.
  let document: InterfaceDocument
  /// The colours of the spec so far.
  var colors = ColorTable()

  /// A natural size that the document stores for a picture.
  func imageSize(_ name: String) -> Size? { document.images[ExactString(name)] }
}

/// How the elements of one name become views: the importer's counterpart of a `ViewKind`.
///
/// To add an element: one entry in `all`.
struct KindImporter: Sendable {
  /// Makes the view.
  let draft: @Sendable (XMLElement, inout KindContext) -> ViewDraft

  /// The importers by the element's name.
  static let all: [String: KindImporter] = [
    "label": KindImporter(draft: label),
    "textField": KindImporter(draft: textField),
    "textView": KindImporter(draft: textView),
    "button": KindImporter(draft: button),
    "imageView": KindImporter(draft: imageView),
    "view": KindImporter(draft: view),
    "tableViewCellContentView": KindImporter(draft: container),
    "collectionViewCellContentView": KindImporter(draft: container),
    "tableViewCell": KindImporter(draft: container),
    "collectionViewCell": KindImporter(draft: container),
    "collectionReusableView": KindImporter(draft: container),
    "containerView": KindImporter(draft: embedded),
    "visualEffectView": KindImporter(draft: container),
    "stackView": KindImporter(draft: stackView),
    "scrollView": KindImporter(draft: scrollView),
    "switch": KindImporter(draft: toggle),
    "slider": KindImporter(draft: slider),
    "progressView": KindImporter(draft: progressView),
    "activityIndicatorView": KindImporter(draft: activityIndicator),
    "segmentedControl": KindImporter(draft: segmentedControl),
    "stepper": KindImporter(draft: stepper),
    "pageControl": KindImporter(draft: pageControl),
    "datePicker": KindImporter(draft: datePicker),
    "pickerView": KindImporter(draft: host("picker", "Picker")),
    "searchBar": KindImporter(draft: searchBar),
    "tableView": KindImporter(draft: host("table", "Table")),
    "collectionView": KindImporter(draft: host("collection", "Collection")),
    "wkWebView": KindImporter(draft: host("web", "Web")),
    "webView": KindImporter(draft: host("web", "Web")),
    "mapView": KindImporter(draft: host("map", "Map")),
    "toolbar": KindImporter(draft: host("toolbar", "Toolbar")),
    "navigationBar": KindImporter(draft: navigationBar),
    "tabBar": KindImporter(draft: host("tabBar", "Tabs")),
  ]

  /// The view of an element; one of a name that is not known is a custom view of that name.
  static func draft(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft: ViewDraft
    if let importer = all[element.name] {
      draft = importer.draft(element, &context)
    } else {
      draft = unknown(element)
    }
    CommonProperties.add(to: &draft, element, &context)
    return draft
  }

  /// An element that nothing here knows, kept as a view without a model.
  private static func unknown(_ element: XMLElement) -> ViewDraft {
    let name =
      element["customClass"].flatMap(ClassName.spelled) ?? ClassName.ofElement(element.name)
    var draft = ViewDraft("custom", .text(name))
    draft.sizeSource = .unknown
    draft.comments.append("<\(element.name)> is not known to Quoin")
    draft.diagnostics.append(.unknownView(element))
    return draft
  }
}

/// Names of Swift classes.
enum ClassName {
  /// A class's name; nil where it cannot be one.
  static func spelled(_ text: String) -> String? {
    // Objective-C's runtime name of a Swift class names its module before it.
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isXIDStart,
      scalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return text
  }

  /// A class's name made of an element's: `arscnView` is `ArscnView`.
  static func ofElement(_ name: String) -> String {
    let letters = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isXIDContinue }))
    let name = letters.prefix(1).uppercased() + letters.dropFirst()
    return name.isEmpty ? "View" : String(name)
  }
}

extension Diagnostic {
  fileprivate static func unknownView(_ element: XMLElement) -> Diagnostic {
    let id = element["id"].map { " \(VisibleText.escape($0))" } ?? ""
    return Diagnostic(
      .warning, id: "unknown-element",
      "<\(VisibleText.escape(element.name))>\(id) is no view that Quoin knows", at: element.range,
      hint: "it is imported as a custom view of its stored size")
  }
}
