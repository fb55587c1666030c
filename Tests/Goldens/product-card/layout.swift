// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct ProductCard: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case card
    case photo
    case badge
    case title
    case detail
    case was
    case now
    case amount
    case save

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .card: return "card"
      case .photo: return "photo"
      case .badge: return "badge"
      case .title: return "title"
      case .detail: return "detail"
      case .was: return "was"
      case .now: return "now"
      case .amount: return "amount"
      case .save: return "save"
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
    name: "ProductCard",
    device: nil,
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 220,
    height: 297.3333,
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
    case .card:
      return View(
        id: id,
        kind: "view",
        parent: nil,
        frame: Rect(x: 10, y: 10, width: 200, height: 277.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .photo:
      return View(
        id: id,
        kind: "image",
        parent: .card,
        frame: Rect(x: 10, y: 10, width: 200, height: 140),
        content: Rect(x: 5, y: 10, width: 210, height: 140),
        text: nil,
        picture: "images/apples.svg",
        isHidden: false)
    case .badge:
      return View(
        id: id,
        kind: "label",
        parent: .card,
        frame: Rect(x: 154, y: 20, width: 46, height: 20.3333),
        content: Rect(x: 162, y: 23, width: 30, height: 14.3333),
        text: Text(
          string: "-25%",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 3, left: 8, bottom: 3, right: 8)),
        picture: nil,
        isHidden: false)
    case .title:
      return View(
        id: id,
        kind: "label",
        parent: .card,
        frame: Rect(x: 22, y: 162, width: 176, height: 20.3333),
        content: Rect(x: 22, y: 162, width: 176, height: 20.3333),
        text: Text(
          string: "Old apples",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 2,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .detail:
      return View(
        id: id,
        kind: "label",
        parent: .card,
        frame: Rect(x: 22, y: 184.3333, width: 176, height: 15.6667),
        content: Rect(x: 22, y: 184.3333, width: 176, height: 15.6667),
        text: Text(
          string: "A box of five kinds",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .was:
      return View(
        id: id,
        kind: "label",
        parent: .card,
        frame: Rect(x: 22, y: 212, width: 34.6667, height: 18),
        content: Rect(x: 22, y: 212, width: 34.6667, height: 18),
        text: Text(
          string: "$129",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: "subheadline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .now:
      return View(
        id: id,
        kind: "label",
        parent: .card,
        frame: Rect(x: 64.6667, y: 207.3333, width: 62.3333, height: 24),
        content: Rect(x: 64.6667, y: 207.3333, width: 62.3333, height: 24),
        text: Text(
          string: "$96.75",
          font: Font(family: "system", size: 20, weight: .regular, design: .default, textStyle: "title3"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .amount:
      return View(
        id: id,
        kind: "stepper",
        parent: .card,
        frame: Rect(x: 22, y: 243.3333, width: 94, height: 32),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .save:
      return View(
        id: id,
        kind: "symbol",
        parent: .card,
        frame: Rect(x: 174, y: 247.3333, width: 24, height: 24),
        content: Rect(x: 174, y: 247.3333, width: 24, height: 24),
        text: nil,
        picture: "heart",
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.card), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.card), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.card), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .bottom)], constant: -10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.card), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.photo), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.photo), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.photo), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.photo), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 140),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.badge), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .top)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.badge), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .trailing)], constant: -10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.photo), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.detail), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.title), .bottom)], constant: 2),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.detail), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.detail), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.was), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.detail), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.was), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.now), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.was), .trailing)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.now), .lastBaseline)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.was), .lastBaseline)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.amount), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.now), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.amount), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .leading)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.amount), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .bottom)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.save), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.save), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.save), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.card), .trailing)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.save), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.amount), .centerY)], constant: 0),
        priority: 1000))
    return list
  }
}
