import QuoinSource
import QuoinSyntax

extension Screen {
  /// Resolves one document of a spec for one cell: the meaning of its text.
  ///
  /// Reading goes on after an error; with errors among the diagnostics the screen is what could be
  /// understood and not to be laid out.
  public static func resolve(
    _ document: SyntaxNode, options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> (screen: Screen?, diagnostics: [Diagnostic]) {
    let reading = read(document, options: options, files: files)
    return (reading.screen, reading.diagnostics)
  }

  /// What resolving a document gives.
  public struct Reading: Sendable {
    /// The screen; nil when the document is no map or its includes cannot be read.
    public var screen: Screen?
    /// What was found.
    public var diagnostics: [Diagnostic]
    /// The files that were opened beside the document's own, as diagnostics show them.
    public var files: [String]

    /// Makes a reading.
    public init(screen: Screen?, diagnostics: [Diagnostic], files: [String]) {
      self.screen = screen
      self.diagnostics = diagnostics
      self.files = files
    }
  }

  /// Resolves as `resolve` does, and tells which files were opened.
  ///
  /// What the document includes is merged first; where that fails nothing else is told, since what
  /// the files bring would be missing everywhere.
  public static func read(
    _ document: SyntaxNode, options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> Reading {
    let inclusion = Inclusion.merge(document, files: files)
    guard !inclusion.diagnostics.containsError else {
      return Reading(screen: nil, diagnostics: inclusion.diagnostics, files: inclusion.files)
    }
    var reader = ScreenReader(inclusion.document, options: options, files: files)
    reader.context.diagnostics = inclusion.diagnostics + reader.context.diagnostics
    let screen = reader.read()
    return Reading(
      screen: screen, diagnostics: reader.context.diagnostics,
      files: inclusion.files + reader.context.files.opened)
  }
}

/// Reads one document, in the order in which its parts need one another.
struct ScreenReader {
  private let document: SyntaxNode
  private let options: ScreenOptions
  private let fields: MapReader
  /// Names, colours, fonts and findings so far.
  fileprivate(set) var context: ReadContext

  /// Checks the document's keys.
  init(_ document: SyntaxNode, options: ScreenOptions, files: any FileProvider) {
    self.document = document
    self.options = options
    var context = ReadContext(
      cell: Cell(), canvas: Canvas(width: nil, height: nil), files: files)
    if document.scalar?.isAbsent == true {
      context.report(.emptyDocument(at: document.range))
      fields = MapReader(SyntaxNode(.mapping([]), range: document.range), &context, allows: [])
    } else {
      fields = MapReader(document, &context, allows: TopLevelKey.allCases.map(\.rawValue))
    }
    self.context = context
  }

  /// Reads the document; nil when it is no map.
  mutating func read() -> Screen? {
    guard document.entries != nil else { return nil }
    readVersion()
    let name = readName()
    readValues()
    context.cell = cell()
    context.canvas = readCanvas()
    context.canvas.readableWidth = Canvas.readableWidth(at: context.cell.textSize)
    readChrome()
    readSystem()
    readStrings()
    readColors()
    readFonts()
    readStyles()
    readComponents()
    var screen = Screen(
      name: name, source: fields.entry("screen")?.value.range ?? document.range,
      cell: context.cell, canvas: context.canvas)
    let ignored = fields.read("ignore", as: .diagnosticIDs, &context) ?? []
    readTree(into: &screen)
    screen.fonts = Dictionary(
      uniqueKeysWithValues: context.fonts.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
    )
    screen.ignoredDiagnostics = ignored
    context.dropIgnored(ignored, from: 0)
    return screen
  }

  private mutating func readChrome() {
    guard let chrome = fields.read("chrome", as: .chrome, &context) else { return }
    context.canvas.add(chrome)
  }

  private mutating func readVersion() {
    guard let entry = fields.entry("quoin") else {
      reportMissing(.quoin)
      return
    }
    guard entry.value.scalar?.text == "1" else {
      context.report(.unknownVersion(at: entry.value))
      return
    }
  }

  /// Tells of a key that must be there, unless an unknown key, which is told, may be it misspelt.
  private mutating func reportMissing(_ key: TopLevelKey) {
    guard document.entries?.allSatisfy({ TopLevelKey(rawValue: $0.key) != nil }) == true else {
      return
    }
    context.report(.missingTopLevelKey(key, at: document.range))
  }

  private mutating func readName() -> String {
    guard let entry = fields.entry("screen") else {
      reportMissing(.screen)
      return ""
    }
    let name = fields.read("screen", as: .text, &context) ?? ""
    let isShown = name.unicodeScalars.contains { !$0.properties.isWhitespace }
    if entry.value.scalar != nil, !isShown || name.unicodeScalars.count > Identifier.limit {
      context.report(.badScreenName(at: entry.value.range))
    }
    return name
  }

  private mutating func readValues() {
    guard let entry = fields.entry("values") else { return }
    for value in context.entries(of: entry.value, as: "a map of names to values") {
      if Reference.name(ofWhole: "$" + value.key) == nil {
        context.report(.badValueName(value))
      }
      context.names.declare(value: value.value, named: value.key)
    }
    for circle in context.names.findCircles() { context.report(circle) }
  }

  private mutating func readSystem() {
    guard
      let generation = fields.read(
        "system",
        as: ValueType<SystemGeneration>(
          scalar: "a version of iOS", hint: "write iOS 9 to iOS 18, or iOS 26",
          parse: SystemGeneration.init), &context)
    else { return }
    context.controls = .of(generation)
    context.fonts[ExactString(Font.systemFamily)] = .system(legacy: generation.hasLegacyFont)
  }

  private mutating func readStrings() {
    guard let entry = fields.entry("strings") else { return }
    for source in entry.value.items ?? [entry.value] {
      context.declareStrings(from: source)
    }
  }

  private mutating func readColors() {
    guard let entry = fields.entry("colors") else { return }
    for color in context.entries(of: entry.value, as: "a map of names to colours") {
      if let value = ValueType<Color>.color.read(color.value, &context) {
        context.palette.declare(value, named: color.key)
      }
    }
  }

  private mutating func readFonts() {
    guard let entry = fields.entry("fonts") else { return }
    for font in context.entries(of: entry.value, as: "a map of families to fonts") {
      let isSystem = font.key == Font.systemFamily
      let type: ValueType<FontSource> = isSystem ? .systemFont : .fontSource
      if let source = type.read(font.value, &context) {
        context.fonts[ExactString(font.key)] = source
      } else if !isSystem {
        // A family that is declared but broken is told once, not at each use too.
        context.fonts[ExactString(font.key)] = .system(legacy: false)
      }
    }
  }

  private mutating func readStyles() {
    guard let entry = fields.entry("styles") else { return }
    for style in context.entries(of: entry.value, as: "a map of names to styles") {
      context.styles.declare(StyleSheet.Style(style, &context))
    }
    context.diagnostics += context.styles.link()
  }

  private mutating func readComponents() {
    guard let entry = fields.entry("components") else { return }
    for component in context.entries(of: entry.value, as: "a map of names to components") {
      let declared = Component(component, &context)
      // In small letters, which is told, it would hide the kind of that name.
      if ViewKind.named(component.key) == nil {
        context.components.declare(declared, named: component.key)
      }
    }
    context.diagnostics += context.components.link()
  }

  private mutating func readTree(into screen: inout Screen) {
    var tree = ViewTreeReader(limit: options.maxViews)
    tree.topAttachment =
      fields.read("attach", as: CommonAttributes.attach.type, &context) ?? .safeArea
    if let views = fields.entry("views") {
      tree.read(views.value, parent: nil, &context)
    } else {
      reportMissing(.views)
    }
    var constraints = ConstraintCollector(tree)
    if let guides = fields.entry("guides") {
      constraints.readGuides(guides.value, &context)
    }
    constraints.readAnchors(&context)
    if let list = fields.entry("constraints") {
      constraints.readEquations(
        list.value, container: nil, guide: tree.topAttachment.box(in: nil), &context)
    }
    AccessibilityIdentifiers.check(tree.views, &context)
    screen.views = tree.views
    screen.instances = context.instances
    screen.guides = constraints.guides
    screen.constraints = constraints.constraints
    UnusedComponents.check(limit: options.maxViews, &context)
    UnusedStyles.check(constraints, of: screen.source.file, &context)
    HomeIndicator.settle(&screen)
  }

  private func cell() -> Cell {
    let locale = options.locale ?? "en"
    return Cell(
      device: nil, orientation: options.orientation ?? .portrait,
      textSize: options.textSize ?? .L, locale: locale,
      direction: options.direction ?? LayoutDirection.of(locale: locale),
      theme: options.theme ?? .light)
  }

  /// The area: what the user sets, else the spec's canvas, else its device.
  private mutating func readCanvas() -> Canvas {
    // Both are read, so that a fault in one that is not used is told too.
    let canvas = fields.read("canvas", as: .canvas, &context)
    let device = fields.read("device", as: .device, &context)
    if let entry = fields.entry("canvas"), let other = fields.entry("device") {
      context.report(.canvasAndDevice(at: entry.keyRange, other.keyRange))
    }
    let isChosen = !options.isAreaDefault || (canvas == nil && device == nil)
    if isChosen, let canvas = options.canvas { return canvas }
    let chosen = isChosen ? options.device : nil
    if chosen == nil, let canvas { return canvas }
    let used = chosen ?? device ?? Device.standard
    context.cell.device = used.name
    return used.canvas(context.cell.orientation)
  }
}

extension ReadContext {
  /// The entries of a map; nothing where nothing is written, an error where it is no map.
  mutating func entries(of node: SyntaxNode, as type: String) -> [SyntaxEntry] {
    if let entries = node.entries { return entries }
    if node.scalar?.isAbsent != true {
      report(.expected(type, got: node, hint: "write a map: {name: …}"))
    }
    return []
  }
}
