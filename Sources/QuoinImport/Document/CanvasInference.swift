import QuoinLayout
import QuoinScreen

/// Reads the safe area and margins of a screen off stored frames: a required equality that ties a
/// view to a guide says where the guide's edge is.
///
/// What the rules say holds where one such frame agrees with it; only where none does, the frames
/// win, and the views they belong to are witnesses that prove nothing any more.
struct CanvasInference {
  let root: InterfaceRoot
  let geometry: RootGeometry
  let constraints: [BoxConstraint]
  let toolsVersion: Int

  /// The insets of the screen, from the rules and the frames.
  func insets(_ rules: CanvasRules) -> ScreenInsets {
    var result = ScreenInsets(safeArea: rules.safeArea, margins: rules.margins)
    for edge in Edge.allCases {
      settle(edge, of: .safeArea, in: &result)
    }
    for edge in Edge.allCases {
      settle(edge, of: .margins(nil), in: &result)
    }
    return result
  }

  private func settle(_ edge: Edge, of box: ConstraintBox, in result: inout ScreenInsets) {
    let isMargin = box != .safeArea
    let path = isMargin ? \ScreenInsets.margins : \ScreenInsets.safeArea
    let base = isMargin ? edge.value(in: result.safeArea) : 0
    let seen = observations(of: edge, of: box).map { ($0.view, $0.inset - base) }
    guard !seen.isEmpty else { return }
    let ruled = edge.value(in: result[keyPath: path])
    if seen.contains(where: { abs($0.1 - ruled) <= 1 }) { return }
    let inset = mostCommon(seen.map(\.1))
    edge.set(inset, in: &result[keyPath: path])
    result.corrections.append(
      ScreenInsets.Correction(
        edge: edge.rawValue, isMargin: isMargin, ruled: ruled, inferred: inset))
    for (view, value) in seen where abs(value - inset) <= 1 { result.witnesses.insert(view) }
  }

  /// Where the frames have the guide's edge: its distance from the screen's edge inwards.
  private func observations(
    of edge: Edge, of box: ConstraintBox
  ) -> [(view: Int, inset: Double)] {
    constraints.compactMap { constraint in
      guard constraint.tiesPlaces else { return nil }
      for turned in [constraint, constraint.flipped].compactMap({ $0 }) {
        guard case .view(let view) = turned.first.box, let second = turned.second,
          second.box == box, edge.attributes.contains(second.attribute),
          !root.views[view].isAutoresized, !turned.first.attribute.isBaseline,
          let frame = alignmentFrame(of: view)
        else { continue }
        let place = frame.place(turned.first.attribute) - turned.constant
        let inset = edge.isFar ? far(edge) - place : place
        // A frame that has not been laid out says nothing.
        guard (-1...400).contains(inset) else { return nil }
        return (view, inset)
      }
      return nil
    }
  }

  private func far(_ edge: Edge) -> Double {
    edge == .bottom ? geometry.size.height : geometry.size.width
  }

  private func alignmentFrame(of view: Int) -> Rect? {
    geometry.frame(of: view)?.inset(
      by: StoredAlignment.insets(of: root.views[view].tag, toolsVersion))
  }

  private func mostCommon(_ values: [Double]) -> Double {
    var best = values[0]
    var bestCount = 0
    for value in values {
      let count = values.count { abs($0 - value) <= 0.25 }
      if count > bestCount { (best, bestCount) = (value, count) }
    }
    return best
  }

  private enum Edge: String, CaseIterable {
    case top, left, bottom, right

    var isFar: Bool { self == .bottom || self == .right }

    var attributes: [Attribute] {
      switch self {
      case .top: [.top]
      case .bottom: [.bottom]
      case .left: [.leading, .left]
      case .right: [.trailing, .right]
      }
    }

    func value(in insets: EdgeInsets) -> Double {
      switch self {
      case .top: insets.top
      case .left: insets.left
      case .bottom: insets.bottom
      case .right: insets.right
      }
    }

    func set(_ value: Double, in insets: inout EdgeInsets) {
      switch self {
      case .top: insets.top = value
      case .left: insets.left = value
      case .bottom: insets.bottom = value
      case .right: insets.right = value
      }
    }
  }
}

/// How far alignment rectangles lie within stored frames.
enum StoredAlignment {
  /// The insets of the views of an element's name.
  ///
  /// Source: frames that Interface Builder stored.
  static func insets(of tag: String, _ toolsVersion: Int) -> EdgeInsets {
    switch tag {
    case "slider" where toolsVersion < 24000: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    default: .zero
    }
  }
}

extension Rect {
  /// The coordinate of an edge or centre; of anything else the top left.
  func place(_ attribute: Attribute) -> Double {
    switch attribute {
    case .leading, .left: x
    case .trailing, .right: right
    case .centerX: x + width / 2
    case .top: y
    case .bottom: bottom
    case .centerY: y + height / 2
    case .width: width
    case .height: height
    case .firstBaseline, .lastBaseline: y
    }
  }
}
