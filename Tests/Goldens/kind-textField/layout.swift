// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct TextFields: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case bare
    case line
    case bezel
    case rounded
    case empty
    case secret
    case price
    case search
    case typing
    case padded
    case states
    case long
    case own
    case centred

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .bare: return "bare"
      case .line: return "line"
      case .bezel: return "bezel"
      case .rounded: return "rounded"
      case .empty: return "empty"
      case .secret: return "secret"
      case .price: return "price"
      case .search: return "search"
      case .typing: return "typing"
      case .padded: return "padded"
      case .states: return "states"
      case .long: return "long"
      case .own: return "own"
      case .centred: return "centred"
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
    name: "TextFields",
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
    case .bare:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 75, width: 353, height: 21),
        content: Rect(x: 20, y: 75, width: 353, height: 21),
        text: Text(
          string: "No border",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .line:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 108, width: 353, height: 25),
        content: Rect(x: 27, y: 110, width: 339, height: 21),
        text: Text(
          string: "A line",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .bezel:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 145, width: 353, height: 25),
        content: Rect(x: 27, y: 147, width: 339, height: 21),
        text: Text(
          string: "A bezel",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .rounded:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 182, width: 353, height: 34),
        content: Rect(x: 27, y: 184, width: 339, height: 30),
        text: Text(
          string: "A rounded rectangle",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .empty:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 228, width: 353, height: 34),
        content: Rect(x: 27, y: 230, width: 339, height: 30),
        text: Text(
          string: "Nothing yet",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .secret:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 274, width: 353, height: 34),
        content: Rect(x: 27, y: 276, width: 307, height: 30),
        text: Text(
          string: "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .price:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 320, width: 353, height: 34),
        content: Rect(x: 54, y: 322, width: 312, height: 30),
        text: Text(
          string: "1,299.00",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .search:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 366, width: 353, height: 34),
        content: Rect(x: 59, y: 368, width: 283, height: 30),
        text: Text(
          string: "fonts",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .typing:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 412, width: 353, height: 34),
        content: Rect(x: 27, y: 414, width: 301, height: 30),
        text: Text(
          string: "fonts",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .padded:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 458, width: 353, height: 45),
        content: Rect(x: 36, y: 470, width: 321, height: 21),
        text: Text(
          string: "Padded by 12 and 16",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 12, left: 16, bottom: 12, right: 16)),
        picture: nil,
        isHidden: false)
    case .states:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 515, width: 353, height: 25),
        content: Rect(x: 67, y: 517, width: 299, height: 21),
        text: Text(
          string: "Placeholder further in",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 40, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .long:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 552, width: 220, height: 25),
        content: Rect(x: 27, y: 554, width: 206, height: 21),
        text: Text(
          string: "A text that is too long for its field ends in dots at rest",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .own:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 589, width: 184, height: 34),
        content: Rect(x: 27, y: 591, width: 146, height: 30),
        text: Text(
          string: "As wide as it needs",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .centred:
      return View(
        id: id,
        kind: "textField",
        parent: nil,
        frame: Rect(x: 20, y: 635, width: 353, height: 34),
        content: Rect(x: 27, y: 637, width: 339, height: 30),
        text: Text(
          string: "Centred",
          font: Font(family: "system", size: 14, weight: .regular, design: .default, textStyle: nil),
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
        left: Expression(terms: [.init(1, .view(.bare), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bare), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bare), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 16),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.line), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.line), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.line), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bare), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bezel), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bezel), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bezel), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.line), .bottom)], constant: 12),
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
        right: Expression(terms: [.init(1, .view(.bezel), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.empty), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.empty), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.empty), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.rounded), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.secret), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.secret), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.secret), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.empty), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.price), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.price), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.price), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.secret), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.search), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.search), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.search), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.price), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.typing), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.typing), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.typing), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.search), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.padded), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.padded), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.padded), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.typing), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.states), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.states), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.states), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.padded), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 220),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.states), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.own), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.own), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.long), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.own), .bottom)], constant: 12),
        priority: 1000))
    return list
  }
}
