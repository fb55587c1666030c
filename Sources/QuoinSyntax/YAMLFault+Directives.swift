import QuoinSource

/// Faults in `%YAML`, `%TAG` and other directives.
extension YAMLFault {
  /// A directive libyaml does not know or cannot read.
  var directive: Diagnostic {
    let start = YAMLLine.start(of: failure.contextOffset ?? place, in: bytes)
    return error(
      "directive", "this directive is not known or not complete", at: start,
      length: YAMLLine.contentEnd(from: start, in: bytes) - start,
      hint: "remove the line; a text that begins with '%' needs quotes")
  }

  /// `%YAML 9.9`.
  var yamlVersion: Diagnostic {
    let lineEnd = YAMLLine.end(of: place, in: bytes)
    var lower = place
    while lower < lineEnd, !bytes[lower].isDigit { lower += 1 }
    let version = range(lower, to: YAMLLine.contentEnd(from: lower, in: bytes))
    return Diagnostic(
      .error, id: "yaml-version",
      "YAML \(VisibleText.escape(version.text)) is not a version this reader knows", at: version,
      hint: "remove the line, or write '%YAML 1.2'")
  }
}
