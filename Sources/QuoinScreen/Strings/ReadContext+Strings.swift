import QuoinSource
import QuoinSyntax

extension ReadContext {
  /// Declares the strings of a map, or of the file that a text names; `$(locale)` in the name is
  /// the cell's locale, else the nearest that has a file.
  mutating func declareStrings(from node: SyntaxNode) {
    if let entries = node.entries {
      for entry in entries {
        guard let scalar = entry.value.scalar else {
          report(.expected("text", got: entry.value, hint: "write the text of this key"))
          continue
        }
        names.declare(string: scalar.text, named: entry.key)
      }
      return
    }
    guard let scalar = node.scalar, !scalar.isAbsent else {
      if node.scalar == nil {
        report(
          .expected(
            "a map of texts, or a file", got: node, hint: "write {title: Hello}, or a file's path"))
      }
      return
    }
    guard let file = stringsFile(scalar.text, at: node.range) else { return }
    let strings = StringsFile(file)
    diagnostics += strings.diagnostics
    for pair in strings.pairs { names.declare(string: pair.value, named: pair.key) }
  }

  /// The file of the cell's locale, or of the first fallback that has one; tells what is missing.
  private mutating func stringsFile(_ path: String, at range: SourceRange) -> SourceFile? {
    let fallback = LocaleFallback(cell.locale)
    let isLocalized = path.contains(Self.localeMark)
    let wanted = path.replacing(Self.localeMark, with: cell.locale)
    for locale in isLocalized ? fallback.locales : [cell.locale] {
      let place = path.replacing(Self.localeMark, with: locale)
      switch files.read(place, relativeTo: range.file.path) {
      case .success(let file):
        if !fallback.isExpected(locale) {
          report(.missingStringsFile(wanted, instead: place, at: range))
        }
        return file
      case .failure(.notFound): continue
      case .failure(let problem):
        report(.unreadable(place, problem, at: range))
        return nil
      }
    }
    report(.unreadable(wanted, .notFound, at: range))
    return nil
  }

  private static let localeMark = "$(locale)"
}

/// The locales whose files stand in for a missing one.
struct LocaleFallback {
  /// The locale, its language without region and script, then the language of development.
  let locales: [String]
  private let expected: Set<String>

  /// Starts at a locale such as "de-AT".
  ///
  /// Source: Apple's "Internationalization and Localization Guide": a bundle looks for the
  /// region's folder, the language's, then the development language's, or Base.
  init(_ locale: String) {
    var own = [locale]
    while let cut = own[own.count - 1].lastIndex(where: { $0 == "-" || $0 == "_" }) {
      own.append(String(own[own.count - 1][..<cut]))
    }
    locales = own + ["en", "Base"].filter { !own.contains($0) }
    // A pseudo-language has no file of its own: its texts are made of the base's.
    let isPseudo = ["double", "accented", "bounded", "rtl"].contains(locale)
    expected = Set(isPseudo ? locales : own)
  }

  /// Whether the file of one of the locales is what the cell's locale should find.
  func isExpected(_ locale: String) -> Bool { expected.contains(locale) }
}

extension String {
  /// The text with each occurrence of another replaced, compared byte for byte.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Diagnostic {
  static func missingStringsFile(
    _ path: String, instead: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-strings",
      "there is no file '\(excerpt(path))'; the texts are those of '\(excerpt(instead))'",
      at: range, hint: "add the file")
  }

  static func unreadable(_ path: String, _ problem: FileProblem, at range: SourceRange)
    -> Diagnostic
  {
    let (reason, hint): (String, String?) =
      switch problem {
      case .notFound: ("there is no file '\(excerpt(path))'", "paths are relative to this file")
      case .outsideRoot:
        (
          "'\(excerpt(path))' leads out of the folder of the specs",
          "keep the file below it, or set --root"
        )
      case .unreadable(let words): ("'\(excerpt(path))' cannot be read: \(words)", nil)
      }
    return Diagnostic(.error, id: "unreadable-file", reason, at: range, hint: hint)
  }
}
