import QuoinLayout

/// One output format. Emitters see finished layouts only.
public struct Emitter: Sendable {
  /// The name on the command line: "table".
  public let name: String
  /// The ending of its files: "txt".
  public let fileExtension: String
  /// One line of help.
  public let summary: String
  /// Whether one output holds all layouts of an input file (JSON) or there is one a layout.
  public let isPerLayout: Bool
  /// Writes the layouts.
  public let emit: @Sendable ([ScreenLayout]) -> String

  /// Makes an emitter.
  public init(
    name: String, fileExtension: String, summary: String, isPerLayout: Bool,
    emit: @escaping @Sendable ([ScreenLayout]) -> String
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.summary = summary
    self.isPerLayout = isPerLayout
    self.emit = emit
  }

  /// Every emitter, in the order of the help.
  public static let all: [Emitter] = []
}
