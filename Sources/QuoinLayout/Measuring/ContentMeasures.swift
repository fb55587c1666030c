import QuoinScreen

/// Where a view's baselines are, in points.
struct BaselineOffsets {
  /// The first baseline, down from the top edge.
  var first: Double
  /// The last baseline, up from the bottom edge.
  var last: Double
}

/// What a pass takes for given: sizes that come from content and are no variables.
struct ContentMeasures {
  /// The content size of each view; nil where it has none.
  var sizes: [ContentSize?]
  /// The content size of each view with every paragraph in one line; the same in all passes.
  var naturalSizes: [ContentSize?] = []
  /// The width at which each text is wrapped where that is more than its longest line takes.
  var wrapWidths: [Int: Double] = [:]
  /// The baselines of each view whose baselines a constraint names and that has text.
  var baselines: [BaselineOffsets?]
  /// How far a readable guide lies inside the margins at each side, by view.
  var readableInsets: [Int: Double] = [:]
  /// The same of the screen's readable guide; 0 where the width fits the content, so that the
  /// guide is the margins and a wider screen does not ask for a wider one yet.
  var screenReadableInset = 0.0

  /// How far the readable guide of a view, or the screen for nil, lies inside the margins.
  func readableInset(of view: Int?) -> Double {
    guard let view else { return screenReadableInset }
    return readableInsets[view] ?? 0
  }

  /// The views whose measures differ; what follows from the screen alone never does.
  func changes(to other: ContentMeasures) -> [Int] {
    sizes.indices.filter { index in
      !Self.agree(sizes[index], other.sizes[index])
        || !Self.agree(baselines[index], other.baselines[index])
        || !Self.agree(readableInset(of: index), other.readableInset(of: index))
    }
  }

  private static func agree(_ first: ContentSize?, _ second: ContentSize?) -> Bool {
    agree(first?.width, second?.width) && agree(first?.height, second?.height)
  }

  private static func agree(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return agree(first, second)
  }

  private static func agree(_ first: BaselineOffsets?, _ second: BaselineOffsets?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return agree(first.first, second.first) && agree(first.last, second.last)
  }

  private static func agree(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-6
  }
}
