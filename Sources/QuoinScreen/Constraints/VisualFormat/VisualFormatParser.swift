/// Reads the shape of a Visual Format string by recursive descent.
///
/// ```
/// format     = [ ("H" | "V") ":" ] [ "|" space ] view { space view } [ space "|" ]
/// view       = "[" id [ predicates ] "]"
/// space      = "" | "-" | "-" (number | metric) "-" | "-" predicates "-"
/// predicates = "(" predicate { "," predicate } ")"
/// predicate  = [ "==" | "<=" | ">=" ] expression [ "@" priority ]
/// ```
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
struct VisualFormatParser {
  /// The string.
  let text: String
  let bytes: [UInt8]
  var index = 0

  /// Starts at the beginning of a string.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether a constraint's text is meant as Visual Format: no equation begins so.
  static func isVisualFormat(_ text: String) -> Bool {
    var rest = text.utf8.drop(while: isBlank)
    let word = rest.prefix(while: isLetter)
    rest = rest.dropFirst(word.count)
    let isOriented = word.count == 1 && word.allSatisfy { "HVhv".utf8.contains($0) }
    let hasColon = rest.first == UInt8(ascii: ":")
    if isOriented, hasColon { return true }
    if hasColon { rest = rest.dropFirst().drop(while: isBlank) }
    return (word.isEmpty || isOriented || hasColon)
      && rest.first.map { "[|".utf8.contains($0) } == true
  }

  /// Reads the whole string.
  mutating func format() throws(ConstraintFault) -> VisualFormat {
    var format = VisualFormat(axis: try orientation())
    if peek() == "|" {
      let bar = index
      index += 1
      format.start = (try space(), bar)
    }
    format.views.append(try view())
    while peek() != nil {
      let space = try space()
      if peek() == "|" {
        format.end = (space, index)
        index += 1
        if peek() != nil { throw .afterTheEnd(at: index..<bytes.count) }
      } else {
        format.spaces.append(space)
        format.views.append(try view())
      }
    }
    return format
  }

  /// Reads `H:`, `V:` or nothing, which is horizontal.
  private mutating func orientation() throws(ConstraintFault) -> Attribute.Axis {
    guard let first = peek(), first != "|", first != "[" else { return .horizontal }
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    let word = start..<index
    guard first == "H" || first == "V", word.count == 1 else {
      throw .orientation(written(word), at: word)
    }
    guard peek() == ":" else { throw .missingColon(after: first, at: word) }
    index += 1
    return first == "H" ? .horizontal : .vertical
  }

  /// Reads `[id]` or `[id(predicates)]`.
  private mutating func view() throws(ConstraintFault) -> VisualFormat.Element {
    guard peek() == "[" else { throw .missingView(before: peek(), at: place()) }
    let start = index
    index += 1
    let name = content(upTo: "()[]|")
    guard !name.isEmpty else { throw .missingID(at: place()) }
    let predicates = peek() == "(" ? try predicates() : []
    guard peek() == "]" else { throw .openBracket(at: place()) }
    index += 1
    return VisualFormat.Element(name: name, predicates: predicates, range: start..<index)
  }

  /// Reads what stands between two views, or between a view and the superview.
  private mutating func space() throws(ConstraintFault) -> VisualFormat.Space {
    switch peek() {
    case "[", "|": return .flush
    case "-": index += 1
    default: throw .missingSpace(at: place())
    }
    switch peek() {
    case "[", "|": return .standard
    case nil: throw .missingView(before: nil, at: place())
    case "(":
      let predicates = try predicates()
      guard peek() == "-" else { throw .openSpace(at: place()) }
      index += 1
      return .predicates(predicates)
    default: return .predicates([try simplePredicate()])
    }
  }

  /// Reads the number or metric of `-8-` and the `-` after it.
  private mutating func simplePredicate() throws(ConstraintFault) -> VisualFormat.Predicate {
    let start = index
    let whole = content(upTo: "()[]|")
    guard whole.count > 1, bytes[whole.upperBound - 1] == UInt8(ascii: "-") else {
      throw bytes[start] == UInt8(ascii: "-")
        ? .emptySpace(at: start - 1..<start + 1) : .openSpace(at: place())
    }
    let object = trimmed(start..<whole.upperBound - 1)
    let word = written(object)
    if let scalar = word.unicodeScalars.first(where: { "-=<>@".unicodeScalars.contains($0) }),
      scalar != "-" || word.hasPrefix("-")
    {
      throw .bareSpace(word, at: object)
    }
    return VisualFormat.Predicate(relation: .equal, object: object, range: object)
  }

  /// Reads `(>=8@750,<=20)`.
  private mutating func predicates() throws(ConstraintFault) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      index += 1
      predicates.append(try predicate())
    } while peek() == ","
    guard peek() == ")" else { throw .openPredicates(at: place()) }
    index += 1
    return predicates
  }

  private mutating func predicate() throws(ConstraintFault) -> VisualFormat.Predicate {
    let start = place().lowerBound
    let relation = try relation()
    var object = content(upTo: ",[]|", insideParentheses: true)
    var priority: Range<Int>?
    if let sign = bytes[object].firstIndex(of: UInt8(ascii: "@")) {
      priority = trimmed(sign + 1..<object.upperBound)
      object = trimmed(object.lowerBound..<sign)
    }
    guard !object.isEmpty else { throw .missingObject(at: place(object.lowerBound)) }
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority,
      range: start..<max(object.upperBound, priority?.upperBound ?? 0))
  }

  private mutating func relation() throws(ConstraintFault) -> Constraint.Relation {
    guard let first = peek(), first == "=" || first == "<" || first == ">" else { return .equal }
    let relation = Constraint.Relation(rawValue: written(index..<min(index + 2, bytes.count)))
    guard let relation else { throw .unknownRelation(first, at: place()) }
    index += 2
    return relation
  }
}
