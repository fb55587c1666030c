// Written by Quoin from a spec. Change the spec, not this file: the next run writes it anew.

/// One screen as values: what its views show and where they are.
///
/// Lengths are in points, in the screen's coordinates: origin top left, y down.
public struct Onboarding: Equatable, Sendable, Codable {
  /// The views of the screen, parents first.
  public enum ID: String, CaseIterable, Equatable, Sendable, Codable {
    case page
    case above
    case art
    case artPicture
    case title
    case text_
    case below
    case furtherBelow
    case actions
    case start
    case later

    /// The id as the spec has it.
    public var text: String {
      switch self {
      case .page: return "page"
      case .above: return "above"
      case .art: return "art"
      case .artPicture: return "art-picture"
      case .title: return "title"
      case .text_: return "text"
      case .below: return "below"
      case .furtherBelow: return "further-below"
      case .actions: return "actions"
      case .start: return "start"
      case .later: return "later"
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

  /// The view with an id; nil when it has been taken out of `views`.
  public subscript(id: ID) -> View? {
    views.first { $0.id == id }
  }

  /// The screen as the spec describes it.
  public static let spec = Self(
    name: "Onboarding",
    device: "iPhone 16",
    orientation: "portrait",
    textSize: "L",
    locale: "en",
    isRightToLeft: false,
    isDark: false,
    width: 393,
    height: 852,
    scale: 3,
    views: ID.allCases.map(view))

  /// One view as the spec describes it.
  private static func view(_ id: ID) -> View {
    switch id {
    case .page:
      return View(
        id: id,
        kind: "vstack",
        parent: nil,
        frame: Rect(x: 0, y: 59, width: 393, height: 759),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .above:
      return View(
        id: id,
        kind: "spacer",
        parent: .page,
        frame: Rect(x: 196.6667, y: 83, width: 0, height: 75.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .art:
      return View(
        id: id,
        kind: "view",
        parent: .page,
        frame: Rect(x: 96.6667, y: 170.3333, width: 200, height: 200),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .artPicture:
      return View(
        id: id,
        kind: "image",
        parent: .art,
        frame: Rect(x: 146.6667, y: 220.3333, width: 100, height: 100),
        content: Rect(x: 146.6667, y: 220.3333, width: 100, height: 100),
        text: nil,
        picture: "images/logo.svg",
        isHidden: false)
    case .title:
      return View(
        id: id,
        kind: "label",
        parent: .page,
        frame: Rect(x: 68, y: 402.3333, width: 257.3333, height: 33.6667),
        content: Rect(x: 68, y: 402.3333, width: 257.3333, height: 33.6667),
        text: Text(
          string: "Layouts you can read",
          font: Font(family: "system", size: 28, weight: .regular, design: .default, textStyle: "title1"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .text_:
      return View(
        id: id,
        kind: "label",
        parent: .page,
        frame: Rect(x: 41.3333, y: 448, width: 310.6667, height: 64.3333),
        content: Rect(x: 41.3333, y: 448, width: 310.6667, height: 64.3333),
        text: Text(
          string: "Write what a screen is made of. Every frame, line and baseline is worked out for you.",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 0,
          insets: Insets(top: 0, left: 0, bottom: 0, right: 0)),
        picture: nil,
        isHidden: false)
    case .below:
      return View(
        id: id,
        kind: "spacer",
        parent: .page,
        frame: Rect(x: 196.6667, y: 524.3333, width: 0, height: 75.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .furtherBelow:
      return View(
        id: id,
        kind: "spacer",
        parent: .page,
        frame: Rect(x: 196.6667, y: 612, width: 0, height: 75.3333),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .actions:
      return View(
        id: id,
        kind: "vstack",
        parent: .page,
        frame: Rect(x: 24, y: 699.3333, width: 345, height: 102.6667),
        content: nil,
        text: nil,
        picture: nil,
        isHidden: false)
    case .start:
      return View(
        id: id,
        kind: "button",
        parent: .actions,
        frame: Rect(x: 24, y: 699.3333, width: 345, height: 50.3333),
        content: Rect(x: 44, y: 714.3333, width: 305, height: 20.3333),
        text: Text(
          string: "Get started",
          font: Font(family: "system", size: 17, weight: .semibold, design: .default, textStyle: "headline"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 15, left: 20, bottom: 15, right: 20)),
        picture: nil,
        isHidden: false)
    case .later:
      return View(
        id: id,
        kind: "button",
        parent: .actions,
        frame: Rect(x: 24, y: 757.6667, width: 345, height: 44.3333),
        content: Rect(x: 44, y: 769.6667, width: 305, height: 20.3333),
        text: Text(
          string: "Not now",
          font: Font(family: "system", size: 17, weight: .regular, design: .default, textStyle: "body"),
          runs: [],
          subtitle: nil,
          lineLimit: 1,
          insets: Insets(top: 12, left: 20, bottom: 12, right: 20)),
        picture: nil,
        isHidden: false)
    }
  }
}
