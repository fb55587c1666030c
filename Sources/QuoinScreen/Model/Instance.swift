import QuoinSource

/// One use of a component: the views that it makes are the screen's own, and their ids begin with
/// its.
public struct Instance: Sendable {
  /// The component's name.
  public var component: String
  /// The id of its root view, with those of the instances around it.
  public var id: String
  /// Where it is written: its id.
  public var source: SourceRange
  /// Where the component's view is written.
  public var body: SourceRange
  /// The instance it is written in, by its index in `Screen.instances`; nil for the screen.
  public var outer: Int?

  /// Makes an instance.
  public init(
    component: String, id: String, source: SourceRange, body: SourceRange, outer: Int? = nil
  ) {
    self.component = component
    self.id = id
    self.source = source
    self.body = body
    self.outer = outer
  }
}

extension [Instance] {
  /// A note for an instance and for each around it, innermost first, without one at the finding's
  /// own place.
  func notes(from index: Int?, beside range: SourceRange?) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var next = index
    // An instance comes after those around it, so the walk ends.
    while let index = next, indices.contains(index) {
      let instance = self[index]
      // The root view of a component may be an instance itself, of the same id.
      if instance.source != range, instance.source != notes.last?.range {
        notes.append(.use(of: instance))
      }
      next = instance.outer.flatMap { $0 < index ? $0 : nil }
    }
    return notes
  }
}

extension Screen {
  /// A finding of the layout with a note for each instance that its view is in, or that has the
  /// line it is about.
  public func tellingInstances(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !instances.isEmpty else { return findings }
    var places: [ExactString: Int?] = [:]
    for view in views { places[ExactString(view.id)] = view.instance }
    let roots = Dictionary(
      instances.indices.map { (ExactString(instances[$0].id), $0) }, uniquingKeysWith: { $1 })
    return findings.map { finding in
      guard let view = finding.view.map({ ExactString($0) }), let range = finding.range else {
        return finding
      }
      var index = places[view] ?? nil
      // Of a root view the component says something, and so does the place where it is used.
      if let root = roots[view], instances[root].body.holds(range) { index = root }
      var finding = finding
      finding.notes += instances.notes(from: index, beside: range)
      return finding
    }
  }
}

extension SourceRange {
  /// Whether another range lies in this one.
  fileprivate func holds(_ other: SourceRange) -> Bool {
    file === other.file && lower <= other.lower && other.upper <= upper
  }
}

extension Diagnostic.Note {
  fileprivate static func use(of instance: Instance) -> Diagnostic.Note {
    Diagnostic.Note(
      "in '\(Diagnostic.excerpt(instance.id))', an instance of "
        + Diagnostic.excerpt(instance.component), at: instance.source)
  }
}
