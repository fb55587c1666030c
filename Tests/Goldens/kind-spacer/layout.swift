// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct SpacerKind: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case apart
    case left
    case between
    case right
    case centred
    case before
    case middle
    case behind
    case thirds
    case a
    case first
    case b
    case second
    case c
    case least
    case full
    case room
    case end
    case column
    case top
    case push
    case bottom

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .apart: return "apart"
      case .left: return "left"
      case .between: return "between"
      case .right: return "right"
      case .centred: return "centred"
      case .before: return "before"
      case .middle: return "middle"
      case .behind: return "behind"
      case .thirds: return "thirds"
      case .a: return "a"
      case .first: return "first"
      case .b: return "b"
      case .second: return "second"
      case .c: return "c"
      case .least: return "least"
      case .full: return "full"
      case .room: return "room"
      case .end: return "end"
      case .column: return "column"
      case .top: return "top"
      case .push: return "push"
      case .bottom: return "bottom"
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
    name: "SpacerKind",
    device: nil,
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 320,
    height: 269.3333,
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
    case .apart:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 24, width: 288, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .left:
      return View(
        id: id,
        kind: "label",
        parent: .apart,
        frame: Rect(x: 16, y: 24, width: 41.6667, height: 24.3333),
        content: Rect(x: 22, y: 26, width: 29.6667, height: 20.3333),
        text: Text(
          string: "Left",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .between:
      return View(
        id: id,
        kind: "spacer",
        parent: .apart,
        frame: Rect(x: 57.6667, y: 24, width: 194.3333, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .right:
      return View(
        id: id,
        kind: "label",
        parent: .apart,
        frame: Rect(x: 252, y: 24, width: 52, height: 24.3333),
        content: Rect(x: 258, y: 26, width: 40, height: 20.3333),
        text: Text(
          string: "Right",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .centred:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 56.3333, width: 288, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .before:
      return View(
        id: id,
        kind: "spacer",
        parent: .centred,
        frame: Rect(x: 16, y: 56.3333, width: 107.3333, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .middle:
      return View(
        id: id,
        kind: "label",
        parent: .centred,
        frame: Rect(x: 123.3333, y: 56.3333, width: 73.3333, height: 24.3333),
        content: Rect(x: 129.3333, y: 58.3333, width: 61.3333, height: 20.3333),
        text: Text(
          string: "Centred",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .behind:
      return View(
        id: id,
        kind: "spacer",
        parent: .centred,
        frame: Rect(x: 196.6667, y: 56.3333, width: 107.3333, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .thirds:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 88.6667, width: 288, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .a:
      return View(
        id: id,
        kind: "label",
        parent: .thirds,
        frame: Rect(x: 16, y: 88.6667, width: 23, height: 24.3333),
        content: Rect(x: 22, y: 90.6667, width: 11, height: 20.3333),
        text: Text(
          string: "A",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .first:
      return View(
        id: id,
        kind: "spacer",
        parent: .thirds,
        frame: Rect(x: 39, y: 88.6667, width: 90.3333, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .b:
      return View(
        id: id,
        kind: "label",
        parent: .thirds,
        frame: Rect(x: 129.3333, y: 88.6667, width: 60.3333, height: 24.3333),
        content: Rect(x: 135.3333, y: 90.6667, width: 48.3333, height: 20.3333),
        text: Text(
          string: "long B",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .second:
      return View(
        id: id,
        kind: "spacer",
        parent: .thirds,
        frame: Rect(x: 189.6667, y: 88.6667, width: 90.3333, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .c:
      return View(
        id: id,
        kind: "label",
        parent: .thirds,
        frame: Rect(x: 280, y: 88.6667, width: 24, height: 24.3333),
        content: Rect(x: 286, y: 90.6667, width: 12, height: 20.3333),
        text: Text(
          string: "C",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .least:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 121, width: 217.6667, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .full:
      return View(
        id: id,
        kind: "label",
        parent: .least,
        frame: Rect(x: 16, y: 121, width: 135.6667, height: 24.3333),
        content: Rect(x: 22, y: 123, width: 123.6667, height: 20.3333),
        text: Text(
          string: "Keeps 40 points",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .room:
      return View(
        id: id,
        kind: "spacer",
        parent: .least,
        frame: Rect(x: 151.6667, y: 121, width: 40, height: 24.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .end:
      return View(
        id: id,
        kind: "label",
        parent: .least,
        frame: Rect(x: 191.6667, y: 121, width: 42, height: 24.3333),
        content: Rect(x: 197.6667, y: 123, width: 30, height: 20.3333),
        text: Text(
          string: "free",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .column:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 16, y: 153.3333, width: 140, height: 100),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .top:
      return View(
        id: id,
        kind: "label",
        parent: .column,
        frame: Rect(x: 16, y: 153.3333, width: 140, height: 24.3333),
        content: Rect(x: 22, y: 155.3333, width: 128, height: 20.3333),
        text: Text(
          string: "Top",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .push:
      return View(
        id: id,
        kind: "spacer",
        parent: .column,
        frame: Rect(x: 16, y: 177.6667, width: 140, height: 51.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .bottom:
      return View(
        id: id,
        kind: "label",
        parent: .column,
        frame: Rect(x: 16, y: 229, width: 140, height: 24.3333),
        content: Rect(x: 22, y: 231, width: 128, height: 20.3333),
        text: Text(
          string: "Bottom",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.apart), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.apart), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.apart), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .top)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.apart), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.thirds), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.thirds), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.thirds), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.centred), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.least), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.least), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.thirds), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.column), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.column), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 140),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.column), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.least), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.column), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 100),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.column), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .bottom)], constant: 0),
        priority: 1000))
    return list
  }
}
