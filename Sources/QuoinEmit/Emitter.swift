import QuoinLayout
import QuoinScreen

/// One output format: emitters see finished layouts only.
///
/// A new emitter is one file with a static `Emitter` and one line in `all`.
public struct Emitter: Sendable {
  /// The name on the command line: "table".
  public let name: String
  /// The ending of its files: "txt"; a part before a dot tells outputs of one format apart.
  public let fileExtension: String
  /// What its files have after the input's name: "+UIKit".
  public let fileSuffix: String
  /// One line of help.
  public let summary: String
  /// Whether there is one output a layout; else one output holds all layouts of an input file.
  public let isPerLayout: Bool
  /// Whether the text is for people, so that several may follow each other on a terminal.
  public let isForReading: Bool
  /// Whether its texts may follow each other, and those of other such formats, in one file.
  public let sharesFile: Bool
  private let nameType: @Sendable (Screen) -> String?
  let findClashes: @Sendable (Screen) -> [NameClash]
  let findLosses: @Sendable (Screen, CodeOptions) -> [CodeLoss]
  private let write: @Sendable ([EmitInput]) -> String

  /// Makes an emitter.
  public init(
    name: String, fileExtension: String, fileSuffix: String = "", summary: String,
    isPerLayout: Bool, isForReading: Bool = false, sharesFile: Bool = false,
    nameType: @escaping @Sendable (Screen) -> String? = { _ in nil },
    findClashes: @escaping @Sendable (Screen) -> [NameClash] = { _ in [] },
    findLosses: @escaping @Sendable (Screen, CodeOptions) -> [CodeLoss] = { _, _ in [] },
    write: @escaping @Sendable ([EmitInput]) -> String
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.fileSuffix = fileSuffix
    self.summary = summary
    self.isPerLayout = isPerLayout
    self.isForReading = isForReading
    self.sharesFile = sharesFile
    self.nameType = nameType
    self.findClashes = findClashes
    self.findLosses = findLosses
    self.write = write
  }

  /// What the names of its files end in, after the input's name: "+UIKit.swift".
  public var fileEnding: String { "\(fileSuffix).\(fileExtension)" }

  /// The type that a screen is in the format; nil where it is none.
  public func typeName(of layout: ScreenLayout) -> String? { nameType(layout.screen) }

  /// What the format cannot give of a screen with these options.
  public func losses(in layout: ScreenLayout, _ options: CodeOptions) -> [CodeLoss] {
    findLosses(layout.screen, options)
  }

  /// Writes layouts with their diagnostics; the text ends with a line end.
  public func emit(_ inputs: [EmitInput]) -> String { write(inputs) }

  /// Writes layouts of which nothing was said.
  public func emit(_ layouts: [ScreenLayout]) -> String { write(layouts.map { EmitInput($0) }) }

  /// The emitter of a name; nil when there is none.
  public static func named(_ name: String) -> Emitter? { all.first { $0.name == name } }

  /// Every emitter, in the order of the help.
  public static let all: [Emitter] = [
    .table,
    .tree,
    .markdown,
    .csv,
    .json,
    .svg,
    .swift,
    .uikit,
  ]
}
