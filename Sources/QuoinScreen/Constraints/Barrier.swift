import QuoinSource
import QuoinSyntax

/// A guide at the outermost edge of a few boxes: `{barrier: [a, b], edge: bottom}`.
///
/// It has no thickness and spans what bare edges meet. Each box holds it outside by an inequality;
/// a pull at the lowest priority draws it to them, so that it is exactly at the outermost edge
/// unless something stronger holds it farther out.
struct Barrier {
  /// The edges that a barrier may be at.
  enum Edge: String, Sendable, CaseIterable {
    case top, bottom, leading, trailing, left, right

    /// The attribute of the boxes.
    var attribute: Attribute {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .left: .left
      case .right: .right
      }
    }
  }

  /// The key that makes a guide a barrier.
  static let key = "barrier"
  /// The priority of the pull: the lowest there is.
  static let pull = 1.0

  private let id: String
  private let box: LayoutBox
  private let source: SourceRange
  private let edge: Edge
  private let span: LayoutBox
  private let members: [SyntaxNode]

  /// Reads a guide that has the key; none when it is wrong and told.
  static func read(
    _ guide: SyntaxEntry, index: Int, _ attachment: Attachment, _ context: inout ReadContext
  ) -> [Barrier] {
    let attachKey = CommonAttributes.attach
    let fields = MapReader(
      guide.value, &context, allows: [key, "edge", attachKey.name])
    let edge = fields.require("edge", as: .word("an edge") as ValueType<Edge>, &context)
    let attachment = fields.read(attachKey.name, as: attachKey.type, &context) ?? attachment
    guard let list = fields.entry(key), let edge else { return [] }
    let members = list.value.items ?? [list.value]
    guard !members.isEmpty, members.first?.scalar?.isAbsent != true else {
      context.report(.emptyBarrier(at: list.keyRange))
      return []
    }
    return [
      Barrier(
        id: guide.key, box: .guide(index), source: guide.keyRange, edge: edge,
        span: attachment.box(in: nil), members: members)
    ]
  }

  /// The constraints, when all ids are known.
  func constraints(among boxes: BoxTable, _ context: inout ReadContext) -> [Constraint] {
    let attribute = edge.attribute
    let place = LinearExpression(Anchor(box, attribute))
    var constraints = shape
    for member in members {
      guard let other = self.member(member, among: boxes, &context) else { continue }
      let target = LinearExpression(Anchor(other, attribute))
      constraints.append(
        Constraint(
          place, attribute.inward > 0 ? .lessOrEqual : .greaterOrEqual, target,
          origin: .written(member.range)))
      constraints.append(
        Constraint(
          place, .equal, target, priority: Self.pull,
          origin: .rule("pull of the barrier \(id)", member.range)))
    }
    return constraints
  }

  /// No thickness along the edge's axis, the whole span along the other.
  private var shape: [Constraint] {
    let axis = edge.attribute.axis
    let ends: [Attribute] = axis == .vertical ? [.leading, .trailing] : [.top, .bottom]
    let thickness = Constraint(
      LinearExpression(Anchor(box, axis.extent)), .equal, LinearExpression(),
      origin: .rule("thickness of the barrier \(id)", source))
    return [thickness]
      + ends.map { end in
        Constraint(
          LinearExpression(Anchor(box, end)), .equal, LinearExpression(Anchor(span, end)),
          origin: .rule("span of the barrier \(id)", source))
      }
  }

  private func member(
    _ node: SyntaxNode, among boxes: BoxTable, _ context: inout ReadContext
  ) -> LayoutBox? {
    guard let resolved = context.resolve(node) else { return nil }
    guard let name = resolved.scalar?.text else {
      context.report(
        .expected("the id of a view or guide", got: resolved, hint: "write ids: [title, text]"))
      return nil
    }
    guard let box = boxes.box(name), box != self.box else {
      context.report(.unknownMember(name, of: id, among: boxes.ids, at: resolved.range))
      return nil
    }
    return box
  }
}

extension Diagnostic {
  static func emptyBarrier(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-barrier", "a barrier needs a view", at: range,
      hint: "write barrier: [a, b]")
  }

  static func unknownMember(
    _ name: String, of barrier: String, among ids: [String], at range: SourceRange
  ) -> Diagnostic {
    let isItself = name.utf8.elementsEqual(barrier.utf8)
    let others = ids.filter { !$0.utf8.elementsEqual(barrier.utf8) }
    let nearest = isItself ? nil : Suggestion.nearest(to: name, among: others)
    return Diagnostic(
      .error, id: "unknown-id",
      isItself
        ? "a barrier cannot be at its own edge" : "there is no view or guide '\(excerpt(name))'",
      at: range,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "name views or guides of the screen",
      fix: nearest.map { Fix("write \($0)", edits: [.init(range: range, text: $0)]) })
  }
}
