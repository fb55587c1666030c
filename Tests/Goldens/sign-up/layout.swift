// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct SignUp: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case bar
    case form
    case title
    case hint
    case nameHeading
    case name
    case mailHeading
    case mail
    case aboutHeading
    case about
    case plan
    case newsLabel
    case news
    case go

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .bar: return "bar"
      case .form: return "form"
      case .title: return "title"
      case .hint: return "hint"
      case .nameHeading: return "nameHeading"
      case .name: return "name"
      case .mailHeading: return "mailHeading"
      case .mail: return "mail"
      case .aboutHeading: return "aboutHeading"
      case .about: return "about"
      case .plan: return "plan"
      case .newsLabel: return "newsLabel"
      case .news: return "news"
      case .go: return "go"
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
    name: "SignUp",
    device: "iPhone SE (3rd generation)",
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 375,
    height: 667,
    scale: 2,
    views: ID.allCases.map(view),
    guides: [],
    constraints: makeConstraints())

  /// The screen in every cell that it was compiled for, `spec` first.
  public static let cells: [Self] = [
    spec,
  ]

  private static func view(_ id: ID) -> View {
    switch id {
    case .bar:
      return View(
        id: id,
        kind: "navigationBar",
        parent: nil,
        frame: Rect(x: 0, y: 20, width: 375, height: 44),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .form:
      return View(
        id: id,
        kind: "scroll",
        parent: nil,
        frame: Rect(x: 0, y: 64, width: 375, height: 603),
        content: Rect(x: 0, y: 64, width: 375, height: 607.5),
        text: nil,
        picture: nil,
        isHidden: false)
    case .title:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 88, width: 335, height: 33.5),
        content: Rect(x: 20, y: 88, width: 335, height: 33.5),
        text: Text(
          string: "Create an account",
          font: Font(family: "system", size: 28, weight: .regular, design: .default, textStyle: "title1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .hint:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 129.5, width: 335, height: 42.5),
        content: Rect(x: 20, y: 129.5, width: 335, height: 42.5),
        text: Text(
          string: "It takes a minute, and you can change all of it later.",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .nameHeading:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 196, width: 35.5, height: 16),
        content: Rect(x: 20, y: 196, width: 35.5, height: 16),
        text: Text(
          string: "Name",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .name:
      return View(
        id: id,
        kind: "textField",
        parent: .form,
        frame: Rect(x: 20, y: 218, width: 335, height: 44),
        content: Rect(x: 32, y: 228, width: 311, height: 24),
        text: Text(
          string: "First and last name",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 10, left: 12, bottom: 10, right: 12)),
        picture: nil,
        isHidden: false)
    case .mailHeading:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 278, width: 32.5, height: 16),
        content: Rect(x: 20, y: 278, width: 32.5, height: 16),
        text: Text(
          string: "Email",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .mail:
      return View(
        id: id,
        kind: "textField",
        parent: .form,
        frame: Rect(x: 20, y: 300, width: 335, height: 44),
        content: Rect(x: 68, y: 310, width: 275, height: 24),
        text: Text(
          string: "you@example.org",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 10, left: 12, bottom: 10, right: 12)),
        picture: nil,
        isHidden: false)
    case .aboutHeading:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 360, width: 62, height: 16),
        content: Rect(x: 20, y: 360, width: 62, height: 16),
        text: Text(
          string: "About you",
          font: Font(family: "system", size: 13, weight: .regular, design: .default, textStyle: "footnote"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .about:
      return View(
        id: id,
        kind: "textView",
        parent: .form,
        frame: Rect(x: 20, y: 382, width: 335, height: 96),
        content: Rect(x: 25, y: 390, width: 325, height: 80),
        text: Text(
          string: "",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .plan:
      return View(
        id: id,
        kind: "segments",
        parent: .form,
        frame: Rect(x: 20, y: 498, width: 335, height: 32),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .newsLabel:
      return View(
        id: id,
        kind: "label",
        parent: .form,
        frame: Rect(x: 20, y: 550, width: 274, height: 20.5),
        content: Rect(x: 20, y: 550, width: 274, height: 20.5),
        text: Text(
          string: "Send me news now and then",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .news:
      return View(
        id: id,
        kind: "switch",
        parent: .form,
        frame: Rect(x: 306, y: 545, width: 51, height: 31),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .go:
      return View(
        id: id,
        kind: "button",
        parent: .form,
        frame: Rect(x: 20, y: 598.5, width: 335, height: 49),
        content: Rect(x: 40, y: 612.5, width: 295, height: 21),
        text: Text(
          string: "Sign up",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 14, left: 20, bottom: 14, right: 20)),
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bar), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.form), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.bar), .bottom)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.form), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.form), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.form), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .bottom)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .top)], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.title), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .frame(.form), .width)], constant: -40),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hint), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.title), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hint), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hint), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nameHeading), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nameHeading), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.hint), .bottom)], constant: 24),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.name), .height)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [], constant: 44),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.name), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.name), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.name), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.nameHeading), .bottom)], constant: 6),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mailHeading), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mailHeading), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.name), .bottom)], constant: 16),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mail), .height)], constant: 0),
        relation: .greaterOrEqual,
        right: Expression(terms: [], constant: 44),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mail), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mail), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.mail), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mailHeading), .bottom)], constant: 6),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.aboutHeading), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.aboutHeading), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.mail), .bottom)], constant: 16),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.about), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 96),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.about), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.aboutHeading), .bottom)], constant: 6),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.about), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.about), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plan), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.about), .bottom)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plan), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plan), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.newsLabel), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plan), .bottom)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.newsLabel), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.newsLabel), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.news), .leading)], constant: -12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.news), .centerY)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.newsLabel), .centerY)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.news), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.go), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.newsLabel), .bottom)], constant: 28),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.go), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.go), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.go), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .content(.form), .bottom)], constant: -24),
        priority: 1000))
    return list
  }
}
