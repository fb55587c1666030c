/// Why a variable has its value at a solution.
public struct Reasons: Sendable, Equatable {
  /// A row that helps to fix the variable.
  public struct Active: Sendable, Equatable {
    /// The row's number.
    public var row: Int
    /// How far the variable moves when the row's right side goes up by 1 and the other rows stay.
    public var share: Double
  }

  /// A row that does not hold.
  public struct Outvoted: Sendable, Equatable {
    /// The row's number.
    public var row: Int
    /// How far it is from holding.
    public var error: Double
  }

  /// The rows that fix the variable together, by number; all hold exactly.
  public var active: [Active]
  /// The rows about the same variables that had to give way, the highest priority first.
  public var outvoted: [Outvoted]
  /// Whether the active rows leave nothing open; false for a variable that a choice decided.
  public var isFixed: Bool
}
