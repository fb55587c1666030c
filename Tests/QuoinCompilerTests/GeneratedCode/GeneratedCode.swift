import QuoinEmit
import QuoinScreen
import QuoinTestSupport

/// The code that a spec in a test comes to.
struct GeneratedCode {
  /// The lines, without what they are indented by.
  let lines: [String]

  /// Writes the UIKit code of views on a canvas.
  init(
    _ views: String, insets: InsetsWay = .subclass, direction: LayoutDirection? = nil
  ) {
    let spec = TestSpec.canvas(direction: direction, views)
    let inputs = spec.result.layouts.map {
      EmitInput($0, code: CodeOptions(insets: insets, access: .internal))
    }
    let text = Emitter.named("uikit")?.emit(inputs) ?? ""
    lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// Whether lines follow each other.
  func has(_ wanted: String...) -> Bool {
    lines.indices.contains { index in lines[index...].starts(with: wanted) }
  }

  /// The lines that begin with a text.
  func lines(from start: String) -> [String] { lines.filter { $0.hasPrefix(start) } }
}
