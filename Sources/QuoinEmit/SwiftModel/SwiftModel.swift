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
      zip(ids.map { ExactString($0) }, SwiftName.cases(ids)), uniquingKeysWith: { first, _ in first })
  }

  /// What the template reads.
  var templateValue: TemplateValue {
    let notes = Dictionary(
      cells.flatMap(\.layout.screen.views).map { (ExactString($0.id), $0.note ?? "") },
      uniquingKeysWith: { first, _ in first })
    return .map([
      "access": .code(cells.first?.code.access.modifier ?? ""),
      "type": .code(SwiftName.type(cells.first?.layout.screen.name ?? "")),
      "hasViews": .flag(!ids.isEmpty),
      "views": .list(
        ids.map { id in
          .map([
            "name": .code(name(id)), "id": .text(id),
            "notes": .comment(notes[ExactString(id)] ?? ""),
          ])
        }),
      "cells": .list(cells.enumerated().map { cell($1.layout, number: $0 + 1) }),
    ])
  }

  private func name(_ id: String) -> String { names[ExactString(id)] ?? "" }

  private func cell(_ layout: ScreenLayout, number: Int) -> TemplateValue {
    let (screen, frames, cell) = (layout.screen, layout.frames, layout.screen.cell)
    let boxes = SwiftBoxes(names: screen.views.map { name($0.id) }, guides: screen.guides.map(\.id))
    return .map([
      "isFirst": .flag(number == 1),
      "number": .code(number == 1 ? "" : String(number)),
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
      "isLacking": .flag(screen.views.count < ids.count),
      "views": .list(
        zip(screen.views, frames.views).map { view, frame in
          let parent = view.parent.map { name(screen.views[$0].id) }
          return .view(view, frame, name: name(view.id), parent: parent)
        }),
      "hasGuides": .flag(!screen.guides.isEmpty),
      "guides": .list(
        zip(screen.guides, frames.guides).map { guide, frame in
          .map(["id": .text(guide.id), "frame": .rect(frame)])
        }),
      "hasConstraints": .flag(!screen.constraints.isEmpty),
      "constraints": .list(screen.constraints.map { .constraint($0, boxes) }),
    ])
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
