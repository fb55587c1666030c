/// A variable of a system, by its index.
public struct Variable: Sendable, Hashable {
  /// The index, from 0.
  public let index: Int

  /// Makes a variable from its index in a system.
  public init(_ index: Int) { self.index = index }
}

/// How strongly a row is wanted: 1…1000, decimals allowed, 1000 is required.
///
/// Priorities are lexicographic: no number of rows of lower ones outvotes a higher one.
public struct Priority: Sendable, Hashable, Comparable {
  /// The number.
  public let value: Double

  /// Makes a priority; a value of 1000 or more is required.
  public init(_ value: Double) { self.value = min(value, 1000) }

  /// The row must hold.
  public static let required = Priority(1000)
  /// Whether the row must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Compares the numbers.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }
}

/// The relation of a row's left side to its constant.
public enum Relation: Sendable, Hashable {
  case lessOrEqual, equal, greaterOrEqual
}

/// A linear row: the sum of `coefficient * variable` stands in `relation` to `constant`.
public struct Row: Sendable {
  /// A coefficient times a variable.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// Its coefficient.
    public var coefficient: Double

    /// Makes a term.
    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The left side; a variable named twice has its coefficients added.
  public var terms: [Term]
  /// The relation.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// How strongly the row is wanted.
  public var priority: Priority

  /// Makes a row.
  public init(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// A system of rows over free variables, and what to prefer where the rows leave a choice.
public struct LinearSystem: Sendable {
  /// A wish of the lowest rank: the variable as near to the target as the rows allow. Earlier
  /// wishes outrank later ones; they never change what the rows decide.
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
  public private(set) var rows: [Row] = []
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
  @discardableResult
  public mutating func add(_ row: Row) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  /// Adds a wish below all earlier ones.
  public mutating func prefer(_ variable: Variable, near target: Double) {
    preferences.append(Preference(variable, near: target))
  }
}
