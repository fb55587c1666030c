import QuoinImport
import QuoinLayout

/// What `--verify` prints of a root.
enum VerificationText {
  /// The views that differ by more than a tolerance; nothing where none does.
  static func text(_ verification: Verification, tolerance: Double, path: String) -> String {
    let spec = verification.spec
    let title = "\(path): \(spec.screen) (\(spec.rootID))"
    guard verification.compiles else {
      let error = verification.diagnostics.first { $0.severity == .error }
      return "\(title)\n  does not compile: \(error?.message ?? "")\n\n"
    }
    let missed = verification.counted.filter { $0.difference > tolerance }
    guard !missed.isEmpty else { return "" }
    let lines = missed.map { result in
      let place = result.view.range.start
      return "  \(place.line): \(result.view.tag) \(result.view.id)"
        + " stored \(result.view.frame.map(text) ?? "nothing"),"
        + " computed \(result.frame.map(text) ?? "nothing")\n"
    }
    return "\(title)\n\(lines.joined())\n"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { number in
      let tenths = (number * 100).rounded() / 100
      let text = "\(tenths)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
