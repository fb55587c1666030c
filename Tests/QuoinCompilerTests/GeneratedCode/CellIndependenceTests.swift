import QuoinEmit
import QuoinScreen
import Testing

/// UIKit decides direction, text size and theme when an app runs: code says none of them.
@Suite struct CellIndependenceTests {
  @Test(arguments: GoldenCase.all)
  func theCodeIsThatOfNoCell(_ golden: GoldenCase) throws {
    let emitter = try #require(Emitter.named("uikit"))
    let code = try #require(golden.compile()).outputs.map { emitter.emit([$0]) }
    #expect(!code.isEmpty)
    var settings: [ScreenOptions] = []
    for direction in LayoutDirection.allCases {
      for textSize in [TextSize.XS, .L, .AX3] {
        for theme in Cell.Theme.allCases {
          var options = ScreenOptions()
          (options.direction, options.textSize, options.theme) = (direction, textSize, theme)
          settings.append(options)
        }
      }
    }
    for options in settings {
      let other = try #require(golden.compile(options)).outputs.map { emitter.emit([$0]) }
      #expect(other == code)
    }
  }
}
