/// A key at the top of a spec.
public enum TopLevelKey: String, Sendable, CaseIterable {
  case quoin, screen, include, system, device, canvas, chrome, values, strings, colors, fonts
  case styles, components, attach, guides
  case views, constraints, ignore

  /// What the reference prints.
  public var summary: String {
    switch self {
    case .quoin: "The version of the language: 1."
    case .screen: "The screen's name, which becomes the Swift type's name."
    case .include: "Files that the spec is merged over: a path, or a list of them."
    case .system:
      "The iOS whose controls and system font it is laid out with: iOS 9 to iOS 18, or iOS 26;"
        + " iOS 18 unless given."
    case .device: "The device it is laid out for; iPhone 16 unless given."
    case .canvas:
      "An area of its own in place of a device: `{width, height, scale, safeArea, margins}`."
    case .chrome:
      "Bars around the views: `{navigationBar, largeTitle, tabBar, toolbar, keyboard}`, each true"
        + " or false."
    case .values: "Names for numbers and texts, read with `$name`."
    case .strings: "Texts by key: a map, a `.strings` file, or a list of them."
    case .colors: "Names for colours."
    case .fonts: "The system font's generation, and font families of the spec's own."
    case .styles: "Named sets of attributes."
    case .components: "Views with parameters, used as kinds of their own."
    case .attach: "What bare edges at the top meet: safeArea, bounds, margins or readable."
    case .guides: "Boxes without content that constraints may name."
    case .views: "The views, in order; later ones are on top."
    case .constraints: "Equations for what the keys of views cannot say."
    case .ignore: "Ids of diagnostics not to report."
    }
  }
}
