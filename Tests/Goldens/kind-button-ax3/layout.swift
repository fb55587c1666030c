// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct Buttons: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case plainTitle
    case nothing
    case pictureOnly
    case withPicture
    case padded
    case shifted
    case cut
    case plain
    case gray
    case tinted
    case filled
    case leadingPicture
    case trailingPicture
    case topPicture
    case bottomPicture
    case subtitled
    case centred
    case long

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .plainTitle: return "plainTitle"
      case .nothing: return "nothing"
      case .pictureOnly: return "pictureOnly"
      case .withPicture: return "withPicture"
      case .padded: return "padded"
      case .shifted: return "shifted"
      case .cut: return "cut"
      case .plain: return "plain"
      case .gray: return "gray"
      case .tinted: return "tinted"
      case .filled: return "filled"
      case .leadingPicture: return "leadingPicture"
      case .trailingPicture: return "trailingPicture"
      case .topPicture: return "topPicture"
      case .bottomPicture: return "bottomPicture"
      case .subtitled: return "subtitled"
      case .centred: return "centred"
      case .long: return "long"
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
    name: "Buttons",
    device: "iPhone 16",
    orientation: "portrait",
    textSize: "AX3",
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
    case .plainTitle:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 71, width: 30, height: 30),
        content: Rect(x: 20, y: 77, width: 30, height: 18),
        text: Text(
          string: "Title",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .nothing:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 120, y: 71, width: 30, height: 34),
        content: Rect(x: 120, y: 77, width: 30, height: 22),
        text: Text(
          string: "",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .pictureOnly:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 220, y: 71, width: 20, height: 20),
        content: Rect(x: 220, y: 71, width: 20, height: 20),
        text: Text(
          string: "",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: "star",
        isHidden: false)
    case .withPicture:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 113, width: 84, height: 30),
        content: Rect(x: 20, y: 119, width: 84, height: 18),
        text: Text(
          string: "Favourite",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: "star",
        isHidden: false)
    case .padded:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 180, y: 113, width: 85, height: 38),
        content: Rect(x: 196, y: 123, width: 53, height: 18),
        text: Text(
          string: "Padded",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 10, left: 16, bottom: 10, right: 16)),
        picture: nil,
        isHidden: false)
    case .shifted:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 163, width: 113, height: 20),
        content: Rect(x: 20, y: 163, width: 105, height: 20),
        text: Text(
          string: "Gap of eight",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 8)),
        picture: "star",
        isHidden: false)
    case .cut:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 200, y: 163, width: 110, height: 30),
        content: Rect(x: 200, y: 169, width: 110, height: 18),
        text: Text(
          string: "Cut by its insets",
          font: Font(family: "system", size: 15, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .plain:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 195, width: 105.6667, height: 62),
        content: Rect(x: 32, y: 202, width: 81.6667, height: 48),
        text: Text(
          string: "Plain",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    case .gray:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 137.6667, y: 195, width: 104, height: 62),
        content: Rect(x: 149.6667, y: 202, width: 80, height: 48),
        text: Text(
          string: "Gray",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    case .tinted:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 253.6667, y: 195, width: 131.6667, height: 62),
        content: Rect(x: 265.6667, y: 202, width: 107.6667, height: 48),
        text: Text(
          string: "Tinted",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    case .filled:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 397.3333, y: 195, width: 113.3333, height: 62),
        content: Rect(x: 409.3333, y: 202, width: 89.3333, height: 48),
        text: Text(
          string: "Filled",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    case .leadingPicture:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 269, width: 187, height: 62),
        content: Rect(x: 32, y: 276, width: 163, height: 48),
        text: Text(
          string: "Leading",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: "cart",
        isHidden: false)
    case .trailingPicture:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 219, y: 269, width: 171.6667, height: 62),
        content: Rect(x: 231, y: 276, width: 147.6667, height: 48),
        text: Text(
          string: "Trailing",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: "cart",
        isHidden: false)
    case .topPicture:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 343, width: 132.6667, height: 88),
        content: Rect(x: 32, y: 350, width: 108.6667, height: 74),
        text: Text(
          string: "Above",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: "cart",
        isHidden: false)
    case .bottomPicture:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 164.6667, y: 343, width: 127.6667, height: 88),
        content: Rect(x: 176.6667, y: 350, width: 103.6667, height: 74),
        text: Text(
          string: "Below",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: "../images/logo.svg",
        isHidden: false)
    case .subtitled:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 443, width: 353, height: 101.3333),
        content: Rect(x: 32, y: 450, width: 329, height: 87.3333),
        text: Text(
          string: "Buy now",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: "Ships on Monday",
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: "cart",
        isHidden: false)
    case .centred:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 86.3333, y: 556.3333, width: 220.3333, height: 113.3333),
        content: Rect(x: 110.3333, y: 568.3333, width: 172.3333, height: 89.3333),
        text: Text(
          string: "Download",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: "24 MB",
          lineLimit: 1,
          insets: Insets(top: 12, left: 24, bottom: 12, right: 24)),
        picture: nil,
        isHidden: false)
    case .long:
      return View(
        id: id,
        kind: "button",
        parent: nil,
        frame: Rect(x: 20, y: 681.6667, width: 180, height: 62),
        content: Rect(x: 32, y: 688.6667, width: 156, height: 48),
        text: Text(
          string: "A title that is much too long for the button",
          font: Font(family: "system", size: 40, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 7, left: 12, bottom: 7, right: 12)),
        picture: nil,
        isHidden: false)
    }
  }

  private static func makeConstraints() -> [Constraint] {
    var list: [Constraint] = []
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plainTitle), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .top)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plainTitle), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nothing), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plainTitle), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nothing), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 120),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.pictureOnly), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plainTitle), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.pictureOnly), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 220),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.withPicture), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plainTitle), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.withPicture), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.padded), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.withPicture), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.padded), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 180),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shifted), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.padded), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shifted), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cut), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shifted), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.cut), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 200),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plain), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shifted), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.plain), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gray), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plain), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gray), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plain), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tinted), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plain), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.tinted), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.gray), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.filled), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plain), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.filled), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.tinted), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.leadingPicture), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.plain), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.leadingPicture), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.trailingPicture), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.leadingPicture), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.trailingPicture), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.leadingPicture), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.topPicture), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.leadingPicture), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.topPicture), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bottomPicture), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.topPicture), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.bottomPicture), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.topPicture), .trailing)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.subtitled), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.topPicture), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.subtitled), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.subtitled), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .trailing)], constant: -20),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.subtitled), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centred), .centerX)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .centerX)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 180),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.centred), .bottom)], constant: 12),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.long), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .safeArea, .leading)], constant: 20),
        priority: 1000))
    return list
  }
}
