import QuoinCompiler
import QuoinEmit
import QuoinSource

/// The types that the outputs of a run declare in Swift: files of one folder are taken to be compiled
/// together.
struct CodeTypes {
  private struct Place: Hashable {
    var folder: ExactString
    var type: String
  }

  private var screens: [Place: SourceRange] = [:]

  /// Adds the screens of a spec; those that would declare a type again.
  mutating func add(
    _ result: Compiler.Result, as emitters: [Emitter], below folder: String
  ) -> [Diagnostic] {
    var clashes: [Diagnostic] = []
    for emitter in emitters {
      for layout in result.layouts {
        guard let type = emitter.typeName(of: layout) else { continue }
        let (screen, place) = (layout.screen, Place(folder: ExactString(folder), type: type))
        if let other = screens[place] {
          // The cells of one screen share its type.
          guard other != screen.source else { continue }
          clashes.append(.typeClash(type, of: (screen.name, screen.source), with: other))
        } else {
          screens[place] = screen.source
        }
      }
    }
    return clashes
  }
}
