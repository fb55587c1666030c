// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct SettingsRow: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case list
    case wifi
    case wifiIcon
    case wifiTitle
    case wifiRoom
    case wifiValue
    case wifiMore
    case between
    case betweenLine
    case updates
    case updatesIcon
    case updatesTitle
    case updatesRoom
    case updatesValue
    case updatesMore
    case below

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .list: return "list"
      case .wifi: return "wifi"
      case .wifiIcon: return "wifi-icon"
      case .wifiTitle: return "wifi-title"
      case .wifiRoom: return "wifi-room"
      case .wifiValue: return "wifi-value"
      case .wifiMore: return "wifi-more"
      case .between: return "between"
      case .betweenLine: return "between-line"
      case .updates: return "updates"
      case .updatesIcon: return "updates-icon"
      case .updatesTitle: return "updates-title"
      case .updatesRoom: return "updates-room"
      case .updatesValue: return "updates-value"
      case .updatesMore: return "updates-more"
      case .below: return "below"
      }
    }
  }

  /// A rectangle.
  public struct Rect: Equatable, Sendable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  /// Distances inwards from the four edges.
  public struct Insets: Equatable, Sendable, Codable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
  }

  /// A font at its size.
  public struct Font: Equatable, Sendable, Codable {
    /// The weights, lightest first.
    public enum Weight: String, CaseIterable, Sendable, Codable {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The designs of the system font.
    public enum Design: String, CaseIterable, Sendable, Codable {
      case `default`, rounded, serif, monospaced
    }

    /// The family; "system" is the system font.
    public var family: String
    public var size: Double
    public var weight: Weight
    public var design: Design
    /// The text style that the size follows; nil when it does not scale.
    public var textStyle: String?
  }

  /// A part of a text that is set in its own way.
  public struct Run: Equatable, Sendable, Codable {
    public var string: String
    public var font: Font
    public var isStruck: Bool
    public var isUnderlined: Bool
  }

  /// A text and how it is set.
  public struct Text: Equatable, Sendable, Codable {
    public var string: String
    public var font: Font
    /// The parts of the text where they are set each in its own way; else empty.
    public var runs: [Run]
    /// The line below a button's title; nil without one.
    public var subtitle: String?
    /// The most lines; 0 for no limit.
    public var lineLimit: Int
    /// The room between the view's edges and the text.
    public var insets: Insets
  }

  /// One view.
  public struct View: Equatable, Sendable, Codable {
    public var id: ID
    /// The kind as the spec names it.
    public var kind: String
    /// The view it is in; nil at the top.
    public var parent: ID?
    public var frame: Rect
    /// The rectangle of its text or picture; nil without one.
    public var content: Rect?
    public var text: Text?
    /// The name of its picture, or of the one beside its title; nil without one.
    public var picture: String?
    public var isHidden: Bool
  }

  /// A box that constraints and frames are of.
  public enum Box: Equatable, Sendable, Codable {
    case screen, safeArea, keyboard
    case view(ID)
    case guide(String)
    /// The layout margins of a view, or the screen's.
    case margins(ID?)
    /// The readable width of a view, or the screen's.
    case readable(ID?)
    /// What scrolls in a scroll view.
    case content(ID)
    /// A scroll view's frame.
    case frame(ID)
  }

  /// A sum of anchors times coefficients, and a constant.
  public struct Expression: Equatable, Sendable, Codable {
    /// The edges, centres, baselines and sizes of a box.
    public enum Attribute: String, CaseIterable, Sendable, Codable {
      case top, bottom, leading, trailing, left, right, centerX, centerY
      case firstBaseline, lastBaseline, width, height
    }

    /// A coefficient times an anchor.
    public struct Term: Equatable, Sendable, Codable {
      public var coefficient: Double
      public var box: Box
      public var attribute: Attribute

      public init(_ coefficient: Double, _ box: Box, _ attribute: Attribute) {
        self.coefficient = coefficient
        self.box = box
        self.attribute = attribute
      }
    }

    public var terms: [Term]
    public var constant: Double
  }

  /// Two expressions in a relation.
  public struct Constraint: Equatable, Sendable, Codable {
    public enum Relation: String, CaseIterable, Sendable, Codable {
      case lessOrEqual = "<="
      case equal = "=="
      case greaterOrEqual = ">="
    }

    /// The name in the spec; nil without one.
    public var name: String?
    public var left: Expression
    public var relation: Relation
    public var right: Expression
    /// From 1 to 1000, which is required.
    public var priority: Double
  }

  /// A box without content that constraints name.
  public struct Guide: Equatable, Sendable, Codable {
    public var id: String
    public var frame: Rect
  }

  public var name: String
  /// The device; nil for a canvas of the spec's own.
  public var device: String?
  public var orientation: String
  /// The Dynamic Type category.
  public var textSize: String
  public var locale: String
  public var isRightToLeft: Bool
  public var isDark: Bool
  public var width: Double
  public var height: Double
  /// Pixels in a point.
  public var scale: Double
  /// The views, parents first; later ones are on top.
  public var views: [View]
  public var guides: [Guide]
  /// The constraints that the spec writes.
  public var constraints: [Constraint]

  /// The view with an id; nil when it has been taken out of `views`.
  public subscript(id: ID) -> View? {
    views.first { $0.id == id }
  }

  /// The screen as the spec describes it.
  public static let spec = Self(
    name: "SettingsRow",
    device: "iPhone 16",
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 393,
    height: 852,
    scale: 3,
    views: ID.allCases.map(view),
    guides: [],
    constraints: makeConstraints())

  /// The screen in every cell that it was compiled for, `spec` first.
  public static let cells: [Self] = [
    spec,
  ]

  private static func view(_ id: ID) -> View {
    switch id {
    case .list:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 0, y: 83, width: 393, height: 88.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .wifi:
      return View(
        id: id,
        kind: "hstack",
        parent: .list,
        frame: Rect(x: 0, y: 83, width: 393, height: 44),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .wifiIcon:
      return View(
        id: id,
        kind: "view",
        parent: .wifi,
        frame: Rect(x: 16, y: 91, width: 28, height: 28),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .wifiTitle:
      return View(
        id: id,
        kind: "label",
        parent: .wifi,
        frame: Rect(x: 56, y: 95, width: 40.6667, height: 20.3333),
        content: Rect(x: 56, y: 95, width: 40.6667, height: 20.3333),
        text: Text(
          string: "Wi-Fi",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .wifiRoom:
      return View(
        id: id,
        kind: "spacer",
        parent: .wifi,
        frame: Rect(x: 108.6667, y: 105, width: 184.6667, height: 0),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .wifiValue:
      return View(
        id: id,
        kind: "label",
        parent: .wifi,
        frame: Rect(x: 305.3333, y: 95, width: 53, height: 20.3333),
        content: Rect(x: 305.3333, y: 95, width: 53, height: 20.3333),
        text: Text(
          string: "Library",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .wifiMore:
      return View(
        id: id,
        kind: "label",
        parent: .wifi,
        frame: Rect(x: 370.3333, y: 93, width: 6.6667, height: 24),
        content: Rect(x: 370.3333, y: 93, width: 6.6667, height: 24),
        text: Text(
          string: "\u{203A}",
          font: Font(family: "system", size: 20, weight: .regular, design: .default, textStyle: "title3"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .between:
      return View(
        id: id,
        kind: "vstack",
        parent: .list,
        frame: Rect(x: 0, y: 127, width: 393, height: 0.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .betweenLine:
      return View(
        id: id,
        kind: "view",
        parent: .between,
        frame: Rect(x: 56, y: 127, width: 337, height: 0.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .updates:
      return View(
        id: id,
        kind: "hstack",
        parent: .list,
        frame: Rect(x: 0, y: 127.3333, width: 393, height: 44),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .updatesIcon:
      return View(
        id: id,
        kind: "view",
        parent: .updates,
        frame: Rect(x: 16, y: 135.3333, width: 28, height: 28),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .updatesTitle:
      return View(
        id: id,
        kind: "label",
        parent: .updates,
        frame: Rect(x: 56, y: 139.3333, width: 143.6667, height: 20.3333),
        content: Rect(x: 56, y: 139.3333, width: 143.6667, height: 20.3333),
        text: Text(
          string: "Automatic updates",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .updatesRoom:
      return View(
        id: id,
        kind: "spacer",
        parent: .updates,
        frame: Rect(x: 211.6667, y: 149.3333, width: 31.3333, height: 0),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .updatesValue:
      return View(
        id: id,
        kind: "label",
        parent: .updates,
        frame: Rect(x: 255, y: 139.3333, width: 103.3333, height: 20.3333),
        content: Rect(x: 255, y: 139.3333, width: 103.3333, height: 20.3333),
        text: Text(
          string: "Only on Wi-Fi",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .updatesMore:
      return View(
        id: id,
        kind: "label",
        parent: .updates,
        frame: Rect(x: 370.3333, y: 137.3333, width: 6.6667, height: 24),
        content: Rect(x: 370.3333, y: 137.3333, width: 6.6667, height: 24),
        text: Text(
          string: "\u{203A}",
          font: Font(family: "system", size: 20, weight: .regular, design: .default, textStyle: "title3"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .below:
      return View(
        id: id,
        kind: "view",
        parent: .list,
        frame: Rect(x: 0, y: 171.3333, width: 393, height: 0.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.list), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.list), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.list), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.wifi), .height)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [], constant: 44),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.wifiIcon), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 28),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.wifiIcon), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 28),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.betweenLine), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0.3333333333333333),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.updates), .height)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [], constant: 44),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.updatesIcon), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 28),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.updatesIcon), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 28),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.below), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0.3333333333333333),
        priority: 1000))
    return list
  }
}
