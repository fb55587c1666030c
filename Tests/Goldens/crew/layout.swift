// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct Crew: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case deck
    case deckHeading
    case deckRows
    case captain
    case captainAvatar
    case captainTexts
    case captainTitle
    case captainDetail
    case captainAccessory
    case call
    case deckRule
    case mate
    case mateAvatar
    case mateTexts
    case mateTitle
    case mateDetail
    case mateAccessory
    case galley
    case galleyHeading
    case galleyRows
    case cook
    case cookAvatar
    case cookTexts
    case cookTitle
    case cookDetail
    case cookAccessory
    case soup
    case galleyRule
    case boy
    case boyAvatar
    case boyTexts
    case boyTitle
    case boyDetail
    case boyAccessory
    case awake

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .deck: return "deck"
      case .deckHeading: return "deck.heading"
      case .deckRows: return "deck.rows"
      case .captain: return "captain"
      case .captainAvatar: return "captain.avatar"
      case .captainTexts: return "captain.texts"
      case .captainTitle: return "captain.title"
      case .captainDetail: return "captain.detail"
      case .captainAccessory: return "captain.accessory"
      case .call: return "call"
      case .deckRule: return "deckRule"
      case .mate: return "mate"
      case .mateAvatar: return "mate.avatar"
      case .mateTexts: return "mate.texts"
      case .mateTitle: return "mate.title"
      case .mateDetail: return "mate.detail"
      case .mateAccessory: return "mate.accessory"
      case .galley: return "galley"
      case .galleyHeading: return "galley.heading"
      case .galleyRows: return "galley.rows"
      case .cook: return "cook"
      case .cookAvatar: return "cook.avatar"
      case .cookTexts: return "cook.texts"
      case .cookTitle: return "cook.title"
      case .cookDetail: return "cook.detail"
      case .cookAccessory: return "cook.accessory"
      case .soup: return "soup"
      case .galleyRule: return "galleyRule"
      case .boy: return "boy"
      case .boyAvatar: return "boy.avatar"
      case .boyTexts: return "boy.texts"
      case .boyTitle: return "boy.title"
      case .boyDetail: return "boy.detail"
      case .boyAccessory: return "boy.accessory"
      case .awake: return "awake"
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
    name: "Crew",
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
    case .deck:
      return View(
        id: id,
        kind: "view",
        parent: nil,
        frame: Rect(x: 20, y: 115, width: 353, height: 170.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .deckHeading:
      return View(
        id: id,
        kind: "label",
        parent: .deck,
        frame: Rect(x: 32, y: 115, width: 58, height: 15.6667),
        content: Rect(x: 32, y: 115, width: 58, height: 15.6667),
        text: Text(
          string: "ON DECK",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .deckRows:
      return View(
        id: id,
        kind: "vstack",
        parent: .deck,
        frame: Rect(x: 20, y: 136.6667, width: 353, height: 149),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .captain:
      return View(
        id: id,
        kind: "view",
        parent: .deckRows,
        frame: Rect(x: 20, y: 136.6667, width: 353, height: 84.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .captainAvatar:
      return View(
        id: id,
        kind: "label",
        parent: .captain,
        frame: Rect(x: 32, y: 159, width: 40, height: 40),
        content: Rect(x: 32, y: 159, width: 40, height: 40),
        text: Text(
          string: "CA",
          font: Font(family: "system", size: 15, weight: .semibold, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .captainTexts:
      return View(
        id: id,
        kind: "vstack",
        parent: .captain,
        frame: Rect(x: 84, y: 148.6667, width: 215.6667, height: 60.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .captainTitle:
      return View(
        id: id,
        kind: "label",
        parent: .captainTexts,
        frame: Rect(x: 84, y: 148.6667, width: 215.6667, height: 20.3333),
        content: Rect(x: 84, y: 148.6667, width: 215.6667, height: 20.3333),
        text: Text(
          string: "Captain",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .captainDetail:
      return View(
        id: id,
        kind: "label",
        parent: .captainTexts,
        frame: Rect(x: 84, y: 171, width: 215.6667, height: 38),
        content: Rect(x: 84, y: 171, width: 215.6667, height: 38),
        text: Text(
          string: "On the bridge until the evening, then below",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: "subheadline"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .captainAccessory:
      return View(
        id: id,
        kind: "hstack",
        parent: .captain,
        frame: Rect(x: 308.3333, y: 161.6667, width: 52.6667, height: 34.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .call:
      return View(
        id: id,
        kind: "button",
        parent: .captainAccessory,
        frame: Rect(x: 308.3333, y: 161.6667, width: 52.6667, height: 34.3333),
        content: Rect(x: 320.3333, y: 168.6667, width: 28.6667, height: 20.3333),
        text: Text(
          string: "Call",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    case .deckRule:
      return View(
        id: id,
        kind: "view",
        parent: .deckRows,
        frame: Rect(x: 20, y: 221, width: 353, height: 0.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .mate:
      return View(
        id: id,
        kind: "view",
        parent: .deckRows,
        frame: Rect(x: 20, y: 221.3333, width: 353, height: 64.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .mateAvatar:
      return View(
        id: id,
        kind: "label",
        parent: .mate,
        frame: Rect(x: 32, y: 233.6667, width: 40, height: 40),
        content: Rect(x: 32, y: 233.6667, width: 40, height: 40),
        text: Text(
          string: "FM",
          font: Font(family: "system", size: 15, weight: .semibold, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .mateTexts:
      return View(
        id: id,
        kind: "vstack",
        parent: .mate,
        frame: Rect(x: 84, y: 233.3333, width: 80, height: 40.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .mateTitle:
      return View(
        id: id,
        kind: "label",
        parent: .mateTexts,
        frame: Rect(x: 84, y: 233.3333, width: 80, height: 20.3333),
        content: Rect(x: 84, y: 233.3333, width: 80, height: 20.3333),
        text: Text(
          string: "First mate",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .mateDetail:
      return View(
        id: id,
        kind: "label",
        parent: .mateTexts,
        frame: Rect(x: 84, y: 255.6667, width: 80, height: 18),
        content: Rect(x: 84, y: 255.6667, width: 80, height: 18),
        text: Text(
          string: "Off duty",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: "subheadline"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .mateAccessory:
      return View(
        id: id,
        kind: "hstack",
        parent: .mate,
        frame: Rect(x: 361, y: 253.6667, width: 0, height: 0),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: true)
    case .galley:
      return View(
        id: id,
        kind: "view",
        parent: nil,
        frame: Rect(x: 20, y: 309.6667, width: 353, height: 150.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .galleyHeading:
      return View(
        id: id,
        kind: "label",
        parent: .galley,
        frame: Rect(x: 32, y: 309.6667, width: 48.6667, height: 15.6667),
        content: Rect(x: 32, y: 309.6667, width: 48.6667, height: 15.6667),
        text: Text(
          string: "GALLEY",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .galleyRows:
      return View(
        id: id,
        kind: "vstack",
        parent: .galley,
        frame: Rect(x: 20, y: 331.3333, width: 353, height: 129),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .cook:
      return View(
        id: id,
        kind: "view",
        parent: .galleyRows,
        frame: Rect(x: 20, y: 331.3333, width: 353, height: 64.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .cookAvatar:
      return View(
        id: id,
        kind: "label",
        parent: .cook,
        frame: Rect(x: 32, y: 343.6667, width: 40, height: 40),
        content: Rect(x: 32, y: 343.6667, width: 40, height: 40),
        text: Text(
          string: "CO",
          font: Font(family: "system", size: 15, weight: .semibold, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .cookTexts:
      return View(
        id: id,
        kind: "vstack",
        parent: .cook,
        frame: Rect(x: 84, y: 343.3333, width: 91, height: 40.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .cookTitle:
      return View(
        id: id,
        kind: "label",
        parent: .cookTexts,
        frame: Rect(x: 84, y: 343.3333, width: 91, height: 20.3333),
        content: Rect(x: 84, y: 343.3333, width: 91, height: 20.3333),
        text: Text(
          string: "Cook",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .cookDetail:
      return View(
        id: id,
        kind: "label",
        parent: .cookTexts,
        frame: Rect(x: 84, y: 365.6667, width: 91, height: 18),
        content: Rect(x: 84, y: 365.6667, width: 91, height: 18),
        text: Text(
          string: "Soup at noon",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: "subheadline"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .cookAccessory:
      return View(
        id: id,
        kind: "hstack",
        parent: .cook,
        frame: Rect(x: 328.3333, y: 351.6667, width: 32.6667, height: 23.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .soup:
      return View(
        id: id,
        kind: "label",
        parent: .cookAccessory,
        frame: Rect(x: 328.3333, y: 351.6667, width: 32.6667, height: 23.6667),
        content: Rect(x: 340.3333, y: 355.6667, width: 8.6667, height: 15.6667),
        text: Text(
          string: "3",
          font: Font(family: "system", size: 13, weight: .semibold, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 4, left: 12, bottom: 4, right: 12)),
        picture: nil,
        isHidden: false)
    case .galleyRule:
      return View(
        id: id,
        kind: "view",
        parent: .galleyRows,
        frame: Rect(x: 20, y: 395.6667, width: 353, height: 0.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .boy:
      return View(
        id: id,
        kind: "view",
        parent: .galleyRows,
        frame: Rect(x: 20, y: 396, width: 353, height: 64.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .boyAvatar:
      return View(
        id: id,
        kind: "label",
        parent: .boy,
        frame: Rect(x: 32, y: 408.3333, width: 40, height: 40),
        content: Rect(x: 32, y: 408.3333, width: 40, height: 40),
        text: Text(
          string: "CB",
          font: Font(family: "system", size: 15, weight: .semibold, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .boyTexts:
      return View(
        id: id,
        kind: "vstack",
        parent: .boy,
        frame: Rect(x: 84, y: 408, width: 79.3333, height: 40.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .boyTitle:
      return View(
        id: id,
        kind: "label",
        parent: .boyTexts,
        frame: Rect(x: 84, y: 408, width: 79.3333, height: 20.3333),
        content: Rect(x: 84, y: 408, width: 79.3333, height: 20.3333),
        text: Text(
          string: "Cabin boy",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .boyDetail:
      return View(
        id: id,
        kind: "label",
        parent: .boyTexts,
        frame: Rect(x: 84, y: 430.3333, width: 79.3333, height: 18),
        content: Rect(x: 84, y: 430.3333, width: 79.3333, height: 18),
        text: Text(
          string: "Off duty",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: "subheadline"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .boyAccessory:
      return View(
        id: id,
        kind: "hstack",
        parent: .boy,
        frame: Rect(x: 312, y: 412.6667, width: 49, height: 31),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .awake:
      return View(
        id: id,
        kind: "switch",
        parent: .boyAccessory,
        frame: Rect(x: 312, y: 412.6667, width: 51, height: 31),
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
        left: Expression(terms: [.init(1, .view(.deck), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deck), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deck), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckHeading), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckHeading), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckHeading), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.deck), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckRows), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deckHeading), .bottom)], constant: 6),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckRows), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckRows), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckRows), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .bottom)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captain), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captain), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.captain), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAvatar), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.captain), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainTexts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captainAvatar), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainTexts), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.captainAccessory), .leading)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainTexts), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captain), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainTexts), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.captain), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainTexts), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.captain), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAccessory), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captain), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAccessory), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captain), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAccessory), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.captainAccessory), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.deckRule), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0.3333333333333333),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mate), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mate), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.mate), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAvatar), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.mate), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateTexts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mateAvatar), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateTexts), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.mateAccessory), .leading)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateTexts), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mate), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateTexts), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.mate), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateTexts), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.mate), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAccessory), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mate), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAccessory), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mate), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAccessory), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mateAccessory), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galley), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.deck), .bottom)], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galley), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galley), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyHeading), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galley), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyHeading), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galley), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyHeading), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.galley), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyRows), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galleyHeading), .bottom)], constant: 6),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyRows), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galley), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyRows), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galley), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyRows), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.galley), .bottom)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cook), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cook), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.cook), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAvatar), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.cook), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cookAvatar), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.cookAccessory), .leading)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cook), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.cook), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.cook), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAccessory), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cook), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAccessory), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.cook), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAccessory), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookAccessory), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.soup), .width)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.soup), .height)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.galleyRule), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0.3333333333333333),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boy), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boy), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.boy), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAvatar), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.boy), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyTexts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boyAvatar), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyTexts), .trailing)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.boyAccessory), .leading)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyTexts), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boy), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyTexts), .top)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [.init(1, .view(.boy), .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyTexts), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .view(.boy), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAccessory), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boy), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAccessory), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.boy), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAccessory), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.boyAccessory), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 1))
    list.append(
      Constraint(
        name: "as low as the content lets it",
        left: Expression(terms: [.init(1, .view(.captain), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 50))
    list.append(
      Constraint(
        name: "as low as the content lets it",
        left: Expression(terms: [.init(1, .view(.mate), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 50))
    list.append(
      Constraint(
        name: "as low as the content lets it",
        left: Expression(terms: [.init(1, .view(.cook), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 50))
    list.append(
      Constraint(
        name: "as low as the content lets it",
        left: Expression(terms: [.init(1, .view(.boy), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 0),
        priority: 50))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cookTexts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.captainTexts), .leading)], constant: 0),
        priority: 1000))
    return list
  }
}
