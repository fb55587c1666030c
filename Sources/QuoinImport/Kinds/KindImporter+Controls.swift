import QuoinScreen
import QuoinSource

/// Buttons and the controls without text.
extension KindImporter {
  static func button(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let state = element.child(key: "normal")
    let configuration = element.child("buttonConfiguration")
    var title = configuration?.string("title") ?? state?.string("title") ?? ""
    if let attributed = configuration?.child(key: "attributedTitle")
      ?? state?.child(key: "attributedTitle")
    {
      title = attributed.children(named: "fragment").compactMap { $0.string("content") }.joined()
    }
    var draft = ViewDraft("button", .text(title))
    if let style = configuration?["style"] {
      draft.set(
        "configuration",
        plain: ["plain", "gray", "tinted", "filled"].contains(style) ? style : "plain")
    }
    addPicture(to: &draft, element, state, configuration, &context)
    if configuration == nil {
      // A button of no type is UIKit's custom one, whose font is larger.
      let missing: Double = element["buttonType"] == nil ? 18 : 15
      add(FontImport(of: element, usual: 15, missing: missing), to: &draft)
      addInsets(to: &draft, element)
    } else {
      addInsets(to: &draft, configured: configuration)
    }
    draft.set("color", state.flatMap { context.colors.color($0, "titleColor") })
    return draft
  }

  private static func addPicture(
    to draft: inout ViewDraft, _ element: XMLElement, _ state: XMLElement?,
    _ configuration: XMLElement?, _ context: inout KindContext
  ) {
    if let name = builtInSymbol(element["buttonType"]) {
      draft.set("symbol", .plain(name))
      let size = configuration == nil ? (24.0, 24.0) : (26.0, 20.0)
      draft.set("iconSize", .list([.number(size.0), .number(size.1)]))
      return
    }
    guard let name = configuration?["image"] ?? state?["image"] else { return }
    let isSymbol = configuration?["catalog"] == "system" || state?["catalog"] == "system"
    draft.set(isSymbol ? "symbol" : "icon", .text(PictureName.spelled(name)))
    if !isSymbol, let size = context.imageSize(name) {
      draft.set("iconSize", .list([.number(size.width), .number(size.height)]))
      draft.sizeSource = .document
    } else {
      draft.sizeSource = .unknown
    }
  }

  /// The symbols of the buttons that UIKit draws itself.
  private static func builtInSymbol(_ type: String?) -> String? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure": "info.circle"
    case "contactAdd": "plus.circle"
    default: nil
    }
  }

  private static func addInsets(to draft: inout ViewDraft, _ element: XMLElement) {
    let names = [
      ("contentEdgeInsets", "contentInsets"), ("titleEdgeInsets", "titleInsets"),
      ("imageEdgeInsets", "imageInsets"),
    ]
    for (key, name) in names {
      guard let inset = element.child(key: key) else { continue }
      let sides = [
        ("top", inset.length("minY") ?? 0), ("left", inset.length("minX") ?? 0),
        ("bottom", inset.length("maxY") ?? 0), ("right", inset.length("maxX") ?? 0),
      ].filter { $0.1 != 0 }
      guard !sides.isEmpty else { continue }
      draft.set(name, .map(sides.map { SpecEntry($0.0, .number($0.1)) }))
    }
  }

  private static func addInsets(to draft: inout ViewDraft, configured: XMLElement?) {
    if let insets = configured?.child(key: "contentInsets") {
      draft.set(
        "contentInsets",
        .insets(
          top: insets.length("top") ?? 0, leading: insets.length("leading") ?? 0,
          bottom: insets.length("bottom") ?? 0, trailing: insets.length("trailing") ?? 0))
    }
    if let padding = configured?.length("imagePadding"), padding > 0 {
      draft.set("imagePadding", .number(padding))
    }
    if let placement = configured?["imagePlacement"], placement != "leading" {
      draft.set("imagePlacement", plain: placement)
    }
    if let subtitle = configured?.string("subtitle") { draft.set("subtitle", .text(subtitle)) }
  }

  static func toggle(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    ViewDraft("switch", .plain(element.flag("on") == true ? "true" : "false"))
  }

  static func slider(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let least = element.length("minValue") ?? 0
    let most = element.length("maxValue") ?? 1
    let value = element.length("value") ?? 0
    let share = most > least ? min(max((value - least) / (most - least), 0), 1) : 0
    return ViewDraft("slider", .number((share * 1000).rounded() / 1000))
  }

  static func progressView(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    ViewDraft("progress", .number(min(max(element.length("progress") ?? 0, 0), 1)))
  }

  static func activityIndicator(
    _ element: XMLElement, _ context: inout KindContext
  ) -> ViewDraft {
    let isLarge = ["large", "whiteLarge"].contains(element["style"] ?? "")
    return ViewDraft("activity", .plain(isLarge ? "large" : "medium"))
  }

  static func segmentedControl(
    _ element: XMLElement, _ context: inout KindContext
  ) -> ViewDraft {
    let segments = element.child("segments")?.children ?? []
    let titles = segments.map { SpecNode.text($0["title"] ?? "") }
    var draft = ViewDraft("segments", .list(titles.isEmpty ? [.text("")] : titles))
    let selected = element["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
    if selected != 0, (-1..<max(titles.count, 1)).contains(selected) {
      draft.set("selected", .plain("\(selected + 1)"))
    }
    return draft
  }

  static func stepper(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    ViewDraft("stepper", .number(element.length("value") ?? 0))
  }

  static func pageControl(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let count = element["numberOfPages"].flatMap { Int($0) } ?? 0
    return ViewDraft("pages", .plain("\(min(max(count, 0), 100))"))
  }

  static func datePicker(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let style = element["style"] ?? "wheels"
    guard style == "wheels" else {
      var draft = ViewDraft("custom", .text("UIDatePicker"))
      draft.sizeSource = .unknown
      draft.comments.append("a date picker of style \(style)")
      return draft
    }
    return ViewDraft("datePicker", .plain(element["datePickerMode"] ?? "dateAndTime"))
  }

  static func searchBar(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    ViewDraft("searchBar", .text(element.string("placeholder") ?? ""))
  }
}
