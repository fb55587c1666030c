// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct HStackKind: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case fill
    case fillA
    case fillB
    case equally
    case equallyA
    case equallyB
    case equallyC
    case shares
    case sharesA
    case sharesB
    case sharesC
    case gaps
    case gapsA
    case gapsB
    case gapsC
    case centres
    case centresA
    case centresB
    case centresC
    case atTop
    case topA
    case topB
    case middle
    case middleA
    case middleB
    case atBottom
    case bottomA
    case bottomB
    case onLine
    case lineA
    case lineB
    case onLast
    case lastA
    case lastB
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
    case texts
    case textsA
    case textsB

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .fill: return "fill"
      case .fillA: return "fillA"
      case .fillB: return "fillB"
      case .equally: return "equally"
      case .equallyA: return "equallyA"
      case .equallyB: return "equallyB"
      case .equallyC: return "equallyC"
      case .shares: return "shares"
      case .sharesA: return "sharesA"
      case .sharesB: return "sharesB"
      case .sharesC: return "sharesC"
      case .gaps: return "gaps"
      case .gapsA: return "gapsA"
      case .gapsB: return "gapsB"
      case .gapsC: return "gapsC"
      case .centres: return "centres"
      case .centresA: return "centresA"
      case .centresB: return "centresB"
      case .centresC: return "centresC"
      case .atTop: return "atTop"
      case .topA: return "topA"
      case .topB: return "topB"
      case .middle: return "middle"
      case .middleA: return "middleA"
      case .middleB: return "middleB"
      case .atBottom: return "atBottom"
      case .bottomA: return "bottomA"
      case .bottomB: return "bottomB"
      case .onLine: return "onLine"
      case .lineA: return "lineA"
      case .lineB: return "lineB"
      case .onLast: return "onLast"
      case .lastA: return "lastA"
      case .lastB: return "lastB"
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
      case .texts: return "texts"
      case .textsA: return "textsA"
      case .textsB: return "textsB"
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
    name: "HStackKind",
    device: nil,
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 360,
    height: 635,
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
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 24, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .fillA:
      return View(
        id: id,
        kind: "label",
        parent: .fill,
        frame: Rect(x: 16, y: 24, width: 33, height: 30.3333),
        content: Rect(x: 22, y: 26, width: 21, height: 26.3333),
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
        frame: Rect(x: 57, y: 24, width: 287, height: 30.3333),
        content: Rect(x: 63, y: 32, width: 275, height: 14.3333),
        text: Text(
          string: "stretches the last",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .equally:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 62.3333, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .equallyA:
      return View(
        id: id,
        kind: "label",
        parent: .equally,
        frame: Rect(x: 16, y: 62.3333, width: 104, height: 30.3333),
        content: Rect(x: 22, y: 64.3333, width: 92, height: 26.3333),
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
        frame: Rect(x: 128, y: 62.3333, width: 104, height: 30.3333),
        content: Rect(x: 134, y: 70.3333, width: 92, height: 14.3333),
        text: Text(
          string: "widths",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .equallyC:
      return View(
        id: id,
        kind: "label",
        parent: .equally,
        frame: Rect(x: 240, y: 62.3333, width: 104, height: 30.3333),
        content: Rect(x: 246, y: 64.3333, width: 92, height: 26.3333),
        text: Text(
          string: "for all",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .shares:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 100.6667, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .sharesA:
      return View(
        id: id,
        kind: "label",
        parent: .shares,
        frame: Rect(x: 16, y: 100.6667, width: 40, height: 30.3333),
        content: Rect(x: 22, y: 102.6667, width: 28, height: 26.3333),
        text: Text(
          string: "A",
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
        frame: Rect(x: 56, y: 100.6667, width: 193.3333, height: 30.3333),
        content: Rect(x: 62, y: 108.6667, width: 181.3333, height: 14.3333),
        text: Text(
          string: "as long as its text",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .sharesC:
      return View(
        id: id,
        kind: "label",
        parent: .shares,
        frame: Rect(x: 249.3333, y: 100.6667, width: 94.6667, height: 30.3333),
        content: Rect(x: 255.3333, y: 102.6667, width: 82.6667, height: 26.3333),
        text: Text(
          string: "share",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .gaps:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 139, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .gapsA:
      return View(
        id: id,
        kind: "label",
        parent: .gaps,
        frame: Rect(x: 16, y: 139, width: 54, height: 30.3333),
        content: Rect(x: 22, y: 141, width: 42, height: 26.3333),
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
        frame: Rect(x: 142, y: 139, width: 52.3333, height: 30.3333),
        content: Rect(x: 148, y: 147, width: 40.3333, height: 14.3333),
        text: Text(
          string: "spaces",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .gapsC:
      return View(
        id: id,
        kind: "label",
        parent: .gaps,
        frame: Rect(x: 266.3333, y: 139, width: 77.6667, height: 30.3333),
        content: Rect(x: 272.3333, y: 141, width: 65.6667, height: 26.3333),
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
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 177.3333, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .centresA:
      return View(
        id: id,
        kind: "label",
        parent: .centres,
        frame: Rect(x: 16, y: 177.3333, width: 72, height: 30.3333),
        content: Rect(x: 22, y: 179.3333, width: 60, height: 26.3333),
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
        frame: Rect(x: 163.3333, y: 177.3333, width: 43.6667, height: 30.3333),
        content: Rect(x: 169.3333, y: 185.3333, width: 31.6667, height: 14.3333),
        text: Text(
          string: "as far",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .centresC:
      return View(
        id: id,
        kind: "label",
        parent: .centres,
        frame: Rect(x: 292, y: 177.3333, width: 52, height: 30.3333),
        content: Rect(x: 298, y: 179.3333, width: 40, height: 26.3333),
        text: Text(
          string: "apart",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .atTop:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 215.6667, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .topA:
      return View(
        id: id,
        kind: "label",
        parent: .atTop,
        frame: Rect(x: 16, y: 215.6667, width: 40.6667, height: 24.3333),
        content: Rect(x: 22, y: 217.6667, width: 28.6667, height: 20.3333),
        text: Text(
          string: "Top",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .topB:
      return View(
        id: id,
        kind: "label",
        parent: .atTop,
        frame: Rect(x: 276, y: 215.6667, width: 68, height: 30.3333),
        content: Rect(x: 282, y: 223.6667, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .middle:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 254, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .middleA:
      return View(
        id: id,
        kind: "label",
        parent: .middle,
        frame: Rect(x: 16, y: 257, width: 63.6667, height: 24.3333),
        content: Rect(x: 22, y: 259, width: 51.6667, height: 20.3333),
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
        frame: Rect(x: 276, y: 254, width: 68, height: 30.3333),
        content: Rect(x: 282, y: 262, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .atBottom:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 292.3333, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .bottomA:
      return View(
        id: id,
        kind: "label",
        parent: .atBottom,
        frame: Rect(x: 16, y: 298.3333, width: 67.6667, height: 24.3333),
        content: Rect(x: 22, y: 300.3333, width: 55.6667, height: 20.3333),
        text: Text(
          string: "Bottom",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .bottomB:
      return View(
        id: id,
        kind: "label",
        parent: .atBottom,
        frame: Rect(x: 276, y: 292.3333, width: 68, height: 30.3333),
        content: Rect(x: 282, y: 300.3333, width: 56, height: 14.3333),
        text: Text(
          string: "alignment",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .onLine:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 330.6667, width: 328, height: 39.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .lineA:
      return View(
        id: id,
        kind: "label",
        parent: .onLine,
        frame: Rect(x: 16, y: 330.6667, width: 44, height: 37.6667),
        content: Rect(x: 22, y: 332.6667, width: 32, height: 33.6667),
        text: Text(
          string: "24",
          font: Font(family: "system", size: 28, weight: .regular, design: .default, textStyle: "title1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .lineB:
      return View(
        id: id,
        kind: "label",
        parent: .onLine,
        frame: Rect(x: 297, y: 340, width: 47, height: 30.3333),
        content: Rect(x: 303, y: 348, width: 35, height: 14.3333),
        text: Text(
          string: "points",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .onLast:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 378.3333, width: 328, height: 44.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .lastA:
      return View(
        id: id,
        kind: "label",
        parent: .onLast,
        frame: Rect(x: 16, y: 378.3333, width: 137, height: 44.6667),
        content: Rect(x: 22, y: 380.3333, width: 125, height: 40.6667),
        text: Text(
          string: "Two lines,\u{A}of which the last",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .lastB:
      return View(
        id: id,
        kind: "label",
        parent: .onLast,
        frame: Rect(x: 293.3333, y: 397.3333, width: 50.6667, height: 30.3333),
        content: Rect(x: 299.3333, y: 405.3333, width: 38.6667, height: 14.3333),
        text: Text(
          string: "counts",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .hiding:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 431, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .shown:
      return View(
        id: id,
        kind: "label",
        parent: .hiding,
        frame: Rect(x: 16, y: 431, width: 93.6667, height: 30.3333),
        content: Rect(x: 22, y: 433, width: 81.6667, height: 26.3333),
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
        frame: Rect(x: 113.6667, y: 431, width: 0, height: 30.3333),
        content: nil,
        text: Text(
          string: "Hidden",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: true)
    case .after:
      return View(
        id: id,
        kind: "label",
        parent: .hiding,
        frame: Rect(x: 117.6667, y: 431, width: 226.3333, height: 30.3333),
        content: Rect(x: 123.6667, y: 433, width: 214.3333, height: 26.3333),
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
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 469.3333, width: 328, height: 30.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .customA:
      return View(
        id: id,
        kind: "label",
        parent: .custom,
        frame: Rect(x: 16, y: 469.3333, width: 105.3333, height: 30.3333),
        content: Rect(x: 22, y: 471.3333, width: 93.3333, height: 26.3333),
        text: Text(
          string: "Twenty-four",
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
        frame: Rect(x: 145.3333, y: 469.3333, width: 198.6667, height: 30.3333),
        content: Rect(x: 151.3333, y: 477.3333, width: 186.6667, height: 14.3333),
        text: Text(
          string: "after the first",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .inset:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 507.6667, width: 328, height: 38.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .insetA:
      return View(
        id: id,
        kind: "label",
        parent: .inset,
        frame: Rect(x: 28, y: 511.6667, width: 114.6667, height: 30.3333),
        content: Rect(x: 34, y: 513.6667, width: 102.6667, height: 26.3333),
        text: Text(
          string: "Margins of 12",
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
        frame: Rect(x: 150.6667, y: 511.6667, width: 181.3333, height: 30.3333),
        content: Rect(x: 156.6667, y: 519.6667, width: 169.3333, height: 14.3333),
        text: Text(
          string: "around",
          font: Font(family: "system", size: 12, weight: .regular, design: .default, textStyle: "caption1"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 8, left: 6, bottom: 8, right: 6)),
        picture: nil,
        isHidden: false)
    case .texts:
      return View(
        id: id,
        kind: "hstack",
        parent: nil,
        frame: Rect(x: 16, y: 554, width: 328, height: 65),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .textsA:
      return View(
        id: id,
        kind: "label",
        parent: .texts,
        frame: Rect(x: 16, y: 554, width: 160, height: 65),
        content: Rect(x: 22, y: 556, width: 148, height: 61),
        text: Text(
          string: "Texts of several lines share the width",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 2, left: 6, bottom: 2, right: 6)),
        picture: nil,
        isHidden: false)
    case .textsB:
      return View(
        id: id,
        kind: "label",
        parent: .texts,
        frame: Rect(x: 184, y: 554, width: 160, height: 65),
        content: Rect(x: 190, y: 556, width: 148, height: 61),
        text: Text(
          string: "whatever they say",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: nil),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
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
        left: Expression(terms: [.init(1, .view(.fill), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.fill), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
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
        left: Expression(terms: [.init(1, .view(.equally), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.equally), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.fill), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.shares), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.equally), .bottom)], constant: 8),
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
        left: Expression(terms: [.init(1, .view(.gaps), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.gaps), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.shares), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.centres), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.gaps), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atTop), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atTop), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atTop), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.centres), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.middle), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.atTop), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atBottom), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atBottom), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.atBottom), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.middle), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLine), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLine), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLine), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.atBottom), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLast), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLast), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.onLast), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.onLine), .bottom)], constant: 8),
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
        left: Expression(terms: [.init(1, .view(.hiding), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.hiding), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.onLast), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.custom), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.hiding), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.inset), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.custom), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.texts), .leading)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .leading)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.texts), .trailing)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .trailing)], constant: 0),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.texts), .top)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .view(.inset), .bottom)], constant: 8),
        priority: 1000))
    list.append(
      Constraint(
        name: nil,
        left: Expression(terms: [.init(1, .view(.texts), .bottom)], constant: 0),
        relation: .equal,
        right: Expression(terms: [.init(1, .margins(nil), .bottom)], constant: 0),
        priority: 1000))
    return list
  }
}
