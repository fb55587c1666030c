import Foundation
import PackagePlugin

/// Turns every spec of a target into Swift when the target is built.
@main
struct QuoinPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let specs = SpecTarget(
      name: target.name, root: context.package.directoryURL,
      files: target.sourceFiles.map(\.url), folder: target.directoryURL)
    return try specs.buildCommands(
      tool: context.tool(named: "quoin").url, workFolder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension QuoinPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of a project has no folder of its own, only the files that are listed for it.
      let specs = SpecTarget(
        name: target.displayName, root: context.xcodeProject.directoryURL,
        files: target.inputFiles.map(\.url), folder: nil)
      return try specs.buildCommands(
        tool: context.tool(named: "quoin").url, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
