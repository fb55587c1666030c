/// How much of a document an import carried.
public struct Coverage: Sendable, Equatable {
  /// Things carried out of all there are.
  public struct Count: Sendable, Equatable {
    /// How many were carried.
    public var carried = 0
    /// How many there are.
    public var total = 0

    /// Counts nothing yet.
    public init() {}

    /// Counts one.
    mutating func add(isCarried: Bool) {
      total += 1
      if isCarried { carried += 1 }
    }

    static func + (first: Count, second: Count) -> Count {
      var sum = Count()
      sum.carried = first.carried + second.carried
      sum.total = first.total + second.total
      return sum
    }
  }

  /// The views.
  public var views = Count()
  /// The constraints.
  public var constraints = Count()
  /// The attributes of views.
  public var attributes = Count()
  /// How often each attribute and element was not carried, by its name.
  public var left: [String: Int] = [:]

  /// Counts nothing yet.
  public init() {}

  /// The sum of two documents.
  public static func + (first: Coverage, second: Coverage) -> Coverage {
    var sum = Coverage()
    sum.views = first.views + second.views
    sum.constraints = first.constraints + second.constraints
    sum.attributes = first.attributes + second.attributes
    sum.left = first.left.merging(second.left) { $0 + $1 }
    return sum
  }
}
