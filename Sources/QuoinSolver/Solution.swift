/// The lexicographic optimum of a system.
public struct Solution: Sendable {
  /// Required rows that cannot all hold; without any one of them the others can.
  public struct Conflict: Sendable {
    /// A row of the conflict.
    public struct Member: Sendable {
      /// The row's number in the system.
      public var row: Int
      /// What the row's left side can be brought to while the other members hold; nil when the
      /// others leave no bound.
      public var attainable: Double?

      /// Makes a member.
      public init(row: Int, attainable: Double?) {
        self.row = row
        self.attainable = attainable
      }
    }

    /// The rows, by number.
    public var members: [Member]

    /// Makes a conflict.
    public init(members: [Member]) { self.members = members }
  }

  /// A variable that can take more than one value at the optimum of all rows.
  public struct Ambiguity: Sendable {
    /// Why the variable is free.
    public enum Cause: Sendable, Hashable {
      /// No row decides: a constraint is missing.
      case missingRow
      /// Rows of this priority are at odds and any compromise is as good.
      case tie(Priority)
    }

    /// The variable.
    public var variable: Variable
    /// Its least value; nil when there is none.
    public var minimum: Double?
    /// Its greatest value; nil when there is none.
    public var maximum: Double?
    /// Why.
    public var cause: Cause

    /// Makes an ambiguity.
    public init(variable: Variable, minimum: Double?, maximum: Double?, cause: Cause) {
      self.variable = variable
      self.minimum = minimum
      self.maximum = maximum
      self.cause = cause
    }
  }

  /// One value a variable.
  ///
  /// Where required rows conflict, their summed errors are least.
  public var values: [Double]
  /// Independent irreducible conflicts; empty when all required rows hold.
  public var conflicts: [Conflict]
  /// The variables with more than one optimal value, by index; those of parts where required rows
  /// conflict are left out.
  public var ambiguities: [Ambiguity]
  /// Whether every level is proved least.
  ///
  /// False only where the simplex method gave up on a part: rounding made its basis singular beyond
  /// repair, or it took far more steps than there should be.
  public var isProved = true

  /// Makes a solution.
  public init(values: [Double], conflicts: [Conflict] = [], ambiguities: [Ambiguity] = []) {
    self.values = values
    self.conflicts = conflicts
    self.ambiguities = ambiguities
  }
}
