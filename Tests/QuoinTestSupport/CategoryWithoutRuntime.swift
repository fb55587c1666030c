/// The Swift category of labels where there is no Objective-C runtime to exchange methods.
///
/// Swift's own dynamic replacement stands in for the exchange: it too makes every call of the method
/// run another one, which calls the first. All else of the code is as it was generated. What is not
/// run in this way is only checked by type: `@objc`, `#selector`, `method_exchangeImplementations`
/// and that the exchange happens at the first insets.
public enum CategoryWithoutRuntime {
  /// A label's methods that the category exchanges, and its own for them.
  private static let methods = [
    (name: "textRect(forBounds:limitedToNumberOfLines:)", own: "quoin_textRect"),
    (name: "drawText(in:)", own: "quoin_drawText"),
  ]

  /// The support for `--insets category` with the exchange replaced; nil where it does not have the
  /// pieces that are known here.
  public static func source(_ support: String) -> String? {
    var text = support
    guard
      let start = text.range(of: "  private static let exchangeOnce: Void = {\n"),
      let end = text.range(of: "  // Exchanged:")
    else { return nil }
    text.removeSubrange(start.lowerBound..<end.lowerBound)
    guard let use = text.range(of: "      _ = Self.exchangeOnce\n") else { return nil }
    text.removeSubrange(use)
    for method in methods {
      let declaration = "@objc private func \(method.own)("
      guard text.range(of: declaration) != nil else { return nil }
      let original = method.name.prefix { $0 != "(" }
      text = text.replacing(
        declaration, with: "@_dynamicReplacement(for: \(method.name)) private func REPLACES(")
      text = text.replacing("\(method.own)(", with: "\(original)(")
      text = text.replacing("REPLACES(", with: "\(method.own)(")
    }
    return text
  }
}
