/// A system of rows over free variables, and what to prefer where the rows leave a choice.
///
/// Rows are stored flat, one array a field, so that a system of many rows costs no object a row.
public struct LinearSystem: Sendable {
  /// A wish of the lowest rank: the variable as near to the target as the rows allow.
  ///
  /// Earlier wishes outrank later ones; they never change what the rows decide.
  public struct Preference: Sendable {
    /// The variable.
    public var variable: Variable
    /// Where it would best be.
    public var target: Double

    /// Makes a preference.
    public init(_ variable: Variable, near target: Double) {
      self.variable = variable
      self.target = target
    }
  }

  /// How many variables there are.
  public private(set) var variableCount = 0
  /// The rows in the order they were added.
  public private(set) var rows = Rows()
  /// The wishes, the strongest first.
  public private(set) var preferences: [Preference] = []

  /// Makes an empty system.
  public init() {}

  /// Adds a free variable.
  public mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(variableCount - 1)
  }

  /// Adds a row and returns its number.
  ///
  /// Terms of variables that the system does not have count as 0, and so does a row with a number
  /// that is not finite: it holds always.
  @discardableResult
  public mutating func add(_ row: Row) -> Int {
    rows.append(row, variableCount: variableCount)
    return rows.count - 1
  }

  /// Gives a row another right side; a number that is not finite changes nothing.
  public mutating func setConstant(ofRow row: Int, to constant: Double) {
    if rows.indices.contains(row) { rows.setConstant(row, constant) }
  }

  /// Adds a wish below all earlier ones.
  public mutating func prefer(_ variable: Variable, near target: Double) {
    preferences.append(Preference(variable, near: target))
  }
}
