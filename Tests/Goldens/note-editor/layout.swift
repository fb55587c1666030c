// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct NoteEditor: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case title
    case note
    case bar
    case count
    case done

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .title: return "title"
      case .note: return "note"
      case .bar: return "bar"
      case .count: return "count"
      case .done: return "done"
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
    name: "NoteEditor",
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
    case .title:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 75, width: 353, height: 27),
        content: Rect(x: 20, y: 75, width: 353, height: 27),
        text: Text(
          string: "Shopping",
          font: Font(family: "system", size: 22, weight: .regular, design: .default, textStyle: "title2"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .note:
      return View(
        id: id,
        kind: "textView",
        parent: nil,
        frame: Rect(x: 20, y: 114, width: 353, height: 643),
        content: Rect(x: 25, y: 122, width: 343, height: 627),
        text: Text(
          string: "Apples, bread and a pound of butter",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .bar:
      return View(
        id: id,
        kind: "view",
        parent: nil,
        frame: Rect(x: 0, y: 769, width: 393, height: 83),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .count:
      return View(
        id: id,
        kind: "label",
        parent: .bar,
        frame: Rect(x: 20, y: 785.6667, width: 47.6667, height: 15.6667),
        content: Rect(x: 20, y: 785.6667, width: 47.6667, height: 15.6667),
        text: Text(
          string: "7 words",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .done:
      return View(
        id: id,
        kind: "button",
        parent: .bar,
        frame: Rect(x: 331, y: 777, width: 42, height: 33),
        content: Rect(x: 331, y: 783, width: 42, height: 21),
        text: Text(
          string: "Done",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 16),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.note), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.title), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.note), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.note), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.note), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .top)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .screen, .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .screen, .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .keyboard, .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.count), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.count), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.done), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.done), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .top)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.done), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.done), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .safeArea, .bottom)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.done), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .keyboard, .top)], constant: -8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.done), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .bottom)], constant: -8),
        priority: 999))
    return list
  }
}
