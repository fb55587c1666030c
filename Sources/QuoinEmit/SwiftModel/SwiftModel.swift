import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTemplates

/// One screen in the cells it was compiled for: what the template `swift` reads.
struct SwiftModel {
  private let cells: [EmitInput]
  /// The ids of all cells in order of first use, and the names of their cases.
  private let ids: [String]
  private let names: [ExactString: String]

  /// Prepares the model of one screen; the first cell is the spec's own.
  init(_ cells: [EmitInput]) {
    self.cells = cells
    var seen: Set<ExactString> = []
    let ids = cells.flatMap(\.layout.screen.views).map(\.id).filter {
      seen.insert(ExactString($0)).inserted
    }
    self.ids = ids
    names = Dictionary(
      zip(ids.map { ExactString($0) }, SwiftName.cases(ids)),
      uniquingKeysWith: { first, _ in first })
  }

  /// What templates read: the first cell, with the views of all cells, and every cell.
  var templateValue: TemplateValue {
    guard let first = cells.first else { return .map([:]) }
    var fields = fields(of: first.layout)
    fields["access"] = .code(first.code.access.modifier)
    fields["type"] = .code(SwiftName.type(first.layout.screen.name))
    fields["hasViews"] = .flag(!ids.isEmpty)
    fields["views"] = .list(viewsOfAllCells)
    fields["cells"] = .list(cells.enumerated().map { cell($1.layout, number: $0 + 1) })
    return .map(fields)
  }

  /// Each view once, as it is in the first cell that has it.
  private var viewsOfAllCells: [TemplateValue] {
    var seen: Set<ExactString> = []
    return cells.flatMap { input in
      zip(input.layout.screen.views, views(of: input.layout)).filter { view, _ in
        seen.insert(ExactString(view.id)).inserted
      }.map(\.1)
    }
  }

  private func name(_ id: String) -> String { names[ExactString(id)] ?? "" }

  private func cell(_ layout: ScreenLayout, number: Int) -> TemplateValue {
    var fields = fields(of: layout)
    fields["isFirst"] = .flag(number == 1)
    fields["number"] = .code(number == 1 ? "" : String(number))
    fields["isLacking"] = .flag(layout.screen.views.count < ids.count)
    return .map(fields)
  }

  private func views(of layout: ScreenLayout) -> [TemplateValue] {
    let views = layout.screen.views
    return zip(views, layout.frames.views).map { view, frame in
      let parent = view.parent.flatMap { views.indices.contains($0) ? name(views[$0].id) : nil }
      return .view(view, frame, name: name(view.id), parent: parent)
    }
  }

  private func fields(of layout: ScreenLayout) -> [String: TemplateValue] {
    let (screen, frames, cell) = (layout.screen, layout.frames, layout.screen.cell)
    let boxes = SwiftBoxes(names: screen.views.map { name($0.id) }, guides: screen.guides.map(\.id))
    return [
      "screen": .text(screen.name),
      "device": .text(orNil: cell.device),
      "orientation": .text(cell.orientation.rawValue),
      "textSize": .text(cell.textSize.rawValue),
      "locale": .text(cell.locale),
      "isRightToLeft": .flag(cell.direction == .rightToLeft),
      "isDark": .flag(cell.theme == .dark),
      "width": .number(frames.size.width),
      "height": .number(frames.size.height),
      "scale": .number(screen.canvas.scale),
      "hasViews": .flag(!screen.views.isEmpty),
      "views": .list(views(of: layout)),
      "hasGuides": .flag(!screen.guides.isEmpty),
      "guides": .list(
        zip(screen.guides, frames.guides).map { guide, frame in
          .map(["id": .text(guide.id), "frame": .rect(frame)])
        }),
      "hasConstraints": .flag(!screen.constraints.isEmpty),
      "constraints": .list(screen.constraints.map { .constraint($0, boxes) }),
    ]
  }
}

/// What boxes are called in the model.
struct SwiftBoxes {
  /// The names of the views' cases.
  let names: [String]
  /// The ids of the guides.
  let guides: [String]

  /// A `Box`.
  func code(_ box: LayoutBox) -> String {
    switch box {
    case .screen: ".screen"
    case .safeArea: ".safeArea"
    case .keyboard: ".keyboard"
    case .view(let index): ".view(.\(names[index]))"
    case .guide(let index): ".guide(\(SwiftLiteral.quoted(guides[index])))"
    case .margins(of: let index): ".margins(\(id(index)))"
    case .readable(of: let index): ".readable(\(id(index)))"
    case .content(of: let index): ".content(.\(names[index]))"
    case .frame(of: let index): ".frame(.\(names[index]))"
    }
  }

  private func id(_ index: Int?) -> String { index.map { ".\(names[$0])" } ?? "nil" }
}
