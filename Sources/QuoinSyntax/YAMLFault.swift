import QuoinSource

/// A failure of libyaml told in plain words, at the place where the user can mend it.
struct YAMLFault {
  let failure: YAMLFailure
  let file: SourceFile
  /// The node read last.
  let last: (range: Range<Int>, kind: YAMLEvent.Kind)?
  /// Where the innermost open `[` or `{` stands, if the fault is inside one.
  let openBracket: Int?

  /// Explains a failure; `builder` is what was read up to it.
  init(_ failure: YAMLFailure, file: SourceFile, after builder: YAMLTreeBuilder? = nil) {
    self.failure = failure
    self.file = file
    last = builder?.last
    openBracket = builder?.frames.last.flatMap { $0.isFlow ? $0.lower : nil }
  }

  var bytes: [UInt8] { file.bytes }

  /// The offset of what is wrong.
  var place: Int { failure.offset }

  /// What to tell the user.
  var diagnostic: Diagnostic {
    if let openBracket, let comment = swallowingComment(after: openBracket) { return comment }
    return switch failure.problem {
    case _ where failure.context.hasSuffix("quoted scalar"): quotedScalar
    case "mapping values are not allowed in this context": colon
    case "block sequence entries are not allowed in this context": dash
    case "mapping keys are not allowed in this context":
      error(
        "question-mark", "a '?' cannot stand here", fix: quoteValue(), hint: Self.quoteHint("?"))
    case _ where openBracket != nil && place >= bytes.count: flow
    case "found character that cannot start any token": strangeCharacter
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      tab
    case "could not find expected ':'": keyWithoutColon
    case _ where failure.context == "while scanning a block scalar": blockHeader
    case _ where failure.context == "while scanning an alias": property("*", "an alias")
    case _ where failure.context == "while scanning an anchor": property("&", "an anchor")
    case "found undefined tag handle": tag
    case _ where failure.context.contains("tag"): tag
    case _ where failure.context.contains("directive"): directive
    case "found incompatible YAML document": yamlVersion
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      error("directive", "the directive is written twice", hint: "remove one of the two")
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": flow
    default: structure
    }
  }

  // MARK: Building blocks

  /// An error at the place, or at another one.
  func error(
    _ id: String, _ message: String, at offset: Int? = nil, length: Int = 1,
    fix: Diagnostic.Fix? = nil, hint: String, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let lower = offset ?? place
    return Diagnostic(
      .error, id: id, message, at: range(lower, to: lower + length), hint: hint, notes: notes,
      fix: fix)
  }

  func range(_ lower: Int, to upper: Int) -> SourceRange {
    // A range of one byte is widened to the whole character.
    var upper = min(upper, bytes.count)
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(file: file, lower: lower, upper: max(lower, upper))
  }

  /// The byte at the place; nil at the end of the file.
  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Whether two offsets stand on one line.
  func isSameLine(_ first: Int, _ second: Int) -> Bool {
    YAMLLine.start(of: first, in: bytes) == YAMLLine.start(of: second, in: bytes)
  }

  /// Whether the place is the first on its line that is no blank.
  var isFirstOnLine: Bool {
    let start = YAMLLine.start(of: place, in: bytes)
    return YAMLLine.skipBlanks(from: start, in: bytes) >= place
  }

  /// Puts quotes around the value on the line.
  func quoteValue(from offset: Int? = nil) -> Diagnostic.Fix? {
    guard let value = valueRange(from: offset) else { return nil }
    let quoted = YAMLQuoting.quoted(value.text)
    return .init("quote the text", edits: [.init(range: value, text: quoted)])
  }

  /// The value on the line, from `offset` to the end of its text; inside a flow collection that is
  /// before the next comma or closing bracket.
  func valueRange(from offset: Int? = nil) -> SourceRange? {
    let lower = offset ?? YAMLLine.valueStart(before: place, in: bytes)
    let isInFlow = openBracket != nil || YAMLLine.opensFlow(before: lower, in: bytes)
    let upper =
      isInFlow
      ? YAMLLine.flowTextEnd(from: lower, in: bytes) : YAMLLine.contentEnd(from: lower, in: bytes)
    return upper > lower ? SourceRange(file: file, lower: lower, upper: upper) : nil
  }

  static func quoteHint(_ character: String) -> String {
    "a text that begins with '\(character)' needs quotes"
  }
}
