// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct Labels: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case tail
    case head
    case middle
    case clip
    case word
    case char
    case twoLines
    case fitted
    case tightened
    case kerned
    case tall
    case spaced
    case paragraphs
    case runs
    case rounded
    case wrapped

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .tail: return "tail"
      case .head: return "head"
      case .middle: return "middle"
      case .clip: return "clip"
      case .word: return "word"
      case .char: return "char"
      case .twoLines: return "twoLines"
      case .fitted: return "fitted"
      case .tightened: return "tightened"
      case .kerned: return "kerned"
      case .tall: return "tall"
      case .spaced: return "spaced"
      case .paragraphs: return "paragraphs"
      case .runs: return "runs"
      case .rounded: return "rounded"
      case .wrapped: return "wrapped"
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
    name: "Labels",
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
    case .tail:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 71, width: 200, height: 20.3333),
        content: Rect(x: 20, y: 71, width: 200, height: 20.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .head:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 101.3333, width: 200, height: 20.3333),
        content: Rect(x: 20, y: 101.3333, width: 200, height: 20.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .middle:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 131.6667, width: 200, height: 20.3333),
        content: Rect(x: 20, y: 131.6667, width: 200, height: 20.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .clip:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 162, width: 200, height: 20.3333),
        content: Rect(x: 20, y: 162, width: 200, height: 20.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .word:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 192.3333, width: 181, height: 40.6667),
        content: Rect(x: 20, y: 192.3333, width: 181, height: 40.6667),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 2,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .char:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 243, width: 195.3333, height: 40.6667),
        content: Rect(x: 20, y: 243, width: 195.3333, height: 40.6667),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 2,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .twoLines:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 293.6667, width: 153.6667, height: 40.6667),
        content: Rect(x: 20, y: 293.6667, width: 153.6667, height: 40.6667),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 2,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .fitted:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 344.3333, width: 200, height: 20.3333),
        content: Rect(x: 20, y: 344.3333, width: 200, height: 20.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .tightened:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 374.6667, width: 152, height: 20.3333),
        content: Rect(x: 20, y: 374.6667, width: 152, height: 20.3333),
        text: Text(
          string: "The quick brown fox",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .kerned:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 405, width: 353, height: 20.3333),
        content: Rect(x: 20, y: 405, width: 353, height: 20.3333),
        text: Text(
          string: "Kern of two points",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .tall:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 435.3333, width: 192, height: 46),
        content: Rect(x: 20, y: 435.3333, width: 192, height: 46),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .spaced:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 491.3333, width: 192, height: 41.6667),
        content: Rect(x: 20, y: 491.3333, width: 192, height: 41.6667),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .paragraphs:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 543, width: 353, height: 59.6667),
        content: Rect(x: 20, y: 543, width: 353, height: 59.6667),
        text: Text(
          string: "One paragraph.\u{A}Another one, which is so long that it takes more than one line of the label.",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .runs:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 612.6667, width: 353, height: 38.3333),
        content: Rect(x: 30, y: 618.6667, width: 333, height: 26.3333),
        text: Text(
          string: "Small, large, struck and underlined",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [
            Run(
              string: "Small, ",
              font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
              isStruck: false, isUnderlined: false),
            Run(
              string: "large",
              font: Font(family: "system", size: 22, weight: .regular, design: .default, textStyle: "title2"),
              isStruck: false, isUnderlined: false),
            Run(
              string: ", struck",
              font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
              isStruck: true, isUnderlined: false),
            Run(
              string: " and ",
              font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
              isStruck: false, isUnderlined: false),
            Run(
              string: "underlined",
              font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
              isStruck: false, isUnderlined: true),
          ],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 6, left: 10, bottom: 6, right: 10)),
        picture: nil,
        isHidden: false)
    case .rounded:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 661, width: 353, height: 24),
        content: Rect(x: 20, y: 661, width: 353, height: 24),
        text: Text(
          string: "Rounded heavy",
          font: Font(family: "system", size: 20, weight: .heavy, design: .rounded, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .wrapped:
      return View(
        id: id,
        kind: "label",
        parent: nil,
        frame: Rect(x: 20, y: 695, width: 116.3333, height: 58.3333),
        content: Rect(x: 26, y: 701, width: 104.3333, height: 46.3333),
        text: Text(
          string: "The quick brown fox jumps over the lazy dog",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tail), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tail), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tail), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.head), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.head), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.head), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.tail), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.head), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.clip), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.clip), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.clip), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.middle), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.word), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.word), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.word), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.clip), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.char), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.char), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.char), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.word), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.twoLines), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.twoLines), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 160),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.twoLines), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.char), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fitted), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fitted), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fitted), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.twoLines), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tightened), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tightened), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 152),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tightened), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fitted), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.kerned), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.kerned), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.kerned), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.tightened), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tall), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tall), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tall), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.kerned), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.spaced), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.spaced), .width)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.spaced), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.tall), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.paragraphs), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.paragraphs), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.paragraphs), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.spaced), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.runs), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.runs), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.runs), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.paragraphs), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.rounded), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.rounded), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.rounded), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.runs), .bottom)], constant: 10),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.wrapped), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.wrapped), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.rounded), .bottom)], constant: 10),
        priority: 1000))
    return list
  }
}
