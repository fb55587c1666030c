/// Along the stack.
extension StackArrangement {
  /// The first view begins where the stack does, the last one ends there; a stack whose spaces may
  /// grow, or that has no views, is as short as it can be.
  mutating func connectEnds() {
    if let first = views.first, let last = views.last {
      add("canvas-connection", canvas, along.start, first, along.start)
      add("canvas-connection", last, along.end, canvas, along.end)
    }
    if hasLooseSpaces || views.isEmpty {
      add("canvas-fit", lengthOf: stack, along, at: 49)
    }
  }

  /// Each view after the one before; what hidden views stand in is halved, so that their visible
  /// neighbours keep one room.
  mutating func addSpacings() {
    var before: UIView?
    for (view, next) in zip(views, views.dropFirst()) {
      if !view.isHidden { before = view }
      let isAmong = before != nil && views.drop { $0 !== next }.contains { !$0.isHidden }
      let room = isAmong ? before.map { spacing(after: $0) } ?? 0 : 0
      let ends = [view, next].filter { !$0.isHidden }.count
      add(
        "spacing", next, along.start, view, along.end,
        as: hasLooseSpaces && isAmong ? .greaterThanOrEqual : .equal, plus: room * CGFloat(ends) / 2
      )
    }
  }

  /// Hidden views have no length.
  mutating func addHiding() {
    for view in views where view.isHidden { add("hiding", lengthOf: view, along) }
  }

  /// How visible views share the length.
  mutating func addDistribution() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths()
    case .fillProportionally: addProportions()
    case .equalSpacing: addGaps("distributing", from: along.end, to: along.start, at: 1000)
    case .equalCentering: addGaps("distributing", from: along.center, to: along.center, at: 149)
    }
  }

  private mutating func addEqualLengths() {
    for view in visible.dropFirst() {
      add("fill-equally", view, along.length, visible[0], along.length)
    }
  }

  /// Each view has the share of its content's length in that of all contents and rooms: with rooms
  /// the shares are too small, which leaves the rest to the last view (radar 34595752).
  private mutating func addProportions() {
    guard visible.count > 1 else { return }
    let lengths = visible.map { view in
      stack.axis == .horizontal
        ? view.unwrappedContentSize.width : view.intrinsicContentSize.height
    }
    guard lengths.contains(where: { $0 > 0 }) else { return addEqualLengths() }
    let rooms = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let total = lengths.reduce(rooms) { $0 + max(0, $1) }
    for (number, (view, length)) in zip(visible, lengths).enumerated() {
      let priority = 999 - Float(number)
      if length > 0 {
        add(
          "fill-proportionally", view, along.length, canvas, along.length, times: length / total,
          at: priority)
      } else {
        add("fill-proportionally", lengthOf: view, along, at: priority)
      }
    }
  }

  /// Helpers between neighbours, each as long as the first.
  private mutating func addGaps(
    _ name: String, from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute, at priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = newGuide("UISV-gap")
      add(name + "-edge", gap, along.start, view, end)
      add(name + "-edge", gap, along.end, next, start)
      if let first {
        add(name, gap, along.length, first, along.length, at: priority)
      } else {
        first = gap
      }
    }
  }

  /// In a row, texts of several lines are equally wide rather than as their contents want, ten above
  /// their resistance (radar 41192642; from iOS 11 on where there are several).
  mutating func addTextWidths() {
    guard stack.axis == .horizontal, stack.distribution == .fill else { return }
    let texts = visible.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    guard texts.count > 1 else { return }
    let rooms = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let count = CGFloat(visible.count)
    for text in texts {
      let priority = min(999, text.resistance.horizontal.rawValue + 10)
      add(
        "text-width-disambiguation", text, .width, canvas, .width, times: 1 / count,
        plus: -rooms / count, at: priority)
    }
  }
}

extension UIView {
  /// The size of its content where no text in it wraps.
  var unwrappedContentSize: CGSize {
    let texts = tree.compactMap { view in view.wrapWidth.map { (view, $0) } }
    for (view, _) in texts { view.wrapWidth = nil }
    defer { for (view, width) in texts { view.wrapWidth = width } }
    return intrinsicContentSize
  }
}
