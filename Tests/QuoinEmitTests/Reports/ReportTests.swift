import Foundation
import QuoinEmit
import QuoinSource
import Testing

struct ReportTests {
  private let file = SourceFile(
    path: "specs/a.yaml", text: "quoin: 1\nviews:\n  title: {lable: \"漢字\", tpo: 4}\n")

  private func range(of part: String) throws -> SourceRange {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let found = try #require(text.range(of: part))
    let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(file: file, lower: lower, upper: lower + part.utf8.count)
  }

  private func report(
    _ name: String, _ diagnostics: [Diagnostic], _ options: Report.Options = .init()
  ) throws -> String {
    let report = try #require(Report.all.first { $0.name == name })
    return report.text(diagnostics, options: options)
  }

  private func sample() throws -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-key", "\"tpo\" is not a key of a label", at: try range(of: "tpo"),
      hint: "did you mean \"top\"?",
      notes: [Diagnostic.Note("the view is here", at: try range(of: "title")), .init("of two")],
      fix: Diagnostic.Fix(
        "write \"top\"", edits: [.init(range: try range(of: "tpo"), text: "top")]),
      view: "title")
  }

  @Test func ofTextShowsTheLine() throws {
    #expect(
      try report("text", [try sample()]) == """
        specs/a.yaml:3:24: error: "tpo" is not a key of a label [unknown-key]
            3 |   title: {lable: "漢字", tpo: 4}
              |                          ^~~
          hint: did you mean "top"?
          specs/a.yaml:3:3: note: the view is here
          note: of two
          fix: write "top"

        1 error

        """)
  }

  @Test func ofXcodeHasALineForEachMessage() throws {
    let lost = Diagnostic(.warning, id: "lost", "a\u{1B}[2Jb\nc", at: nil)
    #expect(
      try report("xcode", [try sample(), lost]) == """
        specs/a.yaml:3:24: error: "tpo" is not a key of a label (did you mean "top"?) [unknown-key]
        specs/a.yaml:3:3: note: the view is here
        note: of two
        warning: a\\u{1B}[2Jb\\u{A}c [lost]

        """)
  }

  @Test func ofJSONHasTheDocumentedKeys() throws {
    let text = try report("json", [try sample()])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let told = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(told.keys) == [
        "id", "severity", "message", "hint", "file", "line", "column", "endLine", "endColumn",
        "view", "cells", "notes", "fix",
      ])
    #expect(told["column"] as? Int == 24)
    #expect(told["endColumn"] as? Int == 27)
    let note = try #require((told["notes"] as? [[String: Any]])?.first)
    #expect(Set(note.keys) == ["message", "file", "line", "column"])
    let fix = try #require(told["fix"] as? [String: Any])
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["range"] as? [Int] == [3, 24, 3, 27])
    #expect(edit["text"] as? String == "top")
  }

  @Test func ofGitHubIsACommandForEachMessage() throws {
    let lost = Diagnostic(.warning, id: "lost", "100%\r\n::error::b", at: nil)
    let many = Array(repeating: lost, count: 3)
    #expect(
      try report("github", [try sample()] + many, .init(limit: 2)) == """
        ::error file=specs/a.yaml,line=3,col=24,title=unknown-key::"tpo" is not a key of a label\
        %0Ahint: did you mean "top"?%0Anote: specs/a.yaml:3:3: the view is here%0Anote: of two
        ::warning title=lost::100%25\\u{D}\\u{A}::error::b
        ::notice::1 error, 3 warnings; the first 2 of 4 are shown

        """)
  }

  @Test func ofGitHubEscapesWhatEndsAProperty() throws {
    let file = SourceFile(path: "a,line=9:%b.yaml", text: "x")
    let note = Diagnostic(
      .note, id: "x", "m: 1, 2", at: SourceRange(file: file, lower: 0, upper: 1))
    #expect(
      try report("github", [note])
        == "::notice file=a%2Cline=9%3A%25b.yaml,line=1,col=1,title=x::m: 1, 2\n")
  }

  @Test func ofNothingIsEmpty() throws {
    #expect(try report("text", []) == "")
    #expect(try report("xcode", []) == "")
    #expect(try report("github", []) == "")
  }

  @Test func tellsTheTrueCount() throws {
    let many = (0..<234).map { index in
      Diagnostic(index < 200 ? .error : .warning, id: "x", "m\(index)", at: nil)
    }
    let text = try report("text", many)
    #expect(text.contains("m99 ") && !text.contains("m100 "))
    #expect(text.hasSuffix("\n200 errors, 34 warnings; the first 100 of 234 are shown\n"))
    let xcode = try report("xcode", many, .init(limit: 3))
    #expect(xcode.split(separator: "\n").count == 4)
    #expect(xcode.contains("the first 3 of 234"))
    let json = try report("json", many)
    #expect(json.contains("\"total\": 234"))
  }

  @Test func colorsOnlyWhenTold() throws {
    let colored = try report("text", [try sample()], .init(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == (try report("text", [try sample()])))
  }

  @Test(arguments: Report.all.map(\.name))
  func letsNoControlOfTheInputOut(name: String) throws {
    let file = SourceFile(path: "a\u{1B}b", text: "\u{1B}]0;owned\u{7}\u{9B}\t\u{202E}x\u{0}\n")
    let range = SourceRange(file: file, lower: 1, upper: 4)
    let diagnostic = Diagnostic(
      .error, id: "x", "key \u{1B}]0;owned\u{7}", at: range, hint: "\u{1B}c",
      notes: [.init("\u{8}", at: range)], fix: .init("\u{9D}", edits: []), view: "\u{7F}")
    let text = try report(name, [diagnostic])
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
  }
}
