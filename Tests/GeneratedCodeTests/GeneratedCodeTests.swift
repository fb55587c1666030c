import Foundation
import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing
import UIKitDouble

/// The generated UIKit code of every spec, built and run with the double of UIKit, gives the frames
/// of the table.
///
/// Three programs, one for each way of insets; each lays every screen out at two sizes, at two text
/// sizes and in both directions: once in a view that is made for it, and once, as far as the
/// direction stays, in a view that was made for another size and text size.
@Suite(.enabled(if: BuildFolder.canBuild, "\(BuildFolder.reason)"))
struct GeneratedCodeTests {
  @Test(arguments: [InsetsWay.subclass, .container, .category])
  func framesAreThoseOfTheTable(way: InsetsWay) throws {
    let batch = try GeneratedBatch(way)
    #expect(GeneratedBatch.screens.count > 40)
    var failures: [String] = []
    for isReused in [false, true] {
      let answers = try batch.answers(isReused: isReused)
      #expect(answers.count == GeneratedBatch.tables.count)
      for (screen, setting, table) in GeneratedBatch.tables {
        let name = GeneratedBatch.name(GeneratedBatch.screens[screen], setting)
        let answer = try #require(answers[name], "no answer for \(name)")
        let mismatches = Comparison(table, answer, way).mismatches
        let what = isReused ? "\(name), in a view of another setting" : name
        failures += mismatches.map { "\(what): \($0)" } + answer.findings.map { "\(what): \($0)" }
        // The category exchanges two methods, once; nothing else exchanges any.
        #expect(
          answer.exchanges.isEmpty || (way == .category && answer.exchanges == Self.exchanges))
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private static let exchanges = [
    "textRect(forBounds:limitedToNumberOfLines:) quoin_textRect(forBounds:limitedToNumberOfLines:)",
    "drawText(in:) quoin_drawText(in:)",
  ]

  /// A class finds its own cell when the app runs: its code must not be that of one device, text size,
  /// direction or theme.
  @Test func codeIsTheSameOfEveryCell() throws {
    var cells = Setting.all.map { setting in { (screen: Screen) in setting.options(screen) } }
    for theme in [Cell.Theme.light, .dark] {
      cells.append { screen in
        var options = ScreenOptions()
        options.theme = theme
        guard screen.cell.device != nil else { return options }
        options.device = Device.named("iPad Pro 11-inch (1st generation)")
        options.orientation = .landscape
        return options
      }
    }
    for screen in GeneratedScreen.all {
      let code = screen.code(.subclass)
      for cell in cells {
        let options = cell(screen.own.layout.screen)
        #expect(screen.code(.subclass, in: options) == code, "\(screen.spec) \(options)")
      }
    }
  }

  /// Two specs in two notations have one code; only the file's name tells them apart.
  @Test func oneSpecInTwoNotationsHasOneCode() throws {
    let twins = try ["specs/chat.quoin.yaml", "specs/json/chat.quoin.json"].map { spec in
      try #require(GeneratedScreen.all.first { $0.spec == spec }).code(.subclass)
        .replacing(/chat\.quoin\.(yaml|json)(:\d+)?/, with: "chat")
    }
    #expect(twins[0] == twins[1])
  }
}
