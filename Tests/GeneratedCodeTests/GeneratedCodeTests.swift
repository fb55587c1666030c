import Foundation
import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing
import UIKitDouble

/// The generated UIKit code of every spec, built and run with the double of UIKit, gives the frames
/// of the table.
///
/// Three programs, one for each way of insets; each lays every screen out at two sizes, two text
/// sizes and in both directions.
@Suite(.serialized, .enabled(if: BuildFolder.canBuild, "\(BuildFolder.reason)"))
struct GeneratedCodeTests {
  @Test(arguments: [InsetsWay.subclass, .container, .category])
  func framesAreThoseOfTheTable(way: InsetsWay) throws {
    let batch = try GeneratedBatch(way)
    let answers = try batch.answers()
    #expect(GeneratedScreen.all.count > 40)
    #expect(answers.count == batch.screens.count * Setting.all.count)
    var mismatches: [String] = []
    for (screen, setting, table) in batch.tables {
      let name = GeneratedBatch.name(screen, setting)
      let answer = try #require(answers[name], "no answer for \(name)")
      mismatches += Comparison(table, answer).mismatches.map { "\(name): \($0)" }
    }
    #expect(mismatches.isEmpty, "\(mismatches.joined(separator: "\n"))")
  }
}
