/// Makes text harmless in the language that a template writes.
public struct Escaper: Sendable {
  /// Turns text into its escaped form.
  public let escape: @Sendable (String) -> String

  /// Makes an escaper.
  public init(_ escape: @escaping @Sendable (String) -> String) {
    self.escape = escape
  }

  /// Writes text as it is.
  public static let none = Escaper { $0 }

  /// The escaping of the public Mustache suite: `&`, `"`, `<` and `>` as entities.
  public static let html = Escaper { text in
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
