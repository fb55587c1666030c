import QuoinScreen
import QuoinSource

extension ScreenLayout {
  /// Lays a screen out: formulates the linear system, solves it in passes, rounds to pixels.
  ///
  /// There is always a layout; where required constraints conflict, their summed errors are least,
  /// and nothing but the conflicts is told: what follows from such frames is nobody's layout.
  public static func layOut(_ screen: Screen) -> (layout: ScreenLayout, diagnostics: [Diagnostic]) {
    var measurer = ContentMeasurer(screen)
    let passes = LayoutPasses(screen, measurer: &measurer)
    var reader = FrameReader(passes, measurer: measurer)
    let frames = reader.frames()
    var diagnostics = ConflictReport(passes).diagnostics
    if diagnostics.isEmpty {
      diagnostics = AmbiguityReport(passes).diagnostics + PassReport(passes).diagnostics
    }
    diagnostics += ProofReport(screen, isProved: passes.solution.isProved).diagnostics
    if !diagnostics.containsError {
      diagnostics += ScrollReport(passes).diagnostics + reader.diagnostics
    }
    return (
      ScreenLayout(screen: screen, frames: frames),
      screen.tellingInstances(screen.droppingIgnored(diagnostics))
    )
  }
}
