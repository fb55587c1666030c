import QuoinSource
import QuoinSyntax

/// Reads the value of an anchor key into constraints.
///
/// - A number or share alone is a distance: of an edge from the container's guide inwards, of a
///   centre from the guide's centre, of a first baseline from the guide's top, of a last baseline
///   from its bottom; of a width or height it is the size.
/// - With an anchor or a view in it, it is the coordinate itself. A view alone means its anchor of
///   the same name: `top: logo` is `top: logo.top`, as in `make.top.equalTo(logo)` of SnapKit.
/// - `edges`, `size` and `center` read each of their anchors so, but for `edges` the distances
///   count inwards from a view, too: `edges: hero + 16` is inside of hero by 16. A list or map of a
///   compound reads each part as the key of that anchor does.
/// - `frame` places the box by its left and top in the container's bounds, as UIKit's frames do.
struct AnchorReader {
  /// What holds for all constraints of a value.
  struct Options {
    /// The priority, unless one is written in the text.
    var priority: Double?
    /// The name.
    var name: String?
  }

  /// The key.
  let key: AnchorKey
  /// Where the key is written.
  let keyRange: SourceRange
  /// The box the key belongs to.
  let box: LayoutBox
  /// What names mean.
  private(set) var scope: AnchorScope
  /// What is wrong so far.
  var diagnostics: [Diagnostic] = []

  /// Reads the value of a key of `box`; what is wrong goes to `diagnostics`, once for each fault.
  ///
  /// - Parameters:
  ///   - without: the members of a compound key that a stronger layer speaks for.
  static func read(
    _ key: AnchorKey, keyRange: SourceRange, node: SyntaxNode, box: LayoutBox, scope: AnchorScope,
    without: Set<Attribute> = [], diagnostics: inout [Diagnostic]
  ) -> [Constraint] {
    var reader = AnchorReader(key: key, keyRange: keyRange, box: box, scope: scope)
    let constraints = reader.whole(node)
    diagnostics += reader.diagnostics
    guard !without.isEmpty else { return constraints }
    // Each row of a compound key has its member alone at the left.
    return constraints.filter { constraint in
      !constraint.left.terms.contains {
        $0.anchor.box == box && without.contains($0.anchor.attribute)
      }
    }
  }

  private init(key: AnchorKey, keyRange: SourceRange, box: LayoutBox, scope: AnchorScope) {
    self.key = key
    self.keyRange = keyRange
    self.box = box
    self.scope = scope
    self.scope.own = box
  }

  private mutating func whole(_ node: SyntaxNode) -> [Constraint] {
    if let scalar = node.scalar {
      if scalar.isAbsent {
        report("empty-expression", "'\(key.name)' has no value", at: keyRange, hint: Self.nothing)
        return []
      }
      if Self.isNone(scalar, in: scope) { return [] }
    }
    if case .attribute(let attribute) = key.subject, attribute.isBaseline, !box.hasBaselines {
      report(
        "unknown-anchor", "'\(scope.name(box))' has no baselines, only views have", at: keyRange,
        hint: "write top or bottom")
      return []
    }
    return value(node, for: key.subject, Options())
  }

  /// Reads a value in any form.
  private mutating func value(
    _ node: SyntaxNode, for subject: AnchorKey.Subject, _ options: Options
  ) -> [Constraint] {
    switch node.content {
    case .scalar: return scalar(node, for: subject, options)
    case .sequence(let items): return list(items, of: node, for: subject, options)
    case .mapping(let entries):
      if subject == .compound(.edges), !entries.contains(where: { $0.key == "value" }) {
        return insets(entries, options)
      }
      return fullForm(entries, of: node, for: subject, options)
    }
  }

  private mutating func list(
    _ items: [SyntaxNode], of node: SyntaxNode, for subject: AnchorKey.Subject, _ options: Options
  ) -> [Constraint] {
    switch subject {
    case .frame: return frame(items, of: node, options)
    case .compound(let compound): return pair(items, of: node, for: compound, options)
    case .attribute, .aspect:
      var constraints: [Constraint] = []
      for item in items {
        if item.items != nil {
          report(
            "wrong-shape", "a list in a list means nothing here", at: item.range,
            hint: "write the values in one list")
        } else {
          constraints += value(item, for: subject, options)
        }
      }
      return constraints
    }
  }

  /// Reads `{value: …, priority: …, name: …}`.
  private mutating func fullForm(
    _ entries: [SyntaxEntry], of node: SyntaxNode, for subject: AnchorKey.Subject,
    _ outer: Options
  ) -> [Constraint] {
    guard
      let form = ConstraintForm.read(
        entries, of: node, bodyKey: "value", takesPriority: true, diagnostics: &diagnostics)
    else { return [] }
    let inner = form.body
    var options = outer
    if let written = form.priority { options.priority = priority(written) }
    if let name = form.name { options.name = name }
    if inner.entries?.contains(where: { $0.key == "value" }) == true {
      report(
        "wrong-shape", "a value in a value means nothing here", at: inner.range,
        hint: "write one map")
      return []
    }
    return value(inner, for: subject, options)
  }

  private mutating func priority(_ node: SyntaxNode) -> Double? {
    guard let text = node.scalar?.text else {
      report("bad-priority", "a priority is a number", at: node.range, hint: "write 750")
      return nil
    }
    do throws(ConstraintFault) {
      var parser = try ExpressionParser(text, scope: scope)
      return try parser.wholePriority()
    } catch {
      diagnostics.append(error.diagnostic(in: node))
      return nil
    }
  }

  private mutating func scalar(
    _ node: SyntaxNode, for subject: AnchorKey.Subject, _ options: Options
  ) -> [Constraint] {
    do throws(ConstraintFault) {
      let rows = try AnchorValueReader(key: key, box: box, scope: scope)
        .read(node.scalar?.text ?? "", for: subject, priority: options.priority)
      diagnostics += rows.warnings.prefix(1).map { $0.diagnostic(in: node, severity: .warning) }
      return rows.constraints(name: options.name, origin: .written(node.range))
    } catch {
      let text = node.scalar?.text ?? ""
      let word = subject == .aspect ? nil : ConstraintFault.notANumber(text, error)
      var diagnostic = (word ?? error).diagnostic(in: node)
      if let bound = boundFix(of: text, in: node, error) {
        diagnostic.hint = bound.title
        diagnostic.fix = bound
      }
      diagnostics.append(diagnostic)
      return []
    }
  }

  /// The fix of `height: ">= 44"`: the key that bounds; nil for any other fault.
  private func boundFix(
    of text: String, in node: SyntaxNode, _ fault: ConstraintFault
  ) -> Diagnostic.Fix? {
    let bounds: [(mark: String, bound: AnchorKey.Bound)] = [
      (">=", .minimum), ("<=", .maximum), ("==", .exact),
    ]
    guard fault.id == "misplaced-relation", fault.range.lowerBound == 0, key.bound == .exact,
      let (mark, bound) = bounds.first(where: { text.hasPrefix($0.mark) }),
      let name = AnchorKey.all.first(where: { $0.subject == key.subject && $0.bound == bound })?
        .name
    else { return nil }
    let value = String(text.dropFirst(mark.count).drop { $0 == " " })
    return Diagnostic.Fix(
      "write \(name): \(Diagnostic.excerpt(value))",
      edits: [.init(range: keyRange, text: name), .init(range: node.range, text: value)])
  }

  /// Reads one value for a few attributes of a compound.
  mutating func members(
    _ attributes: [Attribute], _ node: SyntaxNode, _ options: Options
  ) -> [Constraint] {
    if let scalar = node.scalar, Self.isNone(scalar, in: scope) { return [] }
    // A fault of the text is the same for every member, so the first one's is enough.
    let before = diagnostics.count
    var constraints: [Constraint] = []
    for attribute in attributes
    where !diagnostics.dropFirst(before).containsError {
      constraints += value(node, for: .attribute(attribute), options)
    }
    return constraints
  }

  /// Reads the four numbers of a frame.
  private mutating func frame(
    _ items: [SyntaxNode], of node: SyntaxNode, _ options: Options
  ) -> [Constraint] {
    guard items.count == 4 else {
      report(
        "wrong-list", "a frame has four numbers, not \(items.count)", at: node.range,
        hint: Self.frameHint)
      return []
    }
    var bounds = AnchorReader(
      key: key, keyRange: keyRange, box: box, scope: scope.attachedToBounds)
    var constraints: [Constraint] = []
    for (attribute, item) in zip([Attribute.left, .top, .width, .height], items) {
      constraints += bounds.value(item, for: .attribute(attribute), options)
    }
    diagnostics += bounds.diagnostics
    return constraints
  }

  /// Whether a scalar is `none`, directly or by a `$name`.
  private static func isNone(_ scalar: Scalar, in scope: AnchorScope) -> Bool {
    guard let parser = try? ExpressionParser(scalar.text, scope: scope) else { return false }
    return parser.token.kind == .name("none") && parser.following.kind == .end
  }
}

extension ConstraintFault {
  /// The fault of one word that begins as a number does and is none, such as `1:30` or `-.INF`: it
  /// is the whole word and not the character at which it ceases to be a number.
  fileprivate static func notANumber(_ text: String, _ fault: ConstraintFault) -> ConstraintFault? {
    let scalars = text.unicodeScalars
    guard fault.id == "unexpected-token", let first = scalars.first,
      "+-.0123456789".unicodeScalars.contains(first),
      scalars.dropFirst().allSatisfy({
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || ".:_,'".contains(Character($0))
      })
    else { return nil }
    return .invalidNumber(text, at: 0..<text.utf8.count)
  }
}

extension AnchorScope {
  /// The scope with bare edges attached to the container's bounds, as a frame's are.
  fileprivate var attachedToBounds: AnchorScope {
    var scope = self
    scope.guide = parent
    return scope
  }
}

extension AnchorReader {
  /// Adds an error.
  mutating func report(_ id: String, _ message: String, at range: SourceRange, hint: String) {
    diagnostics.append(Diagnostic(.error, id: id, message, at: range, hint: hint))
  }

  fileprivate static let nothing = "write a number, an anchor such as logo.bottom, or none"
  static let frameHint = "write frame: [x, y, width, height]"
}
