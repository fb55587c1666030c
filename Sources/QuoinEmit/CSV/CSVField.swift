extension String {
  /// The text as a field of a row, in quotes where a comma, a quote or a line end is in it (RFC 4180,
  /// 2.6 and 2.7); what does not show is replaced.
  var csvField: String {
    let shown = printable
    guard shown.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
      return shown
    }
    return "\"" + shown.replacing("\"", with: "\"\"") + "\""
  }
}
