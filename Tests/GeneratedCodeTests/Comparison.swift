import QuoinEmit
import QuoinLayout
import QuoinScreen
import UIKitDouble

/// The frames of a table, and the texts in them, beside those that generated code gives.
struct Comparison {
  /// A view or a part of it that the code has elsewhere, by more than a pixel.
  struct Mismatch {
    /// What it is: the view's id, and which part.
    var subject: String
    /// Where the code has it, such as x, y, width, height; nil where it has none.
    var found: [Double]?
    /// Where the table has it.
    var expected: [Double]
  }

  /// What differs though only one layout fits the constraints.
  private(set) var mismatches: [Mismatch] = []
  /// What differs because several layouts fit the constraints, as both sides say.
  private(set) var undecided: [Mismatch] = []

  /// Compares a table with the answer of code whose insets are of a way.
  init(_ table: EmitInput, _ answer: ScreenAnswer, _ way: InsetsWay) {
    let layout = table.layout
    let isAmbiguous =
      table.diagnostics.contains { $0.id == "ambiguous" } && !answer.ambiguous.isEmpty
    let pixel = 1 / layout.screen.canvas.scale + 1e-6
    for (view, entry) in zip(layout.screen.views, layout.frames.views) {
      let identifier = ScreenLayout.identifier(of: view)
      let found = answer.frames[identifier]
      let frame = Mismatch(subject: view.id, found: found, expected: entry.frame.numbers)
      if frame.isWithin(pixel) {
        mismatches += Self.parts(of: view, entry, answer.texts[identifier], way).filter {
          !$0.isWithin(pixel)
        }
        // A title counts in whole points.
        mismatches += Self.title(of: view, entry, answer.texts[identifier]).filter {
          !$0.isWithin(pixel + 1)
        }
      } else if isAmbiguous && found != nil {
        undecided.append(frame)
      } else {
        mismatches.append(frame)
      }
    }
  }

  /// Where a view's text is, as far as it has one.
  private static func parts(
    of view: View, _ entry: ViewFrame, _ found: TextAnswer?, _ way: InsetsWay
  ) -> [Mismatch] {
    guard case .text = view.content else { return [] }
    var parts: [Mismatch] = []
    if let content = entry.content {
      var text = Mismatch(
        subject: "the text of \(view.id)", found: found?.rect, expected: content.numbers)
      if way != .subclass, case .textField = view.element {
        // A field is as high as it is padded, and its line stands in the middle: the baselines tell.
        text.found = text.found.map { [$0[0], $0[2]] }
        text.expected = [content.x, content.width]
      }
      parts.append(text)
    }
    if let baselines = entry.baselines {
      parts.append(
        Mismatch(
          subject: "the baselines of \(view.id)", found: found?.baselines,
          expected: [baselines.first, baselines.last]))
    }
    return parts
  }

  /// Where a button's title is.
  private static func title(
    of view: View, _ entry: ViewFrame, _ found: TextAnswer?
  ) -> [Mismatch] {
    guard case .button = view.element, let line = entry.lines.first, entry.lines.count == 1 else {
      return []
    }
    var title = Mismatch(
      subject: "the title of \(view.id)", found: found?.title,
      expected: [line.x, line.x + line.width])
    if entry.isTruncated {
      // What is left of it is narrower than its room.
      title.found = title.found.map { [$0.reduce(0, +) / 2] }
      title.expected = [line.x + line.width / 2]
    }
    return [title]
  }
}

extension Rect {
  /// x, y, width and height.
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension Comparison.Mismatch {
  /// Whether it is none: no number differs by more than a length.
  fileprivate func isWithin(_ length: Double) -> Bool {
    guard let found, found.count == expected.count else { return false }
    return zip(expected, found).allSatisfy { abs($0 - $1) <= length }
  }
}

extension Comparison.Mismatch: CustomStringConvertible {
  var description: String { "\(subject) is \(text(found)), in the table \(text(expected))" }

  private func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "nowhere" }
    return numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}
