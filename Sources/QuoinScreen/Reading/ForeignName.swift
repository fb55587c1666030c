/// A key as UIKit, SwiftUI or CSS call it, and what is written for it here.
struct ForeignName: Sendable {
  /// The keys of the same meaning; the first that may stand there is meant.
  var keys: [String] = []
  /// What to write where no key has the meaning.
  var hint: String?

  /// The name of a foreign key; capitals, `-`, `_` and the `UI` of class names do not count.
  static func named(_ key: String) -> ForeignName? {
    let folded = key.lowercased().filter { $0 != "-" && $0 != "_" }
    return all[folded] ?? (folded.hasPrefix("ui") ? all[String(folded.dropFirst(2))] : nil)
  }

  /// The key that is meant among those that may stand there; one that already is written is none.
  func key(among keys: [String]) -> String? {
    self.keys.first { name in keys.contains { $0 == name } }
  }

  private static func run(_ option: String) -> ForeignName {
    ForeignName(hint: "it is not part of the spec: run quoin with \(option)")
  }

  private static func font(_ member: String) -> ForeignName {
    ForeignName(hint: "write font: {\(member)}")
  }

  private static let metrics = ForeignName(
    hint: "a family is known by a file with its measures: {metrics: brand.yaml}")

  private static func place(_ example: String) -> ForeignName {
    ForeignName(hint: "write where it stands: \(example)")
  }

  private static let all: [String: ForeignName] = [
    "alignself": ForeignName(hint: "a stack aligns all its children; wrap this one in a view"),
    "above": place("bottom: other.top - 8"),
    "activityindicator": ForeignName(keys: ["activity"]),
    "alignitems": ForeignName(keys: ["alignment"]),
    "aspectratio": ForeignName(keys: ["aspect"]),
    "axis": ForeignName(hint: "the kind says it: vstack or hstack"),
    "baseline": ForeignName(keys: ["firstBaseline"]),
    "below": place("top: other.bottom + 8"),
    "bordercolor": ForeignName(hint: "write border: {color: …, width: …}"),
    "borderradius": ForeignName(keys: ["cornerRadius"]),
    "borderwidth": ForeignName(hint: "write border: {color: …, width: …}"),
    "checkbox": ForeignName(keys: ["switch"]),
    "clipstobounds": ForeignName(keys: ["clips"]),
    "collectionview": ForeignName(keys: ["collection"]),
    "column": ForeignName(keys: ["vstack"]),
    "contentcompressionresistance": ForeignName(keys: ["resistance"]),
    "contentedgeinsets": ForeignName(keys: ["contentInsets"]),
    "contenthugging": ForeignName(keys: ["hugging"]),
    "datepicker": ForeignName(keys: ["datePicker"]),
    "direction": run("--direction"),
    "display": ForeignName(hint: "write hidden: true"),
    "divider": ForeignName(hint: "write {view: {}, background: separator, height: 1px}"),
    "fallback": metrics,
    "files": metrics,
    "flexdirection": ForeignName(hint: "the kind says it: vstack or hstack"),
    "fontfamily": font("family: …"),
    "fontsize": font("size: …"),
    "fontstyle": font("design: …"),
    "fontweight": font("size: …, weight: …"),
    "foregroundcolor": ForeignName(keys: ["color", "tint"]),
    "gap": ForeignName(keys: ["spacing"]),
    "imageedgeinsets": ForeignName(keys: ["imageInsets"]),
    "imageview": ForeignName(keys: ["image"]),
    "img": ForeignName(keys: ["image"]),
    "input": ForeignName(keys: ["textField"]),
    "isenabled": ForeignName(keys: ["enabled"]),
    "ishidden": ForeignName(keys: ["hidden"]),
    "issecuretextentry": ForeignName(keys: ["secure"]),
    "justifycontent": ForeignName(keys: ["distribution"]),
    "language": run("--locale"),
    "layoutmargins": ForeignName(keys: ["margins"]),
    "letterspacing": ForeignName(keys: ["kern"]),
    "linebreakmode": ForeignName(keys: ["lineBreak"]),
    "lineheight": ForeignName(hint: "write lineHeightMultiple: 1.2, or lineSpacing: 4"),
    "linelimit": ForeignName(keys: ["lines"]),
    "locale": run("--locale"),
    "margin": ForeignName(keys: ["margins"]),
    "maskstobounds": ForeignName(keys: ["clips"]),
    "maxaspect": ForeignName(hint: "write maxWidth: self.height, or a multiple of it"),
    "maximumimage": ForeignName(hint: "put slider and symbols into an hstack"),
    "minaspect": ForeignName(hint: "write minWidth: self.height, or a multiple of it"),
    "minimumimage": ForeignName(hint: "put slider and symbols into an hstack"),
    "minimumscalefactor": ForeignName(hint: "write fit: {minScale: …}"),
    "numberoflines": ForeignName(keys: ["lines"]),
    "opacity": ForeignName(keys: ["alpha"]),
    "orientation": run("--orientation"),
    "overflow": ForeignName(hint: "write clips: true"),
    "padding": ForeignName(keys: ["insets", "contentInsets", "margins"]),
    "pagecontrol": ForeignName(keys: ["pages"]),
    "preferredmaxlayoutwidth": ForeignName(keys: ["preferredMaxWidth"]),
    "progressview": ForeignName(keys: ["progress"]),
    "row": ForeignName(keys: ["hstack"]),
    "scrollview": ForeignName(keys: ["scroll"]),
    "segmentedcontrol": ForeignName(keys: ["segments"]),
    "stack": ForeignName(hint: "write vstack for a column, hstack for a row"),
    "stackview": ForeignName(hint: "write vstack for a column, hstack for a row"),
    "tableview": ForeignName(keys: ["table"]),
    "text": ForeignName(keys: ["label"]),
    "textalign": ForeignName(keys: ["align"]),
    "textalignment": ForeignName(keys: ["align"]),
    "textcolor": ForeignName(keys: ["color"]),
    "textsize": run("--text-size"),
    "theme": run("--theme"),
    "tintcolor": ForeignName(keys: ["tint"]),
    "titleedgeinsets": ForeignName(keys: ["titleInsets"]),
    "toggle": ForeignName(keys: ["switch"]),
    "tracking": ForeignName(keys: ["kern"]),
    "webview": ForeignName(keys: ["web"]),
    "x": place("leading: 16, or frame: [x, y, width, height]"),
    "y": place("top: 16, or frame: [x, y, width, height]"),
  ]
}
