/// What a user sets from outside a spec; nil leaves it to the spec.
public struct ScreenOptions: Sendable {
  /// The device.
  public var device: Device?
  /// How it is held.
  public var orientation: Cell.Orientation?
  /// A canvas in place of a device.
  public var canvas: Canvas?
  /// Whether a canvas or device of the spec's own goes before these.
  public var isAreaDefault = false
  /// The Dynamic Type category.
  public var textSize: TextSize?
  /// The locale.
  public var locale: String?
  /// The direction; otherwise the locale's.
  public var direction: LayoutDirection?
  /// The theme.
  public var theme: Cell.Theme?
  /// The most views in a screen.
  public var maxViews = 10_000

  /// Leaves everything to the spec.
  public init() {}
}

extension LayoutDirection {
  /// The direction of a locale's script: Arabic, Hebrew and their relatives run from the right.
  ///
  /// Source: CLDR's `characterOrder`, by language and by script subtag.
  public static func of(locale: String) -> LayoutDirection {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let scripts = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    let languages = [
      "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo", "rtl",
    ]
    return languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }
}
