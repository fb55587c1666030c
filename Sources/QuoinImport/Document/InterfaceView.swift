import QuoinLayout
import QuoinSource

/// A view of a root with what Interface Builder stored of it.
struct InterfaceView {
  /// The element, variations applied.
  var element: XMLElement
  /// Interface Builder's id; nil for a content view without one.
  var id: String?
  /// The view it is in, by its index in the root; nil for the root view itself.
  var parent: Int?
  /// The stored frame in the root view's coordinates, in points, nothing scrolled; nil where the
  /// document has none of the view or of one that it is in.
  var frame: Rect?
  /// Whether the system places it and no constraint: the root and content views of cells.
  var isGiven: Bool
  /// The constraints that it owns.
  var constraints: [InterfaceConstraint]

  /// The name of its element: "imageView".
  var tag: String { element.name }
  /// The app's class; nil for UIKit's own.
  var customClass: String? { element["customClass"] }
  /// Whether its frame comes from its autoresizing mask and not from constraints.
  var isAutoresized: Bool {
    !isGiven && element.flag("translatesAutoresizingMaskIntoConstraints") != false
  }
}

/// A view with all that is in it: what one spec describes.
struct InterfaceRoot {
  /// What a root is part of.
  enum Role: Equatable {
    /// The view of a view controller.
    case screen
    /// A view of a xib.
    case freestanding
    /// A cell, header or footer of a table or collection.
    case cell
  }

  /// The id of the root's element.
  var id: String
  /// What it is part of.
  var role: Role
  /// The views in preorder, the root first.
  var views: [InterfaceView]
  /// The guides, by id.
  var guides: [ExactString: InterfaceGuide]
  /// The view controller or file's owner it belongs to.
  var owner: XMLElement?
  /// What the owner and the root are connected to by name, the destination's id first.
  var outlets: [(destination: String, name: String)]
  /// The bars around it.
  var bars: SimulatedBars
  /// Elements that nothing here knows.
  var unknown: [(element: XMLElement, view: Int)]
  /// Whether it is a cell of a table with groups.
  var isInGroupedTable = false
  /// Variations that the canvas does not use, with their view.
  var unusedVariations: [(element: XMLElement, view: Int)]

  /// The index of a view by its id.
  func view(_ id: String) -> Int? { indices[ExactString(id)] }

  private let indices: [ExactString: Int]

  /// Makes a root.
  init(id: String, role: Role, views: [InterfaceView]) {
    self.id = id
    self.role = role
    self.views = views
    guides = [:]
    outlets = []
    bars = SimulatedBars()
    unknown = []
    unusedVariations = []
    indices = Dictionary(
      views.indices.compactMap { index in views[index].id.map { (ExactString($0), index) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A layout guide.
struct InterfaceGuide {
  /// What it is a guide of.
  enum Kind: Equatable {
    /// A view's safe area.
    case safeArea
    /// A scroll view's content and its frame.
    case content, frame
    /// The keyboard's.
    case keyboard
    /// The guides of iOS 7 to 10, below the bars at the top and above those at the bottom.
    case top, bottom
  }

  /// What it is a guide of.
  var kind: Kind
  /// The view it belongs to, by index.
  var view: Int
}

/// Bars that a canvas shows around a view controller's view.
struct SimulatedBars: Equatable {
  /// Whether the view is shown within another view controller's.
  var isEmbedded = false
  /// Whether the navigation controller that holds it is the one that shows it.
  var hasOwnNavigationBar = false
  /// Whether there is a status bar.
  var hasStatusBar = true
  /// Whether there is a navigation bar.
  var hasNavigationBar = false
  /// Whether it has a large title.
  var hasLargeTitle = false
  /// Whether there is a tab bar.
  var hasTabBar = false
  /// Whether there is a toolbar.
  var hasToolbar = false
}
