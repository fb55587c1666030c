import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import UIKitDouble

/// A screen of a spec in `specs/`: its code and its layouts in all settings.
struct GeneratedScreen: Sendable {
  /// The spec's path.
  let spec: String
  /// The place of the screen in the spec.
  let index: Int
  /// The layout in the spec's own setting, from which the code is.
  let own: EmitInput

  /// The screens of every spec in `specs/`.
  static let all: [GeneratedScreen] = {
    let root = SharedFolder.package.appendingPathComponent("specs")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".quoin.yaml") || $0.hasSuffix(".quoin.json") }.sorted()
      .flatMap { file in
        let spec = "specs/\(file)"
        return (compile(spec, ScreenOptions())?.outputs ?? []).enumerated().map {
          GeneratedScreen(spec: spec, index: $0.offset, own: $0.element)
        }
      }
  }()

  /// The code with insets one way, of the spec's own cell or of another one.
  func code(_ way: InsetsWay, in options: ScreenOptions? = nil) -> String {
    let input = options.map { table($0) } ?? own
    return input.flatMap { input in
      Emitter.named("uikit")?.emit([
        EmitInput(
          input.layout, diagnostics: input.diagnostics,
          code: CodeOptions(insets: way, access: .internal))
      ])
    } ?? ""
  }

  /// The name of the view's class in code.
  static func className(in code: String) -> String? {
    code.firstMatch(of: /final class (\w+): UIView/).map { String($0.1) }
  }

  /// The layout in a setting, with what was said of it.
  func table(_ setting: Setting) -> EmitInput? { table(setting.options(own.layout.screen)) }

  /// The layout with options, with what was said of it.
  func table(_ options: ScreenOptions) -> EmitInput? {
    let outputs = Self.compile(spec, options)?.outputs ?? []
    return outputs.indices.contains(index) ? outputs[index] : nil
  }

  private static func compile(_ spec: String, _ options: ScreenOptions) -> Compiler.Result? {
    let url = SharedFolder.package.appendingPathComponent(spec)
    guard let data = try? Data(contentsOf: url) else { return nil }
    return Compiler.compile(
      SourceFile(path: spec, bytes: Array(data)),
      notation: spec.hasSuffix(".json") ? .json : .yaml, options: options,
      files: FolderFiles(root: SharedFolder.package))
  }
}

extension ScreenLayout {
  /// What the program is asked for.
  func request(name: String, class className: String) -> ScreenRequest {
    let canvas = screen.canvas
    let (safeArea, margins) = (canvas.safeArea, canvas.margins)
    let isRightToLeft = screen.cell.direction == .rightToLeft
    let left = margins.left - safeArea.left
    let right = margins.right - safeArea.right
    let traits = canvas.traits
    return ScreenRequest(
      name: name, screen: className, width: canvas.width, height: canvas.height,
      scale: canvas.scale,
      safeArea: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right],
      margins: [
        margins.top - safeArea.top, isRightToLeft ? right : left, margins.bottom - safeArea.bottom,
        isRightToLeft ? left : right,
      ], keyboardHeight: canvas.keyboardHeight,
      textSize: TextSize.allCases.firstIndex(of: screen.cell.textSize) ?? 3,
      isRightToLeft: isRightToLeft,
      horizontalSizeClass: traits.horizontal == .regular ? 2 : 1,
      verticalSizeClass: traits.vertical == .regular ? 2 : 1, idiom: traits.idiom == .pad ? 1 : 0,
      images: images, edited: edited, isReused: false)
  }

  /// The identifier of a view in code.
  static func identifier(of view: View) -> String { view.accessibility.identifier ?? view.id }

  /// The pictures that an app would have in its assets: names without folder and ending.
  private var images: [String: [Double]] {
    var images: [String: [Double]] = [:]
    for view in screen.views {
      switch view.content {
      case .picture(let name, let size?): images[Self.asset(name)] = [size.width, size.height]
      case .text(let text):
        if let picture = text.companions?.picture {
          images[Self.asset(picture.name)] = [picture.size.width, picture.size.height]
        }
      default: break
      }
    }
    return images
  }

  private static func asset(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  private var edited: [String] {
    screen.views.compactMap { view in
      guard case .text(let text) = view.content, text.input?.isEditing == true else { return nil }
      return Self.identifier(of: view)
    }
  }
}
