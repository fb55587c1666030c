/// Classes of variables that are affine functions of one another: `x = scale * root + offset`.
///
/// Weighted union-find in the quick-find form (Galler and Fischer, "An improved equivalence
/// algorithm", CACM 7, 1964, with union by size): each variable holds its root, so finding it costs
/// nothing, and a union renames the smaller class, O(n log n) in all.
///
/// Invariants: a root stands at scale 1 and offset 0 of itself; the members of a class with a known
/// value have root -1 and that value as offset; each class is one ring of `next`. `number` gives the
/// classes left the numbers from 0 on and `root` becomes such a number: what comes later has as many
/// places as there are classes, not as many as there are variables.
struct AffineClasses: ~Copyable {
  /// A variable as a member of its class.
  struct Member {
    /// The root, or the number of the class; -1 where the value is known.
    var root: Int32
    /// The next member of the class.
    var next: Int32
    /// What the root's value is multiplied with.
    var scale: Double
    /// What is added.
    var offset: Double
    /// Of a root: how many members its class has.
    fileprivate var size: Int32
    /// Of a root: the first row that watches it (`Elimination`), -1 for none; in the end its number.
    var firstWatch: Int32
  }

  /// The member that each variable is.
  let members: FixedArray<Member>
  /// How many classes there are; known when they are numbered.
  private(set) var count = 0

  /// Makes a class of each of `count` variables.
  init(variableCount: Int) {
    members = FixedArray(uninitialized: variableCount)
    for index in 0..<variableCount {
      let variable = Int32(truncatingIfNeeded: index)
      members[index] = Member(
        root: variable, next: variable, scale: 1, offset: 0, size: 1, firstWatch: -1)
    }
  }

  /// A variable as a member of its class.
  subscript(variable: Int) -> Member { members[variable] }
  /// A variable as a member of its class.
  subscript(variable: Int32) -> Member { members[variable] }

  /// Whether the first class is smaller than the second.
  func isSmaller(_ first: Int32, _ second: Int32) -> Bool {
    members[first].size < members[second].size
  }

  /// Gives the root of a class its value; all members are known from then on.
  ///
  /// Their scales stay, so that what one was put under another with can still be told.
  func fix(_ root: Int32, at value: Double) {
    var variable = root
    repeat {
      var member = members[variable]
      member.offset += member.scale * value
      member.root = -1
      members[variable] = member
      variable = member.next
    } while variable != root
  }

  /// Puts the class of `root` under that of `target`: `root = scale * target + offset`.
  func join(_ root: Int32, to target: Int32, scale: Double, offset: Double) {
    var variable = root
    repeat {
      var member = members[variable]
      member.offset += member.scale * offset
      member.scale *= scale
      member.root = target
      members[variable] = member
      variable = member.next
    } while variable != root
    var (first, second) = (members[target], members[root])
    first.size += second.size
    swap(&first.next, &second.next)
    members[target] = first
    members[root] = second
  }

  /// Numbers the classes in the order of their roots; roots and watches mean nothing from then on.
  mutating func number() {
    for index in 0..<members.count where Int(members[index].root) == index {
      members[index].firstWatch = Int32(truncatingIfNeeded: count)
      count += 1
    }
    for index in 0..<members.count where members[index].root >= 0 {
      members[index].root = members[members[index].root].firstWatch
    }
  }

  /// The variable that is the root of each class; for people, since it takes a walk over all.
  var roots: [Int] {
    // Those that went into another class have no watch any more.
    (0..<members.count).filter { members[$0].root >= 0 && members[$0].firstWatch >= 0 }
  }

  /// The value of a variable from those of the classes.
  func value(_ variable: Int, _ values: borrowing FixedArray<Double>) -> Double {
    let member = members[variable]
    return member.root < 0 ? member.offset : member.scale * values[member.root] + member.offset
  }
}
