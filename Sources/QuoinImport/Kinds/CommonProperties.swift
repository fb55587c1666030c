import QuoinScreen
import QuoinSource

/// The properties that every view has.
enum CommonProperties {
  /// Adds them to a view.
  static func add(to draft: inout ViewDraft, _ element: XMLElement, _ context: inout KindContext) {
    if let custom = element["customClass"], draft.kind != "custom" {
      draft.comments.append("class \(custom)")
    }
    addOwnSize(to: &draft, element, context)
    if element.flag("hidden") == true { draft.set("hidden", .plain("true")) }
    if let alpha = element.length("alpha"), alpha != 1, (0...1).contains(alpha) {
      draft.set("alpha", .number(alpha))
    }
    if element.flag("enabled") == false { draft.set("enabled", .plain("false")) }
    draft.set("cornerRadius", cornerRadius(element))
    draft.set("background", context.colors.color(element, "backgroundColor"))
    if element.flag("clipsSubviews") == true, !clipping.contains(draft.kind) {
      draft.set("clips", .plain("true"))
    }
    draft.set("tint", context.colors.color(element, "tintColor"))
    draft.set("margins", margins(element))
    addContentMode(to: &draft, element)
    addAccessibility(to: &draft, element)
    addPriorities(to: &draft, element)
  }

  /// The content size of a view that says itself how large it is: one that Interface Builder has
  /// rendered or been given a placeholder for, or a text whose class sets its own look.
  private static func addOwnSize(
    to draft: inout ViewDraft, _ element: XMLElement, _ context: KindContext
  ) {
    let width = element.length("placeholderIntrinsicWidth")
    let height = element.length("placeholderIntrinsicHeight")
    if width != nil || height != nil, ["image", "custom"].contains(draft.kind) {
      draft.attributes.removeAll { $0.key == "intrinsic" }
      draft.intrinsic = (width, height)
      draft.sizeSource = .document
    }
    guard ["label", "button"].contains(draft.kind), setsOwnLook(element) else { return }
    if let size = element["id"].flatMap({ context.document.designables[ExactString($0)] }) {
      draft.intrinsic = (size.width, size.height)
      draft.sizeSource = .document
    } else {
      draft.sizeSource = .unknown
    }
  }

  /// Whether an app's class is handed attributes that UIKit's has not.
  private static func setsOwnLook(_ element: XMLElement) -> Bool {
    guard element["customClass"] != nil else { return false }
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return attributes.contains { $0["keyPath"].map { !$0.contains(".") } ?? false }
  }

  /// The kinds that cut what is outside of them anyway, or show nothing there.
  private static let clipping: Set<String> = [
    "textField", "textView", "table", "collection", "web", "map", "searchBar", "scroll",
  ]

  /// `layer.cornerRadius` of the attributes that are set when the view is loaded.
  private static func cornerRadius(_ element: XMLElement) -> SpecNode? {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let radius = attributes.first { $0["keyPath"] == "layer.cornerRadius" }
    guard let points = radius?.child(key: "value")?.length("value"), points > 0 else { return nil }
    return .number(points)
  }

  /// Explicit layout margins.
  private static func margins(_ element: XMLElement) -> SpecNode? {
    if let insets = element.child(key: "layoutMargins") {
      return .insets(
        top: insets.length("top") ?? 0, leading: insets.length("left") ?? 0,
        bottom: insets.length("bottom") ?? 0, trailing: insets.length("right") ?? 0)
    }
    guard let insets = element.child(key: "directionalLayoutMargins") else { return nil }
    return .insets(
      top: insets.length("top") ?? 0, leading: insets.length("leading") ?? 0,
      bottom: insets.length("bottom") ?? 0, trailing: insets.length("trailing") ?? 0)
  }

  /// Where a picture stands; of other views it changes nothing that is laid out.
  private static func addContentMode(to draft: inout ViewDraft, _ element: XMLElement) {
    guard draft.kind == "image", let mode = element["contentMode"],
      ContentMode(rawValue: mode) != nil
    else { return }
    draft.set("contentMode", plain: mode, unless: "scaleToFill")
  }

  private static func addAccessibility(to draft: inout ViewDraft, _ element: XMLElement) {
    guard let configuration = element.child("accessibility") else { return }
    var entries: [SpecEntry] = []
    if let id = configuration["identifier"] { entries.append(SpecEntry("id", .text(id))) }
    if let label = configuration["label"] { entries.append(SpecEntry("label", .text(label))) }
    if !entries.isEmpty { draft.set("accessibility", .map(entries)) }
  }

  /// The priorities of the content size where they are not those of the kind.
  private static func addPriorities(to draft: inout ViewDraft, _ element: XMLElement) {
    let usual = UsualPriorities.hugging(of: draft.kind)
    let hugging = (
      element.length("horizontalHuggingPriority") ?? 250,
      element.length("verticalHuggingPriority") ?? 250
    )
    draft.set("hugging", priorities(hugging, unless: usual))
    let resistance = (
      element.length("horizontalCompressionResistancePriority") ?? 750,
      element.length("verticalCompressionResistancePriority") ?? 750
    )
    draft.set("resistance", priorities(resistance, unless: (750, 750)))
  }

  private static func priorities(
    _ values: (Double, Double), unless usual: (Double, Double)
  ) -> SpecNode? {
    guard values != usual, (1...1000).contains(values.0), (1...1000).contains(values.1) else {
      return nil
    }
    if values.0 == values.1 { return .number(values.0) }
    var entries: [SpecEntry] = []
    if values.0 != usual.0 { entries.append(SpecEntry("horizontal", .number(values.0))) }
    if values.1 != usual.1 { entries.append(SpecEntry("vertical", .number(values.1))) }
    return .map(entries)
  }
}

/// The hugging that Quoin gives a kind where a spec says nothing.
enum UsualPriorities {
  static func hugging(of kind: String) -> (Double, Double) {
    switch kind {
    case "switch", "activity", "stepper": (750, 750)
    case "progress": (250, 750)
    default: (250, 250)
    }
  }
}
