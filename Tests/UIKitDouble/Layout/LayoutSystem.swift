import QuoinSolver

/// A hierarchy as rows over four variables for each view and each guide.
///
/// Source: Apple, Auto Layout Guide, "Anatomy of a Constraint". Variables are of alignment
/// rectangles and count from the root's origin; children stand in the frame around theirs.
@MainActor struct LayoutSystem {
  /// The root.
  let root: UIView
  /// The root and all that is in it.
  let views: [UIView]
  /// The rows.
  private(set) var rows: [LayoutRow] = []
  /// How many variables there are.
  private(set) var variableCount = 0
  private var rects: [ObjectIdentifier: LayoutRect] = [:]
  private var scrolled: [ObjectIdentifier: LayoutRect] = [:]
  private var guides: [UILayoutGuide] = []

  /// Formulates a hierarchy; with a fitting, the root's size is open.
  init(_ root: UIView, _ fitting: Fitting?) {
    self.root = root
    views = root.tree
    addVariables()
    addRoot(fitting)
    for view in views {
      addSizes(of: view)
      if view !== root && view.translatesAutoresizingMaskIntoConstraints { addFrame(of: view) }
    }
    for guide in guides { addNonNegative(rect(ofItem: guide), "a guide") }
    for view in views {
      for constraint in view.constraints { add(constraint) }
    }
  }

  /// The frames around the views' rectangles, in the order of `views`.
  func frames(_ values: [Double]) -> [CGRect] {
    views.map { view in frame(of: view).value(values) }
  }

  /// Tells the guides where they are, in the coordinates of their views.
  func placeGuides(_ values: [Double]) {
    for guide in guides {
      guard let view = guide.owningView else { continue }
      let origin = frame(of: view).value(values).origin
      guide.layoutFrame = rect(ofItem: guide).value(values).offsetBy(dx: -origin.x, dy: -origin.y)
    }
    for view in views {
      guard let scroll = view as? UIScrollView, let rect = scrolled[ObjectIdentifier(view)] else {
        continue
      }
      scroll.contentSize = rect.value(values).size
    }
  }

  /// Tells views that several layouts fit the constraints, by the variables that are free.
  ///
  /// What is free before texts wrap is chosen there and then: it stays said after they did.
  func tellAmbiguities(_ free: Set<Int>) {
    for view in views {
      let rect = rect(ofItem: view)
      for form in [rect.left, rect.top, rect.width, rect.height]
      where form.terms.contains(where: { free.contains($0.variable.index) }) {
        view.hasAmbiguousLayout = true
      }
    }
  }

  // Variables and rows.

  private mutating func addVariables() {
    for view in views {
      rects[ObjectIdentifier(view)] = newRect()
      for guide in view.layoutGuides {
        guides.append(guide)
        rects[ObjectIdentifier(guide)] = newRect()
      }
      if view is UIScrollView { addScrolled(of: view) }
    }
  }

  /// What scrolls begins where the coordinates of the scroll view do and is as large as it likes.
  private mutating func addScrolled(of view: UIView) {
    var rect = newRect()
    rect.left = frame(of: view).left - view.boundsOrigin.x
    rect.top = frame(of: view).top - view.boundsOrigin.y
    scrolled[ObjectIdentifier(view)] = rect
    addNonNegative(rect, "what scrolls")
  }

  private mutating func newRect() -> LayoutRect {
    variableCount += 4
    func variable(_ offset: Int) -> LayoutForm {
      LayoutForm(Variable(variableCount - 4 + offset))
    }
    return LayoutRect(
      left: variable(0), top: variable(1), width: variable(2), height: variable(3))
  }

  private mutating func addRoot(_ fitting: Fitting?) {
    let rect = frame(of: root)
    add(rect.left, .equal, 0, "the root")
    add(rect.top, .equal, 0, "the root")
    let size = fitting?.size ?? root.box.size
    add(rect.width, .equal, size.width, "the root's width", at: fitting?.horizontal ?? .required)
    add(rect.height, .equal, size.height, "the root's height", at: fitting?.vertical ?? .required)
  }

  private mutating func addNonNegative(_ rect: LayoutRect, _ name: String) {
    add(rect.width, .greaterThanOrEqual, 0, "\(name)'s width is not negative")
    add(rect.height, .greaterThanOrEqual, 0, "\(name)'s height is not negative")
  }

  /// A size is not negative; content hugs and resists.
  private mutating func addSizes(of view: UIView) {
    let rect = rect(ofItem: view)
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    addNonNegative(rect, name)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let size = view.intrinsicContentSize
    for (axis, length, content) in [
      (NSLayoutConstraint.Axis.horizontal, rect.width, size.width),
      (.vertical, rect.height, size.height),
    ] where content != UIView.noIntrinsicMetric {
      add(length, .lessThanOrEqual, content, "hugging of \(name)", at: view.hugging[axis])
      add(length, .greaterThanOrEqual, content, "resistance of \(name)", at: view.resistance[axis])
    }
  }

  /// A frame that was set stands for constraints.
  private mutating func addFrame(of view: UIView) {
    guard let parent = view.superview else { return }
    let outer = frame(of: parent)
    let own = frame(of: view)
    let name = "the frame of \(view.accessibilityIdentifier ?? "\(type(of: view))")"
    add(own.left - outer.left, .equal, view.box.minX - parent.boundsOrigin.x, name)
    add(own.top - outer.top, .equal, view.box.minY - parent.boundsOrigin.y, name)
    add(own.width, .equal, view.box.width, name)
    add(own.height, .equal, view.box.height, name)
  }

  private mutating func add(
    _ form: LayoutForm, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ name: String, at priority: UILayoutPriority = .required
  ) {
    rows.append(LayoutRow(form - constant, relation, priority, name))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    if let row = row(of: constraint) { rows.append(row) }
  }
}

/// What rectangles and guides come to.
extension LayoutSystem {
  /// The alignment rectangle of a view, or a guide's rectangle.
  func rect(ofItem item: AnyObject) -> LayoutRect {
    if let guide = item as? UILayoutGuide, let kind = guide.place, let view = guide.owningView {
      return rect(of: kind, guide, of: view)
    }
    return rects[ObjectIdentifier(item)]
      ?? LayoutRect(
        left: LayoutForm(), top: LayoutForm(), width: LayoutForm(), height: LayoutForm())
  }

  /// The rectangle of what scrolls in a scroll view.
  func scrolledRect(of view: UIView) -> LayoutRect? { scrolled[ObjectIdentifier(view)] }

  /// The frame around a view's alignment rectangle.
  func frame(of view: UIView) -> LayoutRect {
    rect(ofItem: view).inset(by: view.alignmentRectInsets.inverted)
  }

  private func rect(
    of kind: SystemGuide, _ guide: UILayoutGuide, of view: UIView
  ) -> LayoutRect {
    let box = frame(of: view)
    switch kind {
    case .safeArea: return box.inset(by: view.safeAreaInsets)
    case .margins: return box.inset(by: view.effectiveMargins)
    case .readable:
      let inset = view.readableInset
      return box.inset(by: view.effectiveMargins).inset(
        by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    case .keyboard: return keyboard(guide, of: view, box)
    case .scrollFrame: return box
    case .scrollContent: return scrolledRect(of: view) ?? box
    }
  }

  /// The keyboard's guide lies at the bottom: as high as the keyboard, or as the bottom of the safe
  /// area while there is none and the guide uses it (Apple, `usesBottomSafeArea`).
  private func keyboard(
    _ guide: UILayoutGuide, of view: UIView, _ box: LayoutRect
  ) -> LayoutRect {
    let isInset = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
    let bottom = isInset ? view.safeAreaInsets.bottom : 0
    let height = max((view.root as? HostWindow)?.environment.keyboardHeight ?? 0, bottom)
    return LayoutRect(
      left: box.left, top: box.bottom - height, width: box.width,
      height: LayoutForm(Double(height)))
  }
}
