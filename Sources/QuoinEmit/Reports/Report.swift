import QuoinSource

/// One way to tell diagnostics: for people, for Xcode, for programs.
///
/// A new report is one file with a static `Report` and one line in `all`. Whatever the format, no
/// control or invisible character of the input gets out raw.
public struct Report: Sendable {
  /// How a report is written.
  public struct Options: Sendable {
    /// Whether the text is coloured with terminal codes.
    public var isColored: Bool
    /// The most diagnostics that are written; the true count is told at the end.
    public var limit: Int

    /// Makes options.
    public init(isColored: Bool = false, limit: Int = 100) {
      self.isColored = isColored
      self.limit = limit
    }
  }

  /// The name on the command line: "text".
  public let name: String
  /// One line of help.
  public let summary: String
  private let write: @Sendable ([Diagnostic], Options) -> String

  /// Makes a report.
  public init(
    name: String, summary: String,
    write: @escaping @Sendable ([Diagnostic], Options) -> String
  ) {
    self.name = name
    self.summary = summary
    self.write = write
  }

  /// Writes diagnostics in the order given; the text is empty or ends with a line end.
  public func text(_ diagnostics: [Diagnostic], options: Options = Options()) -> String {
    write(diagnostics, options)
  }

  /// Every report, in the order of the help.
  public static let all: [Report] = [
    .text,
    .xcode,
    .json,
    .github,
  ]
}
