import QuoinTemplates

extension TemplateRecord {
  /// The context of a template: one screen in the cells it was compiled for.
  static func context(of cells: [EmitInput]) -> TemplateValue {
    guard case .map(var map) = SwiftModel(cells).templateValue, let first = cells.first else {
      return .map([:])
    }
    map["uikit"] = UIKitScreen(first.layout, first.code).templateValue
    return .map(map)
  }

  /// What the context holds: the screen in its first cell, and in each of its cells.
  public static let screen = TemplateRecord(
    "Screen",
    [
      ("access", .code, "the access level of `--access` with a blank, as in `public `"),
      ("type", .code, "the screen's name as a type of Swift"),
    ] + ofCell + [
      ("cells", .list(cell), "the screen in every cell that it was compiled for"),
      ("uikit", .record(uikitScreen), "the screen as code for UIKit, in the first cell"),
    ])

  private static let cell = TemplateRecord(
    "Cell",
    ofCell + [
      ("isFirst", .flag, "whether it is the first cell"),
      ("number", .code, "its number from the second on; nothing for the first"),
      ("isLacking", .flag, "whether another cell has views that it lacks"),
    ])

  private static let ofCell: [(String, FieldType, String)] = [
    ("screen", .text, "the screen's name"),
    ("device", .textOrNil, "the device; `nil` for a canvas of the spec's own"),
    ("orientation", .text, "`portrait` or `landscape`"),
    ("textSize", .text, "the Dynamic Type size"),
    ("locale", .text, "the language of the strings"),
    ("isRightToLeft", .flag, "whether the layout runs from the right"),
    ("isDark", .flag, "whether the theme is dark"),
    ("width", .code, "the screen's width in points"),
    ("height", .code, "the screen's height in points"),
    ("scale", .code, "pixels in a point"),
    ("hasViews", .flag, "whether there is a view"),
    ("views", .list(view), "the views, parents first; later ones are on top"),
    ("hasGuides", .flag, "whether there is a guide"),
    ("guides", .list(guide), "the guides of the spec"),
    ("hasConstraints", .flag, "whether there is a constraint"),
    ("constraints", .list(constraint), "the constraints that the spec writes"),
  ]

  private static let view = TemplateRecord(
    "View",
    [
      ("name", .code, "the id as a name of Swift, unique in the screen"),
      ("id", .text, "the id as the spec has it"),
      ("kind", .text, "the kind: `label`, `view`"),
      ("parent", .code, "the parent's name after a dot, as in `.form`; `nil` at the top"),
      ("notes", .list(note), "the lines of the view's `note:`"),
      ("frame", .record(rect), "the frame in the screen's coordinates"),
      ("content", .optional(rect), "the rectangle of the text or picture"),
      ("text", .optional(text), "the text and how it is set"),
      ("picture", .textOrNil, "the picture's name, or that of the one beside a title"),
      ("isHidden", .flag, "whether it is hidden"),
    ])

  private static let guide = TemplateRecord(
    "Guide",
    [
      ("id", .text, "the id as the spec has it"),
      ("frame", .record(rect), "the frame in the screen's coordinates"),
    ])

  private static let constraint = TemplateRecord(
    "Constraint",
    [
      ("name", .textOrNil, "the name in the spec"),
      ("left", .record(expression), "the left side"),
      ("relation", .code, "`lessOrEqual`, `equal` or `greaterOrEqual`"),
      ("right", .record(expression), "the right side"),
      ("priority", .code, "from 1 to 1000, which is required"),
      ("place", .text, "the spec's file and line"),
    ])

  private static let expression = TemplateRecord(
    "Expression",
    [
      ("terms", .list(term), "what is added up"),
      ("constant", .code, "and a number"),
    ])

  private static let term = TemplateRecord(
    "Term",
    [
      ("coefficient", .code, "the number that the anchor is multiplied by"),
      (
        "box", .code,
        "whose anchor it is, as the enum of the shipped template has it: `.view(.card)`"
      ),
      ("attribute", .code, "the anchor: `top`, `width`"),
      ("isLast", .flag, "whether it is the last term"),
    ])

  /// A line of a view's note, also in UIKit code.
  static let note = TemplateRecord(
    "Note", [("line", .code, "a line that may stand in a comment")])

  private static let rect = TemplateRecord(
    "Rect",
    [
      ("x", .code, "the left edge in points"), ("y", .code, "the upper edge in points"),
      ("width", .code, "in points"), ("height", .code, "in points"),
    ])

  private static let text = TemplateRecord(
    "Text",
    [
      ("string", .text, "the text"),
      ("font", .record(font), "its font"),
      ("hasRuns", .flag, "whether parts of it are set each in its own way"),
      ("runs", .list(run), "these parts; else empty"),
      ("subtitle", .textOrNil, "the line below a button's title"),
      ("lineLimit", .code, "the most lines; 0 for no limit"),
      ("top", .code, "the room above the text in points"),
      ("left", .code, "the room left of it in points"),
      ("bottom", .code, "the room below it in points"),
      ("right", .code, "the room right of it in points"),
    ])

  private static let run = TemplateRecord(
    "Run",
    [
      ("string", .text, "the part of the text"), ("font", .record(font), "its font"),
      ("isStruck", .flag, "whether it is struck through"),
      ("isUnderlined", .flag, "whether it is underlined"),
    ])

  private static let font = TemplateRecord(
    "Font",
    [
      ("family", .text, "the family; `system` is the system font"),
      ("size", .code, "the size in points"),
      ("weight", .code, "the weight: `regular`, `semibold`"),
      ("design", .code, "the design: `default`, `rounded`, `serif`, `monospaced`"),
      ("textStyle", .textOrNil, "the text style that the size follows"),
    ])

  /// The record and those that its fields lead to, each once.
  public var reachable: [TemplateRecord] {
    var records = [self]
    var next = 0
    while next < records.count {
      for record in records[next].fields.compactMap(\.type.record)
      where !records.contains(where: { $0.name == record.name }) {
        records.append(record)
      }
      next += 1
    }
    return records
  }
}
