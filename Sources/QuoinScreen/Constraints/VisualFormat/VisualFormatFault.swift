/// What is wrong in the shape of a Visual Format string.
extension ConstraintFault {
  private static func visualFormat(
    _ message: String, at range: Range<Int>, hint: String, replacement: Replacement? = nil
  ) -> Self {
    ConstraintFault(
      "visual-format", message, at: range, hint: hint, replacement: replacement)
  }

  static func orientation(_ word: String, at range: Range<Int>) -> Self {
    let upper = word.uppercased()
    let isCase = upper == "H" || upper == "V"
    return visualFormat(
      word.isEmpty ? "an orientation is missing before ':'" : "'\(word)' is no orientation",
      at: range, hint: "write H: for leading to trailing, V: for top to bottom",
      replacement: isCase
        ? Replacement(title: "replace by '\(upper)'", original: word, text: upper) : nil)
  }

  static func missingColon(after letter: Unicode.Scalar, at range: Range<Int>) -> Self {
    visualFormat(
      "a ':' is missing after '\(letter)'", at: range, hint: "write \(letter):",
      replacement: Replacement(
        title: "write \(letter):", original: "\(letter)", text: "\(letter):"))
  }

  static func missingView(before next: Unicode.Scalar?, at range: Range<Int>) -> Self {
    switch next {
    case nil:
      visualFormat(
        "the Visual Format ends where a view is missing", at: range,
        hint: "end it with a view or with the superview: -[b] or -|")
    case "|":
      visualFormat(
        "there is no view between '|' and '|'", at: range,
        hint: "write a view between them: |-[a]-|")
    case "[", "]", "(", ")", "-", ",":
      visualFormat(
        "a view is missing here", at: range, hint: "views stand in brackets: [a]-[b]")
    default:
      visualFormat(
        "a view stands in brackets", at: range, hint: "write [id]")
    }
  }

  static func missingID(at range: Range<Int>) -> Self {
    visualFormat(
      "the brackets name no view", at: range, hint: "write the id of a view or guide: [logo]")
  }

  static func openBracket(at range: Range<Int>) -> Self {
    visualFormat(
      "the view's bracket is not closed", at: range,
      hint: "close it with ']' after the id or the parenthesis: [a] or [a(44)]")
  }

  static func openPredicates(at range: Range<Int>) -> Self {
    visualFormat(
      "the parenthesis is not closed", at: range, hint: "close it with ')': (>=44,<=100)")
  }

  static func missingSpace(at range: Range<Int>) -> Self {
    visualFormat(
      "this connects nothing", at: range,
      hint: "after a view comes a space, another view or the end: [a]-8-[b], [a][b], [a]-|")
  }

  static func openSpace(at range: Range<Int>) -> Self {
    visualFormat(
      "a space ends with '-'", at: range, hint: "write - on both sides: -8-, -(>=8)-")
  }

  static func emptySpace(at range: Range<Int>) -> Self {
    visualFormat(
      "nothing stands between '-' and '-'", at: range,
      hint: "write one - for the standard space, or a number between: -8-")
  }

  /// A negative number, a relation, a priority or a sum that stands in a space by itself.
  static func bareSpace(_ word: String, at range: Range<Int>) -> Self {
    visualFormat(
      "'\(word)' needs parentheses: only a positive number or a value stands by itself", at: range,
      hint: "write -(\(word))-",
      replacement: Replacement(
        title: "put it in parentheses", original: word, text: "(\(word))"))
  }

  static func afterTheEnd(at range: Range<Int>) -> Self {
    visualFormat(
      "the superview ends the Visual Format, and this comes after it", at: range,
      hint: "write priorities where they hold, as in -(8@750)-, and another line for more views")
  }

  static func missingObject(at range: Range<Int>) -> Self {
    visualFormat(
      "a number, a value or a view is missing here", at: range, hint: "write one: (>=44), (==b)")
  }

  static func unknownRelation(_ sign: Unicode.Scalar, at range: Range<Int>) -> Self {
    visualFormat(
      "'\(sign)' is no relation", at: range, hint: "the relations are ==, <= and >=",
      replacement: Replacement(
        title: "write '\(sign)='", original: "\(sign)", text: "\(sign)="))
  }

  static func viewAsSpace(_ name: String, at range: Range<Int>) -> Self {
    visualFormat(
      "'\(name)' is a place in the layout, and a space is a number", at: range,
      hint: "relate spaces to views in an equation: b.leading == a.trailing + 0.5 * c.width")
  }

  static func superviewInBrackets(_ name: String, at range: Range<Int>) -> Self {
    visualFormat(
      "'\(name)' is no view of the row", at: range,
      hint: "the superview is written |, without brackets")
  }

  static func nothingInFormat(at range: Range<Int>) -> Self {
    ConstraintFault(
      "nothing-constrained", "a view alone is not constrained", at: range,
      hint: "connect it, |-[a], or say its size, [a(44)]")
  }
}
