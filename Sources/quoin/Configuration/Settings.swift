/// The options that a `quoin.config.yaml` may set: those of a spec, not those of a run.
struct Settings: Sendable {
  /// The cell.
  var cell = CellOptions()
  /// What is written.
  var emission = EmissionOptions()
  /// The names of the options that the command line has: they win over any configuration.
  var given: Set<String> = []

  /// All of them, in the order of the help.
  static let arguments: [Argument<Settings>] =
    EmissionOptions.arguments.map { $0.within(\.emission) }
    + CellOptions.arguments.map { $0.within(\.cell) }

  /// Options that say the same thing: one of them on the command line puts all aside.
  private static let alternatives: [Set<String>] = [["--device", "--canvas"]]

  /// Whether the command line has decided what an option of this name says.
  func isDecided(_ name: String) -> Bool {
    given.contains(name)
      || Self.alternatives.contains { $0.contains(name) && !$0.isDisjoint(with: given) }
  }
}

/// A command whose options a `quoin.config.yaml` may set.
protocol ConfigurableCommand: Command {
  /// The options.
  var settings: Settings { get set }
}

extension ConfigurableCommand {
  mutating func remember(given names: Set<String>) { settings.given = names }
}
