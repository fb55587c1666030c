/// What a stage has to say about the user's input: what is wrong, where, and what would be right.
public struct Diagnostic: Sendable {
  /// How bad it is, most severe first.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    case error, warning, note

    /// Errors come before warnings, warnings before notes.
    public static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// Another place that has to do with the diagnostic.
  public struct Note: Sendable {
    /// What that place has to do with it.
    public var message: String
    /// The place, when there is one.
    public var range: SourceRange?

    /// Makes a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change of the source that mends the fault.
  public struct Fix: Sendable {
    /// One replaced range.
    public struct Edit: Sendable {
      /// What is replaced; empty for an insertion.
      public var range: SourceRange
      /// The new text.
      public var text: String

      /// Makes an edit.
      public init(range: SourceRange, text: String) {
        self.range = range
        self.text = text
      }
    }

    /// What the change does, as a command: "quote the colour".
    public var title: String
    /// The edits, which do not overlap.
    public var edits: [Edit]

    /// Makes a fix.
    public init(_ title: String, edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// The stable name of the kind of fault, in kebab case: "unknown-key".
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, one sentence without a full stop.
  public var message: String
  /// Where; nil when it is about a whole run and not about a place in a file.
  public var range: SourceRange?
  /// What would be right, one sentence without a full stop.
  public var hint: String?
  /// Other places involved.
  public var notes: [Note]
  /// A change that mends it, where one is clear.
  public var fix: Fix?
  /// The id of the view it is about.
  public var view: String?

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, id: String, _ message: String, at range: SourceRange?,
    hint: String? = nil, notes: [Note] = [], fix: Fix? = nil, view: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
    self.hint = hint
    self.notes = notes
    self.fix = fix
    self.view = view
  }
}
