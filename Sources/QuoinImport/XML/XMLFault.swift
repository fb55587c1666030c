import QuoinSource

/// Why a document is not read: what is wrong and where.
struct XMLFault: Error {
  /// The id of the diagnostic.
  var id: String
  /// What is wrong.
  var message: String
  /// The UTF-8 offset.
  var offset: Int
  /// What would be right.
  var hint: String?
  /// Another place that has to do with it.
  var note: (message: String, range: SourceRange)?

  /// The same as a diagnostic.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    let range = SourceRange(file: file, lower: offset, upper: offset)
    return Diagnostic(
      .error, id: id, message, at: range, hint: hint,
      notes: note.map { [Diagnostic.Note($0.message, at: $0.range)] } ?? [])
  }
}

// MARK: - Wording

extension XMLFault {
  static let empty = XMLFault(
    id: "not-xml", message: "the file is empty", offset: 0,
    hint: "a storyboard or xib begins with <?xml")

  static func tooLarge(limit: Int) -> XMLFault {
    XMLFault(
      id: "file-limit", message: "the file is larger than \(limit) bytes", offset: 0,
      hint: "split it: Editor > Refactor to Storyboard in Xcode")
  }

  static func notXML(at offset: Int) -> XMLFault {
    XMLFault(
      id: "not-xml", message: "the file is no XML: it does not begin with '<'", offset: offset,
      hint: "import a .storyboard or a .xib as Xcode writes it")
  }

  static func compiled(_ what: String) -> XMLFault {
    XMLFault(
      id: "not-xml", message: "the file is \(what), not XML", offset: 0,
      hint: "import the .storyboard or .xib that it was made from")
  }

  static func encoding(_ name: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "encoding", message: "the file is encoded in \(VisibleText.escape(name)), not in UTF-8",
      offset: offset, hint: "save it as UTF-8, as Xcode does")
  }

  static func invalidUTF8(at offset: Int) -> XMLFault {
    XMLFault(
      id: "encoding", message: "the file is not UTF-8: a byte that no character has",
      offset: offset, hint: "save it as UTF-8, as Xcode does")
  }

  static func controlCharacter(_ byte: UInt8, at offset: Int) -> XMLFault {
    XMLFault(
      id: "control-character",
      message: "a character that XML cannot have: U+00"
        + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true),
      offset: offset, hint: "remove it")
  }

  static func documentType(at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "a document type declaration", offset: offset,
      hint: "Interface Builder writes none; remove it")
  }

  static func mergeConflict(at offset: Int) -> XMLFault {
    XMLFault(
      id: "merge-conflict", message: "a merge left its marks here", offset: offset,
      hint: "resolve the conflict first")
  }

  static func truncated(_ what: String, from offset: Int) -> XMLFault {
    XMLFault(
      id: "unexpected-end", message: "the file ends inside \(what)", offset: offset,
      hint: "it was cut: get the whole file")
  }

  static func unclosed(_ element: XMLElement, at offset: Int) -> XMLFault {
    XMLFault(
      id: "unexpected-end", message: "the file ends inside <\(element.name)>", offset: offset,
      hint: "it was cut: get the whole file", note: ("<\(element.name)> begins here", element.range)
    )
  }

  static func malformed(_ expected: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "expected \(VisibleText.escape(expected))", offset: offset,
      hint: "the file was changed by hand or cut: get it as Xcode wrote it")
  }

  static func noElement(at offset: Int) -> XMLFault {
    XMLFault(
      id: "not-xml", message: "the file has no element", offset: offset,
      hint: "import a .storyboard or a .xib as Xcode writes it")
  }

  static func duplicateAttribute(_ name: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "the attribute '\(VisibleText.escape(name))' is written twice",
      offset: offset, hint: "remove one of them")
  }

  static func secondRoot(_ name: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "<\(VisibleText.escape(name))> follows the end of the document",
      offset: offset, hint: "a document is one element")
  }

  static func strayText(at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "text outside of the document's element", offset: offset,
      hint: "remove it")
  }

  static func unopened(_ name: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "</\(VisibleText.escape(name))> closes nothing", offset: offset,
      hint: "remove it")
  }

  static func mismatched(_ name: String, opened: XMLElement, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax",
      message: "</\(VisibleText.escape(name))> where </\(VisibleText.escape(opened.name))> is due",
      offset: offset, hint: "the file was changed by hand or merged: get it as Xcode wrote it",
      note: ("<\(VisibleText.escape(opened.name))> begins here", opened.range))
  }

  static func tooDeep(limit: Int, at offset: Int) -> XMLFault {
    XMLFault(
      id: "depth-limit", message: "elements nest deeper than \(limit) levels", offset: offset)
  }

  static func loneAmpersand(at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "a lone '&'", offset: offset, hint: "write &amp;")
  }

  static func unknownEntity(_ name: String, at offset: Int) -> XMLFault {
    XMLFault(
      id: "xml-syntax", message: "there is no character '&\(VisibleText.escape(name));'",
      offset: offset, hint: "XML has &amp; &lt; &gt; &quot; &apos; and &#number;")
  }
}
