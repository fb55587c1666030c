extension TemplateRecord {
  /// A screen as code for UIKit: `UIKitScreen` makes it.
  static let uikitScreen = TemplateRecord(
    "UIKitScreen",
    [
      ("access", .code, "the access level of `--access` with a blank"),
      ("type", .code, "the name of the class"),
      ("screen", .code, "the screen's name, fit for a comment"),
      ("spec", .code, "the spec's file, fit for a comment"),
      ("insetsOption", .code, "how `quoin support` is called with these insets"),
      ("imports", .list(module), "the modules that the views need beside UIKit"),
      ("hasParameters", .flag, "whether there is a parameter"),
      ("parameters", .list(parameter), "what the screen shows"),
      ("views", .list(property), "the views as properties"),
      ("guides", .list(guideProperty), "the guides as properties"),
      ("namedConstraints", .list(namedConstraint), "the constraints with names"),
      ("setUps", .list(setUp), "for each view the lines that set it up"),
      ("containments", .list(statement), "the lines that put views into each other"),
      ("layoutGuides", .list(layoutGuide), "the guides that are added"),
      ("spans", .list(span), "guides that stand for distances"),
      ("constraintGroups", .list(constraintGroup), "the constraints, those of a box together"),
      ("updates", .list(statement), "the lines that show the parameters"),
      ("hasTextEdits", .flag, "whether a view keeps what people type"),
      ("usesKeyboard", .flag, "whether a constraint names the keyboard"),
      ("hasLayout", .flag, "whether `layoutSubviews` has something to do"),
      ("layout", .list(statement), "the lines of `layoutSubviews`"),
    ])

  private static let module = TemplateRecord("Module", [("module", .code, "its name")])

  private static let parameter = TemplateRecord(
    "Parameter",
    [
      ("name", .code, "its name"),
      ("hasType", .flag, "whether its type is written"),
      ("type", .code, "its type; empty where the value tells it"),
      ("value", .value, "the spec's value"),
    ])

  private static let property = TemplateRecord(
    "Property",
    [
      ("name", .code, "its name"),
      ("construction", .code, "how it is made"),
      ("notes", .list(note), "the lines of the view's `note:`"),
      ("place", .code, "the file and line of the spec"),
    ])

  private static let guideProperty = TemplateRecord(
    "GuideProperty",
    [
      ("name", .code, "its name"), ("id", .text, "the id as the spec has it"),
      ("place", .code, "the file and line of the spec"),
    ])

  private static let namedConstraint = TemplateRecord(
    "NamedConstraint",
    [
      ("name", .code, "the property's name"),
      ("isOne", .flag, "whether one constraint has the name"),
      ("constraints", .list(constraintCode), "the constraints"),
    ])

  private static let constraintCode = TemplateRecord(
    "ConstraintCode",
    [
      ("code", .code, "the constraint"),
      ("identity", .codeOrFalse, "the call that gives it priority and identifier"),
    ])

  private static let setUp = TemplateRecord(
    "SetUp", [("statements", .list(statement), "the lines")])

  private static let statement = TemplateRecord(
    "Statement",
    [
      ("code", .code, "a call, or the left side of an assignment"),
      ("isAssignment", .flag, "whether it is an assignment"),
      ("value", .value, "what is assigned"),
    ])

  private static let layoutGuide = TemplateRecord(
    "LayoutGuide", [("guide", .code, "the property's name")])

  private static let span = TemplateRecord("Span", [("name", .code, "the property's name")])

  private static let constraintGroup = TemplateRecord(
    "ConstraintGroup",
    [
      ("isList", .flag, "whether it is a property that holds a list"),
      ("list", .code, "that property; empty else"),
      ("constraints", .list(constraintCode), "the constraints"),
    ])
}
