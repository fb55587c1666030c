/// A screen's class, as far as a program uses it.
public struct RunnableScreen {
  /// Makes a view in a frame.
  let make: @MainActor (CGRect) -> UIView
  /// Makes a view show something else than at first.
  let change: @MainActor (UIView) -> Void
  /// Makes a view show what it did at first.
  let changeBack: @MainActor (UIView) -> Void

  /// Describes a class.
  public init<View: UIView>(
    make: @escaping @MainActor (CGRect) -> View, change: @escaping @MainActor (View) -> Void,
    changeBack: @escaping @MainActor (View) -> Void
  ) {
    self.make = make
    self.change = { view in (view as? View).map(change) }
    self.changeBack = { view in (view as? View).map(changeBack) }
  }
}

/// Lays screens out as a program: requests in one file, answers in another one, both JSON.
@MainActor public struct ScreenRunner {
  private let screens: [String: RunnableScreen]
  private var window: HostWindow?

  /// Makes a runner of screens, by class.
  public init(_ screens: [String: RunnableScreen]) { self.screens = screens }

  /// Answers the requests of the file that the first argument names in that of the second.
  public mutating func run() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw Fault.arguments }
    let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
    let requests = try JSONDecoder().decode([ScreenRequest].self, from: data)
    let answers = try requests.map { try answer($0) }
    try JSONEncoder().encode(answers).write(to: URL(fileURLWithPath: arguments[2]))
  }

  /// Why there are no answers.
  public enum Fault: Error {
    /// There are not two arguments.
    case arguments
    /// There is no class of the name.
    case noScreen(String)
  }

  private mutating func answer(_ request: ScreenRequest) throws -> ScreenAnswer {
    for (name, size) in request.images {
      ImageRegistry.register(size: CGSize(width: size[0], height: size[1]), as: name)
    }
    LayoutFindings.clear()
    let given = CGSize(width: request.width ?? 0, height: request.height ?? 0)
    guard let screen = screens[request.screen] else { throw Fault.noScreen(request.screen) }
    let view: UIView
    if request.isReused, let window, let shown = window.subviews.first {
      screen.change(shown)
      window.layoutIfNeeded()
      screen.changeBack(shown)
      window.layoutIfNeeded()
      LayoutFindings.clear()
      window.environment = request.environment(given)
      view = shown
    } else {
      window = HostWindow(request.environment(given))
      view = screen.make(CGRect(origin: .zero, size: given))
      edit(view, request.edited)
    }
    guard let window else { throw Fault.noScreen(request.screen) }
    if request.width == nil || request.height == nil {
      let size = window.fittingSize(
        of: view, width: request.width.map { CGFloat($0) },
        height: request.height.map { CGFloat($0) })
      window.environment = request.environment(size)
    }
    window.show(view)
    scrollToLeading(view)
    return answer(request, view)
  }

  /// Scrolls to where lines begin, as an app does: UIKit begins at the left in both directions.
  private func scrollToLeading(_ root: UIView) {
    var hasMoved = false
    for case let scroll as UIScrollView in root.tree
    where scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let start = max(0, scroll.contentSize.width - scroll.bounds.width)
      hasMoved = hasMoved || scroll.contentOffset.x != start
      scroll.contentOffset.x = start
    }
    if hasMoved { root.layoutIfNeeded() }
  }

  private func edit(_ view: UIView, _ identifiers: [String]) {
    for case let field as UITextField in view.tree {
      if let identifier = field.accessibilityIdentifier, identifiers.contains(identifier) {
        field.becomeFirstResponder()
      }
    }
  }

  private func answer(_ request: ScreenRequest, _ root: UIView) -> ScreenAnswer {
    var frames: [String: [Double]] = [:]
    var texts: [String: TextAnswer] = [:]
    var ambiguous: [String] = []
    for view in root.tree {
      guard let identifier = view.accessibilityIdentifier, let parent = view.superview else {
        continue
      }
      frames[identifier] = numbers(root.convert(view.frame, from: parent))
      if view.hasAmbiguousLayout { ambiguous.append(identifier) }
      texts[identifier] = text(in: view, root)
    }
    return ScreenAnswer(
      name: request.name, frames: frames, texts: texts, ambiguous: ambiguous,
      findings: LayoutFindings.all, exchanges: ExchangedMethods.all)
  }

  /// The text of a view, or of the one in it that has its baselines.
  private func text(in view: UIView, _ root: UIView) -> TextAnswer? {
    var view = view
    while view.forFirstBaselineLayout !== view { view = view.forFirstBaselineLayout }
    guard let rect = view.shownTextRect else { return nil }
    let top = root.convert(view.bounds, from: view).minY
    let baselines = view.baselines(in: view.bounds.size).map { [$0.first, $0.last] } ?? []
    let title = (view as? UIButton)?.titleLabel.map { numbers(root.convert($0.bounds, from: $0)) }
    return TextAnswer(
      rect: numbers(root.convert(rect, from: view)), baselines: baselines.map { Double(top + $0) },
      title: title.map { [$0[0], $0[0] + $0[2]] } ?? [])
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }
}
