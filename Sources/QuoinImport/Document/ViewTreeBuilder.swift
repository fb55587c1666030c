import QuoinLayout
import QuoinScreen
import QuoinSource

/// Builds the views of a root, parents first.
struct ViewTreeBuilder {
  private let document: InterfaceDocument
  private let variations: Variations
  private var views: [InterfaceView] = []
  private var guides: [ExactString: InterfaceGuide] = [:]
  private var unknown: [(element: XMLElement, view: Int)] = []
  private var unusedVariations: [(element: XMLElement, view: Int)] = []

  /// Builds views of a document.
  init(_ document: InterfaceDocument) {
    self.document = document
    variations = Variations(device: document.device)
  }

  /// Builds the root of an element.
  mutating func build(
    _ element: XMLElement, id: String, role: InterfaceRoot.Role
  ) -> InterfaceRoot {
    // A root without a stored frame fills its device, as a view controller's does.
    let device = document.device.size
    let size = element.frame.map { Size(width: $0.width, height: $0.height) } ?? device
    add(
      element, parent: nil, frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      isGiven: true)
    var root = InterfaceRoot(id: id, role: role, views: views)
    root.guides = guides
    root.unknown = unknown
    root.unusedVariations = unusedVariations
    return root
  }

  private mutating func add(_ source: XMLElement, parent: Int?, frame: Rect?, isGiven: Bool) {
    let index = views.count
    let (element, others) = variations.resolve(source)
    unusedVariations += others.map { ($0, index) }
    views.append(
      InterfaceView(
        element: element, id: element["id"], parent: parent, frame: frame, isGiven: isGiven,
        constraints: []))
    for child in element.children {
      switch child.name {
      case "subviews":
        for subview in child.children { add(subview, in: index, isGiven: false) }
      case "constraints":
        for constraint in child.children { add(constraint: constraint, of: index) }
      case "viewLayoutGuide": addGuide(child, of: index)
      default:
        if child["key"] == "contentView", child.frame != nil {
          add(child, in: index, isGiven: true)
        } else if !KnownElements.inViews.contains(child.name) {
          unknown.append((child, index))
        }
      }
    }
  }

  private mutating func add(_ element: XMLElement, in parent: Int, isGiven: Bool) {
    var frame = element.frame
    if let stored = frame {
      frame = views[parent].frame.map { origin in
        Rect(
          x: origin.x + stored.x, y: origin.y + stored.y, width: stored.width,
          height: stored.height)
      }
    }
    add(element, parent: parent, frame: frame, isGiven: isGiven)
  }

  private mutating func add(constraint source: XMLElement, of index: Int) {
    let (element, others) = variations.resolve(source)
    unusedVariations += others.map { ($0, index) }
    guard element.name == "constraint", let constraint = InterfaceConstraint(element) else {
      unknown.append((element, index))
      return
    }
    views[index].constraints.append(constraint)
  }

  private mutating func addGuide(_ element: XMLElement, of index: Int) {
    guard let id = element["id"] else { return }
    let kind: InterfaceGuide.Kind
    switch element["key"] {
    case "safeArea": kind = .safeArea
    case "contentLayoutGuide": kind = .content
    case "frameLayoutGuide": kind = .frame
    case "keyboard": kind = .keyboard
    default:
      unknown.append((element, index))
      return
    }
    guides[ExactString(id)] = InterfaceGuide(kind: kind, view: index)
  }
}

/// The elements of Interface Builder's documents that stand in views.
enum KnownElements {
  /// Elements in views that are read, or that say nothing of the layout and are counted as not
  /// carried.
  ///
  /// Any other is told as unknown.
  static let inViews: Set<String> = [
    "rect", "color", "autoresizingMask", "connections", "nil", "fontDescription", "point", "size",
    "string", "mutableString", "attributedString", "textInputTraits",
    "userDefinedRuntimeAttributes",
    "state", "inset", "edgeInsets", "directionalEdgeInsets", "accessibility", "segments", "items",
    "gestureRecognizers", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "date",
    "imageReference", "preferredSymbolConfiguration", "buttonConfiguration", "blurEffect",
    "vibrancyEffect", "collectionViewFlowLayout", "collectionViewLayout", "prototypes", "cells",
    "sections", "tableView", "collectionReusableView", "view", "wkWebViewConfiguration",
    "scopeButtonTitles", "textAttributes", "navigationBarAppearance", "toolbarAppearance",
    "tabBarAppearance", "locale", "calendar", "timeZone", "dataDetectorType", "variation",
    "array", "bool", "integer", "real", "value", "keyCommands", "menu", "command", "action",
    "barButtonItem", "navigationItem", "label", "imageView", "image", "images", "customSpacing",
    "swipeGestureRecognizer", "tapGestureRecognizer", "searchBar", "backgroundConfiguration",
    "listContentConfiguration", "collectionViewCompositionalLayout", "offsetWrapper",
  ]
}
