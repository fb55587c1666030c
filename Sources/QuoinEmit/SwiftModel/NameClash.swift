import QuoinLayout
import QuoinScreen
import QuoinSource

/// Two ids of a spec that come to one name in code.
public struct NameClash: Sendable {
  /// The name.
  public var name: String
  /// The id and the place of the earlier one.
  public var first: (id: String, place: SourceRange)
  /// The id and the place of the later one.
  public var second: (id: String, place: SourceRange)

  /// The clashes among the cases of the value model.
  static func inModel(_ screen: Screen) -> [NameClash] {
    clashes(among: screen.views.map { ($0.id, $0.source) }, SwiftName.caseName)
  }

  /// The clashes among the properties of a view's class.
  static func inClass(_ screen: Screen) -> [NameClash] {
    clashes(
      among: screen.views.map { ($0.id, $0.source) } + screen.guides.map { ($0.id, $0.source) },
      UIKitNames.propertyName(screen))
  }

  /// The later of two boxes of one name with the earlier one, in order.
  private static func clashes(
    among boxes: [(id: String, place: SourceRange)], _ name: (String) -> String
  ) -> [NameClash] {
    // As Swift compares strings: names that are canonically equivalent look the same.
    var first: [String: (id: String, place: SourceRange)] = [:]
    var clashes: [NameClash] = []
    for box in boxes {
      let name = name(box.id)
      if let earlier = first[name] {
        clashes.append(NameClash(name: name, first: earlier, second: box))
      } else {
        first[name] = box
      }
    }
    return clashes
  }
}

extension Emitter {
  /// What keeps the format from being written well: ids of one name in code.
  public func clashes(in layout: ScreenLayout) -> [NameClash] { findClashes(layout.screen) }
}
