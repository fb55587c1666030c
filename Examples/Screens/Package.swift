// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: …, from: …).
    .package(name: "quoin", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Screens", plugins: [.plugin(name: "QuoinPlugin", package: "quoin")])
  ],
  swiftLanguageModes: [.v6]
)
