import Foundation
import QuoinEmit
import QuoinLayout
import QuoinScreen
import UIKitDouble

/// The code of all screens with insets one way, as a program.
struct GeneratedBatch {
  /// The screens; of two with the same code, such as one spec in two notations, the first.
  static let screens: [GeneratedScreen] = {
    var classes: Set<String> = []
    return GeneratedScreen.all.filter { screen in
      GeneratedScreen.className(in: screen.code(.subclass)).map { classes.insert($0).inserted }
        ?? false
    }
  }()
  /// The screens by their places, in all settings, with their tables, which all ways have in common.
  static let tables: [(screen: Int, setting: Setting, table: EmitInput)] = screens.enumerated()
    .flatMap { index, screen in
      Setting.all.compactMap { setting in screen.table(setting).map { (index, setting, $0) } }
    }

  private let classes: [String]
  private let program: Program

  /// Builds the program.
  init(_ way: InsetsWay) throws {
    var classes: [String] = []
    var sources = SupportCode.files(CodeOptions(insets: way, access: .internal), language: .swift)
      .reduce(into: [String: String]()) { $0[$1.name] = LinuxRuntime.prepared($1.text) }
    for screen in Self.screens {
      let code = screen.code(way)
      let name = GeneratedScreen.className(in: code) ?? ""
      classes.append(name)
      sources["\(name).swift"] = code
    }
    sources["Custom.swift"] = Self.customViews
    sources["main.swift"] = Self.main(classes.map { ($0, sources["\($0).swift"] ?? "") })
    self.classes = classes
    program = try Program()
    try program.build(sources)
  }

  /// Runs the program; answers by name.
  ///
  /// With `isReused` a screen's view is made once for each direction, and then given the other
  /// sizes and text sizes: the settings of a direction follow each other. Between them it shows other
  /// texts and insets.
  func answers(isReused: Bool) throws -> [String: ScreenAnswer] {
    var requests: [ScreenRequest] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for (screen, setting, table) in Self.tables where setting.direction == direction {
        var request = table.layout.request(
          name: Self.name(Self.screens[screen], setting), class: classes[screen])
        request.isReused = isReused && requests.last?.screen == request.screen
        requests.append(request)
      }
    }
    let output = try program.run(input: JSONEncoder().encode(requests))
    let answers = try JSONDecoder().decode([ScreenAnswer].self, from: output)
    return Dictionary(answers.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What a screen in a setting is called.
  static func name(_ screen: GeneratedScreen, _ setting: Setting) -> String {
    "\(screen.spec)\(screen.index == 0 ? "" : "#\(screen.index + 1)") \(setting)"
  }

  /// The classes that `specs/kinds/custom.quoin.yaml` expects of the app.
  private static let customViews = """
    import UIKit

    final class GaugeView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 40) }
    }

    enum Charts {
      final class LineChart: UIView {
        override var intrinsicContentSize: CGSize {
          CGSize(width: UIView.noIntrinsicMetric, height: 60)
        }
      }
    }

    final class MapOverlay: UIView {}
    """

  private static func main(_ screens: [(name: String, code: String)]) -> String {
    let entries = screens.map { name, code in
      """
        "\(name)": RunnableScreen(
          make: { \(name)(frame: $0) },
          change: { change(&$0.parameters) },
          changeBack: { $0.parameters = .init() }),
      """
    }
    let changes = screens.map { name, code in
      """
      @MainActor func change(_ parameters: inout \(name).Parameters) {
      \(otherValues(in: code).map { "  parameters.\($0)" }.joined(separator: "\n"))
      }
      """
    }
    return """
      import UIKit

      \(changes.joined(separator: "\n\n"))

      var runner = ScreenRunner([
      \(entries.joined(separator: "\n"))
      ])
      try runner.run()
      """
  }

  /// Other texts and insets for the parameters of a screen, as assignments.
  private static func otherValues(in code: String) -> [String] {
    let texts = code.matches(of: /var (\w+(?:Text|Title|Placeholder)) = "/).map {
      "\($0.1) = \"Something else to read\""
    }
    let insets = code.matches(of: /var (\w+) = (\w+Insets)(?:\(|\.zero)/).map {
      "\($0.1) = \($0.2)(top: 3, \($0.2 == "UIEdgeInsets" ? "left" : "leading"): 21, bottom: 5, "
        + "\($0.2 == "UIEdgeInsets" ? "right" : "trailing"): 8)"
    }
    return texts + insets
  }
}
