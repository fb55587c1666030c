import QuoinSource

extension Report {
  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  ///
  /// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are those of its
  /// actions toolkit.
  static let github = Report(
    name: "github", summary: "workflow commands that annotate a pull request"
  ) { diagnostics, options in
    let shown = diagnostics.prefix(max(0, options.limit))
    var commands = shown.map(WorkflowCommand.init)
    if shown.count < diagnostics.count {
      let count = DiagnosticCount(diagnostics).text(shown: shown.count)
      commands.append(WorkflowCommand(name: "notice", message: [count]))
    }
    return commands.map { $0.text + "\n" }.joined()
  }
}

/// One command: `::error file=a.yaml,line=3,col=5::message`.
private struct WorkflowCommand {
  let name: String
  var properties: [(name: String, value: String)] = []
  /// The message's lines.
  let message: [String]

  /// The command as one line.
  var text: String {
    let list = properties.map { "\($0.name)=\($0.value.escapedProperty)" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " " + list)::"
      + message.map(\.escapedData).joined(separator: "%0A")
  }
}

extension WorkflowCommand {
  /// The command of a diagnostic: the message, then a line each for the hint and the notes.
  init(_ diagnostic: Diagnostic) {
    name =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    if let range = diagnostic.range {
      let start = range.start
      properties = [
        ("file", range.file.path), ("line", "\(start.line)"), ("col", "\(start.column)"),
      ]
    }
    properties.append(("title", diagnostic.id))
    let hint = diagnostic.hint.map { ["hint: \($0)"] } ?? []
    message =
      [diagnostic.message] + hint
      + diagnostic.notes.map { note in
        let place = note.range.map { "\($0.file.path):\($0.start.text): " } ?? ""
        return "note: \(place)\(note.message)"
      }
  }
}

extension String {
  /// The text within a command's message; line ends and other controls are shown and not written,
  /// so that no text ends the command or begins another.
  fileprivate var escapedData: String { printable.replacing("%", with: "%25") }

  /// The text as a property of a command.
  fileprivate var escapedProperty: String {
    escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
