// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct VStackKind: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case fill
    case fillA
    case fillB
    case equally
    case equallyA
    case equallyB
    case shares
    case sharesA
    case sharesB
    case gaps
    case gapsA
    case gapsB
    case gapsC
    case centres
    case centresA
    case centresB
    case centresC
    case leadingEdge
    case leadingA
    case leadingB
    case middle
    case middleA
    case middleB
    case trailingEdge
    case trailingA
    case trailingB
    case hiding
    case shown
    case gone
    case after
    case custom
    case customA
    case customB
    case inset
    case insetA
    case insetB
    case nested
    case nestedRow
    case nestedA
    case nestedB
    case nestedEnd

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .fill: return "fill"
      case .fillA: return "fillA"
      case .fillB: return "fillB"
      case .equally: return "equally"
      case .equallyA: return "equallyA"
      case .equallyB: return "equallyB"
      case .shares: return "shares"
      case .sharesA: return "sharesA"
      case .sharesB: return "sharesB"
      case .gaps: return "gaps"
      case .gapsA: return "gapsA"
      case .gapsB: return "gapsB"
      case .gapsC: return "gapsC"
      case .centres: return "centres"
      case .centresA: return "centresA"
      case .centresB: return "centresB"
      case .centresC: return "centresC"
      case .leadingEdge: return "leadingEdge"
      case .leadingA: return "leadingA"
      case .leadingB: return "leadingB"
      case .middle: return "middle"
      case .middleA: return "middleA"
      case .middleB: return "middleB"
      case .trailingEdge: return "trailingEdge"
      case .trailingA: return "trailingA"
      case .trailingB: return "trailingB"
      case .hiding: return "hiding"
      case .shown: return "shown"
      case .gone: return "gone"
      case .after: return "after"
      case .custom: return "custom"
      case .customA: return "customA"
      case .customB: return "customB"
      case .inset: return "inset"
      case .insetA: return "insetA"
      case .insetB: return "insetB"
      case .nested: return "nested"
      case .nestedRow: return "nestedRow"
      case .nestedA: return "nestedA"
      case .nestedB: return "nestedB"
      case .nestedEnd: return "nestedEnd"
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
    name: "VStackKind",
    device: nil,
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 390,
    height: 571.3333,
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
    case .fill:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 16, y: 24, width: 112, height: 190),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .fillA:
      return View(
        id: id,
        kind: "label",
        parent: .fill,
        frame: Rect(x: 16, y: 24, width: 112, height: 24.3333),
        content: Rect(x: 22, y: 26, width: 100, height: 20.3333),
        text: Text(
          string: "Fill",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .fillB:
      return View(
        id: id,
        kind: "label",
        parent: .fill,
        frame: Rect(x: 16, y: 54.3333, width: 112, height: 159.6667),
        content: Rect(x: 22, y: 60.3333, width: 100, height: 147.6667),
        text: Text(
          string: "the last grows",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .equally:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 136, y: 24, width: 112, height: 190),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .equallyA:
      return View(
        id: id,
        kind: "label",
        parent: .equally,
        frame: Rect(x: 136, y: 24, width: 112, height: 92),
        content: Rect(x: 142, y: 26, width: 100, height: 88),
        text: Text(
          string: "Equal",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .equallyB:
      return View(
        id: id,
        kind: "label",
        parent: .equally,
        frame: Rect(x: 136, y: 122, width: 112, height: 92),
        content: Rect(x: 142, y: 128, width: 100, height: 80),
        text: Text(
          string: "heights",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .shares:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 256, y: 24, width: 112, height: 190),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .sharesA:
      return View(
        id: id,
        kind: "label",
        parent: .shares,
        frame: Rect(x: 256, y: 24, width: 112, height: 67),
        content: Rect(x: 262, y: 26, width: 100, height: 63),
        text: Text(
          string: "Shares",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .sharesB:
      return View(
        id: id,
        kind: "label",
        parent: .shares,
        frame: Rect(x: 256, y: 91, width: 112, height: 123),
        content: Rect(x: 262, y: 93, width: 100, height: 119),
        text: Text(
          string: "of the\u{A}height",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .gaps:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 16, y: 222, width: 112, height: 190),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .gapsA:
      return View(
        id: id,
        kind: "label",
        parent: .gaps,
        frame: Rect(x: 16, y: 222, width: 112, height: 24.3333),
        content: Rect(x: 22, y: 224, width: 100, height: 20.3333),
        text: Text(
          string: "Equal",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .gapsB:
      return View(
        id: id,
        kind: "label",
        parent: .gaps,
        frame: Rect(x: 16, y: 304, width: 112, height: 26.3333),
        content: Rect(x: 22, y: 310, width: 100, height: 14.3333),
        text: Text(
          string: "spaces",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .gapsC:
      return View(
        id: id,
        kind: "label",
        parent: .gaps,
        frame: Rect(x: 16, y: 387.6667, width: 112, height: 24.3333),
        content: Rect(x: 22, y: 389.6667, width: 100, height: 20.3333),
        text: Text(
          string: "between",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .centres:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 136, y: 222, width: 112, height: 190),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .centresA:
      return View(
        id: id,
        kind: "label",
        parent: .centres,
        frame: Rect(x: 136, y: 222, width: 112, height: 24.3333),
        content: Rect(x: 142, y: 224, width: 100, height: 20.3333),
        text: Text(
          string: "Centres",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .centresB:
      return View(
        id: id,
        kind: "label",
        parent: .centres,
        frame: Rect(x: 136, y: 296, width: 112, height: 42.3333),
        content: Rect(x: 142, y: 302, width: 100, height: 30.3333),
        text: Text(
          string: "as far\u{A}as far",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .centresC:
      return View(
        id: id,
        kind: "label",
        parent: .centres,
        frame: Rect(x: 136, y: 387.6667, width: 112, height: 24.3333),
        content: Rect(x: 142, y: 389.6667, width: 100, height: 20.3333),
        text: Text(
          string: "apart",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .leadingEdge:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 256, y: 222, width: 112, height: 56.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .leadingA:
      return View(
        id: id,
        kind: "label",
        parent: .leadingEdge,
        frame: Rect(x: 256, y: 222, width: 72.3333, height: 24.3333),
        content: Rect(x: 262, y: 224, width: 60.3333, height: 20.3333),
        text: Text(
          string: "Leading",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .leadingB:
      return View(
        id: id,
        kind: "label",
        parent: .leadingEdge,
        frame: Rect(x: 256, y: 252.3333, width: 68, height: 26.3333),
        content: Rect(x: 262, y: 258.3333, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .middle:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 256, y: 286.6667, width: 112, height: 56.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .middleA:
      return View(
        id: id,
        kind: "label",
        parent: .middle,
        frame: Rect(x: 280.3333, y: 286.6667, width: 63.6667, height: 24.3333),
        content: Rect(x: 286.3333, y: 288.6667, width: 51.6667, height: 20.3333),
        text: Text(
          string: "Center",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .middleB:
      return View(
        id: id,
        kind: "label",
        parent: .middle,
        frame: Rect(x: 278, y: 317, width: 68, height: 26.3333),
        content: Rect(x: 284, y: 323, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .trailingEdge:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 256, y: 351.3333, width: 112, height: 56.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .trailingA:
      return View(
        id: id,
        kind: "label",
        parent: .trailingEdge,
        frame: Rect(x: 301, y: 351.3333, width: 67, height: 24.3333),
        content: Rect(x: 307, y: 353.3333, width: 55, height: 20.3333),
        text: Text(
          string: "Trailing",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .trailingB:
      return View(
        id: id,
        kind: "label",
        parent: .trailingEdge,
        frame: Rect(x: 300, y: 381.6667, width: 68, height: 26.3333),
        content: Rect(x: 306, y: 387.6667, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .hiding:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 16, y: 420, width: 112, height: 54.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .shown:
      return View(
        id: id,
        kind: "label",
        parent: .hiding,
        frame: Rect(x: 16, y: 420, width: 112, height: 24.3333),
        content: Rect(x: 22, y: 422, width: 100, height: 20.3333),
        text: Text(
          string: "One space",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .gone:
      return View(
        id: id,
        kind: "label",
        parent: .hiding,
        frame: Rect(x: 16, y: 447.3333, width: 112, height: 0),
        content: nil,
        text: Text(
          string: "Hidden",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: true)
    case .after:
      return View(
        id: id,
        kind: "label",
        parent: .hiding,
        frame: Rect(x: 16, y: 450.3333, width: 112, height: 24.3333),
        content: Rect(x: 22, y: 452.3333, width: 100, height: 20.3333),
        text: Text(
          string: "stays",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .custom:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 136, y: 420, width: 112, height: 70.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .customA:
      return View(
        id: id,
        kind: "label",
        parent: .custom,
        frame: Rect(x: 136, y: 420, width: 112, height: 24.3333),
        content: Rect(x: 142, y: 422, width: 100, height: 20.3333),
        text: Text(
          string: "Twenty",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .customB:
      return View(
        id: id,
        kind: "label",
        parent: .custom,
        frame: Rect(x: 136, y: 464.3333, width: 112, height: 26.3333),
        content: Rect(x: 142, y: 470.3333, width: 100, height: 14.3333),
        text: Text(
          string: "after the first",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .inset:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 256, y: 416, width: 112, height: 64.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .insetA:
      return View(
        id: id,
        kind: "label",
        parent: .inset,
        frame: Rect(x: 268, y: 420, width: 88, height: 24.3333),
        content: Rect(x: 274, y: 422, width: 76, height: 20.3333),
        text: Text(
          string: "Margins",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .insetB:
      return View(
        id: id,
        kind: "label",
        parent: .inset,
        frame: Rect(x: 268, y: 450.3333, width: 88, height: 26.3333),
        content: Rect(x: 274, y: 456.3333, width: 76, height: 14.3333),
        text: Text(
          string: "of 4 and 12",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .nested:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 16, y: 498.6667, width: 232, height: 56.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .nestedRow:
      return View(
        id: id,
        kind: "hstack",
        parent: .nested,
        frame: Rect(x: 16, y: 498.6667, width: 232, height: 26.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .nestedA:
      return View(
        id: id,
        kind: "label",
        parent: .nestedRow,
        frame: Rect(x: 16, y: 498.6667, width: 55.3333, height: 26.3333),
        content: Rect(x: 22, y: 500.6667, width: 43.3333, height: 22.3333),
        text: Text(
          string: "A row",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .nestedB:
      return View(
        id: id,
        kind: "label",
        parent: .nestedRow,
        frame: Rect(x: 75.3333, y: 498.6667, width: 172.6667, height: 26.3333),
        content: Rect(x: 81.3333, y: 504.6667, width: 160.6667, height: 14.3333),
        text: Text(
          string: "in a column",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 6, left: 6, bottom: 6, right: 6)),
        picture: nil,
        isHidden: false)
    case .nestedEnd:
      return View(
        id: id,
        kind: "label",
        parent: .nested,
        frame: Rect(x: 16, y: 531, width: 232, height: 24.3333),
        content: Rect(x: 22, y: 533, width: 220, height: 20.3333),
        text: Text(
          string: "ends here",
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
        left: Expression(terms: [.init(1, .view(.fill), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fill), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 190),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fill), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .top)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fill), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 190),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fill), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fill), .trailing)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 190),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fill), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.equally), .trailing)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gaps), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gaps), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 190),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gaps), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fill), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gaps), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .height)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 190),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.gaps), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.equally), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.leadingEdge), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.leadingEdge), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.gaps), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.leadingEdge), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.leadingEdge), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.trailingEdge), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.trailingEdge), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.middle), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.trailingEdge), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hiding), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hiding), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.centres), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hiding), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.hiding), .top)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.equally), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 112),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.trailingEdge), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .margins(nil), .bottom)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nested), .width)], constant: 0),
        relation: .equal,
        right: Expression(terms: [], constant: 232),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nested), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.custom), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nested), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.nested), .bottom)], constant: 0),
        relation: .lessOrEqual,
        right: Expression(terms: [.init(1, .margins(nil), .bottom)], constant: 0),
        priority: 1000))
    return list
  }
}
