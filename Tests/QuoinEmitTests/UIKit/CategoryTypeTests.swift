import Foundation
import QuoinTemplates
import Testing

@testable import QuoinEmit

/// The category of labels with Objective-C switched on, as far as a system without its runtime can:
/// clang and swiftc check syntax and types against headers of `Tests/Fixtures/objc`.
@Suite(.serialized)
struct CategoryTypeTests {
  private static let hasCompiler = SwiftToolchain.compiler != nil
  private static let hasClang = SwiftToolchain.clang != nil

  private static let fixtures: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fixtures/objc")
  }()

  @Test(.enabled(if: hasClang, "no clang on the search path"))
  func clangTakesTheObjectiveC() throws {
    let files = SupportCode.files(CodeOptions(), language: .objc)
    try SwiftToolchain.withFiles(named: files.map { ($0.name, $0.text) }) { folder, paths in
      _ = try SwiftToolchain.run(
        SwiftToolchain.clang ?? "",
        [
          "-fsyntax-only", "-target", "arm64-apple-ios15", "-x", "objective-c", "-fobjc-arc",
          "-Wall", "-Wextra", "-Werror", "-I", Self.fixtures.path, paths[1],
        ], in: folder)
    }
  }

  @Test(.enabled(if: hasCompiler, "no swiftc on the search path"))
  func swiftTakesTheExchange() throws {
    let value = TemplateValue.map(["access": .code("public ")])
    let source = "import UIKit\n\n" + (try CodeTemplates.shipped().render("label-insets", value))
    let overlay = Self.fixtures.appendingPathComponent("Overlay.swift").path
    let runtime = Self.fixtures.appendingPathComponent("ObjectiveC.swift").path
    try SwiftToolchain.withFiles(named: [("LabelInsets.swift", source)]) { folder, paths in
      let frontend = ["-frontend", "-swift-version", "6", "-enable-objc-interop"]
      _ = try SwiftToolchain.run(
        SwiftToolchain.compiler ?? "",
        frontend + [
          "-emit-module", "-module-name", "ObjectiveC", "-parse-as-library", runtime, "-o",
          "ObjectiveC.swiftmodule",
        ], in: folder)
      _ = try SwiftToolchain.run(
        SwiftToolchain.compiler ?? "",
        frontend + [
          "-typecheck", "-warnings-as-errors", "-disable-objc-attr-requires-foundation-module",
          "-I", Self.fixtures.path, "-I", ".", overlay,
        ] + paths, in: folder)
    }
  }
}
