import QuoinLayout
import QuoinScreen
import QuoinSource

/// Two ids, or names of constraints, of a spec that come to one name in code.
public struct NameClash: Sendable {
  /// Something of a spec that has a name in code.
  public typealias Named = (id: String, place: SourceRange)

  /// The name.
  public var name: String
  /// The id and the place of the earlier one.
  public var first: Named
  /// The id and the place of the later one.
  public var second: Named

  /// The clashes among the cases of the value model.
  static func inModel(_ screen: Screen) -> [NameClash] {
    clashes(among: screen.views.map { ($0.id, $0.source) }, SwiftName.caseName)
  }

  /// The clashes among the properties of a view's class, and among its parameters.
  static func inClass(_ screen: Screen) -> [NameClash] {
    let boxes: [Named] =
      screen.views.map { ($0.id, $0.source) } + screen.guides.map { ($0.id, $0.source) }
    let properties = clashes(
      among: boxes + namedConstraints(of: screen), UIKitNames.propertyName(screen))
    return properties.isEmpty ? inParameters(screen) : properties
  }

  /// The first constraint of each name: the others share its property.
  private static func namedConstraints(of screen: Screen) -> [Named] {
    var known: Set<String> = []
    return screen.constraints.compactMap { constraint in
      guard let name = constraint.name, known.insert(name).inserted else { return nil }
      return (name, constraint.origin.range)
    }
  }

  /// The clashes among the parameters, whose names begin with those of their views.
  private static func inParameters(_ screen: Screen) -> [NameClash] {
    let name = UIKitNames.propertyName(screen)
    let parameters = screen.views.flatMap { view in
      UIKitViewCode.parameterNames(of: view, name: name(view.id)).map {
        (name: $0, owner: (view.id, view.source))
      }
    }
    return clashes(among: parameters)
  }

  private static func clashes(among named: [Named], _ name: (String) -> String) -> [NameClash] {
    clashes(among: named.map { (name($0.id), $0) })
  }

  /// The later of two owners of one name with the earlier one, in order.
  private static func clashes(among named: [(name: String, owner: Named)]) -> [NameClash] {
    // As Swift compares strings: names that are canonically equivalent look the same.
    var first: [String: Named] = [:]
    var clashes: [NameClash] = []
    for (name, owner) in named {
      if let earlier = first[name] {
        clashes.append(NameClash(name: name, first: earlier, second: owner))
      } else {
        first[name] = owner
      }
    }
    return clashes
  }
}

extension Emitter {
  /// What keeps the format from being written well: ids of one name in code.
  public func clashes(in layout: ScreenLayout) -> [NameClash] { findClashes(layout.screen) }
}
