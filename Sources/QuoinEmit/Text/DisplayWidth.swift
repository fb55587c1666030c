import QuoinSource

extension StringProtocol {
  /// The columns the text takes on a terminal.
  var displayWidth: Int { VisibleText.columns(of: self) }
}
