import QuoinSource
import QuoinSyntax

extension Diagnostic {
  static func emptyDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "no-document", "there is no screen here",
      at: SourceRange(file: range.file, lower: range.lower, upper: range.lower),
      hint: "a spec begins with `quoin: 1`, `screen: Name` and `views:`")
  }

  static func missingTopLevelKey(_ key: TopLevelKey, at range: SourceRange) -> Diagnostic {
    let example =
      switch key {
      case .quoin: "quoin: 1"
      case .screen: "screen: Name"
      default: "\(key.rawValue): {}"
      }
    return Diagnostic(
      .error, id: "missing-key", "'\(key.rawValue)' is missing",
      at: SourceRange(file: range.file, lower: range.lower, upper: range.lower),
      hint: "add `\(example)`")
  }

  static func unknownVersion(at node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-version", "this is not version 1 of the language", at: node.range,
      hint: "write quoin: 1")
  }

  static func badScreenName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "bad-screen-name",
      "a screen's name has from 1 to \(Identifier.limit) characters", at: range,
      hint: "write screen: Name")
  }

  static func badValueName(_ entry: SyntaxEntry) -> Diagnostic {
    Diagnostic(
      .error, id: "bad-value-name", "'\(excerpt(entry.key))' cannot be read as $name",
      at: entry.keyRange,
      hint: "a name begins with a letter or _ and goes on with letters, digits, _, - and .")
  }

  static func canvasAndDevice(at range: SourceRange, _ other: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "canvas-and-device", "a screen has a canvas or a device, not both", at: range,
      hint: "keep one of the two",
      notes: [Note("the device is here", at: other)])
  }
}
