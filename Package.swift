// swift-tools-version: 6.1

import PackageDescription

/// A library module of the compiler and its tests; `needs` is the one direction of imports.
func module(_ name: String, needs: [String] = []) -> Target {
  .target(name: name, dependencies: needs.map { .byName(name: $0) })
}

/// The tests of one module, which mirror its folder under `Sources`.
func tests(_ module: String, needs: [String] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: ([module] + needs).map { .byName(name: $0) })
}

let package = Package(
  name: "quoin",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "quoin", targets: ["quoin"]),
    .library(name: "QuoinCompiler", targets: ["QuoinCompiler"]),
    .plugin(name: "QuoinPlugin", targets: ["QuoinPlugin"]),
    .plugin(name: "QuoinCommand", targets: ["QuoinCommand"]),
  ],
  targets: [
    // Leaves: they import nothing of Quoin.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("QuoinSource"),
    module("QuoinText"),
    module("QuoinSolver"),
    module("QuoinTemplates"),

    // The stages, in the order a spec passes through them.
    module("QuoinSyntax", needs: ["CYAML", "QuoinSource"]),
    module("QuoinScreen", needs: ["QuoinSource", "QuoinSyntax"]),
    module("QuoinLayout", needs: ["QuoinSource", "QuoinScreen", "QuoinSolver", "QuoinText"]),
    module("QuoinEmit", needs: ["QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinTemplates"]),
    module(
      "QuoinCompiler",
      needs: ["QuoinEmit", "QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinSyntax"]),

    module(
      "QuoinImport",
      needs: [
        "QuoinCompiler", "QuoinEmit", "QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinSyntax",
      ]),

    // Executables.
    .executableTarget(
      name: "quoin",
      dependencies: [
        "QuoinCompiler", "QuoinEmit", "QuoinImport", "QuoinLayout", "QuoinScreen", "QuoinSource",
        "QuoinSyntax",
      ]),
    .executableTarget(
      name: "quoin-bench",
      dependencies: [
        "QuoinEmit", "QuoinLayout", "QuoinScreen", "QuoinSolver", "QuoinSource", "QuoinSyntax",
        "QuoinText",
      ]),
    .executableTarget(name: "quoin-docs", dependencies: ["QuoinEmit", "QuoinScreen"]),

    // Plugins: they know the tool and nothing of its modules.
    .plugin(name: "QuoinPlugin", capability: .buildTool(), dependencies: ["quoin"]),
    .plugin(
      name: "QuoinCommand",
      capability: .command(
        intent: .custom(verb: "quoin", description: "Run quoin in the package's folder.")),
      dependencies: ["quoin"]),

    .target(
      name: "QuoinTestSupport",
      dependencies: ["QuoinCompiler", "QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinSyntax"],
      path: "Tests/QuoinTestSupport"),
    // A double of UIKit that runs where there is none; no product has it. Generated code imports it
    // as UIKit, WebKit and MapKit by module aliases, so that no system's own modules are shadowed.
    .target(
      name: "UIKitDouble", dependencies: ["QuoinSolver", "QuoinText"],
      path: "Tests/UIKitDouble"),
    .target(name: "WebKitDouble", dependencies: ["UIKitDouble"], path: "Tests/WebKitDouble"),
    .target(name: "MapKitDouble", dependencies: ["UIKitDouble"], path: "Tests/MapKitDouble"),
    tests("UIKitDouble", needs: ["QuoinTestSupport", "QuoinText"]),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "MapKitDouble", "QuoinCompiler", "QuoinEmit", "QuoinLayout", "QuoinScreen", "QuoinSource",
        "QuoinTestSupport", "UIKitDouble", "WebKitDouble",
      ]),
    tests("QuoinSource"),
    tests("QuoinText"),
    tests("QuoinSolver"),
    tests("QuoinTemplates"),
    tests("QuoinSyntax", needs: ["QuoinSource"]),
    tests("QuoinScreen", needs: ["QuoinSource", "QuoinSyntax", "QuoinTestSupport"]),
    tests(
      "QuoinImport",
      needs: [
        "QuoinCompiler", "QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinSyntax",
        "QuoinTestSupport",
      ]),
    tests("QuoinLayout", needs: ["QuoinScreen", "QuoinSource", "QuoinSyntax"]),
    tests(
      "QuoinEmit",
      needs: ["QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinTemplates", "QuoinTestSupport"]),
    tests(
      "QuoinCompiler",
      needs: ["QuoinEmit", "QuoinLayout", "QuoinScreen", "QuoinSource", "QuoinTestSupport"]),
    // The tests of the command line run the built tool.
    .testTarget(name: "quoinTests", dependencies: ["quoin", "QuoinScreen", "QuoinTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
