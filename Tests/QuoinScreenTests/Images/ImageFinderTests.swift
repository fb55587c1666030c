import QuoinScreen
import QuoinSource
import Testing

@testable import QuoinScreen

/// Which file of a picture is read, and at which scale.
@Suite struct ImageFinderTests {
  private let files = PictureFiles([
    "plain.png": PictureBytes.png(60, 40), "two@2x.png": PictureBytes.png(60, 40),
    "both@2x.png": PictureBytes.png(60, 40), "both@3x.png": PictureBytes.png(90, 90),
    "broken.png": [1, 2, 3], "photo.heic": [1, 2, 3],
    "Assets.xcassets/badge.imageset/Contents.json": Array(
      #"{"images": [{"scale": "1x"}, {"filename": "b2.png", "scale": "2x"}, {"filename": "b3.png", "scale": "3x"}]}"#
        .utf8),
    "Assets.xcassets/badge.imageset/b2.png": PictureBytes.png(60, 40),
    "Assets.xcassets/badge.imageset/b3.png": PictureBytes.png(120, 120),
    "Assets.xcassets/vector.imageset/Contents.json": Array(
      #"{"images": [{"filename": "v.svg", "idiom": "universal"}]}"#.utf8),
    "Assets.xcassets/vector.imageset/v.svg": Array("<svg width='24' height='12'/>".utf8),
    "Brand.xcassets/mark.imageset/Contents.json": Array(
      #"{"images": [{"filename": "../../plain.png"}]}"#.utf8),
    "Assets.xcassets/odd.imageset/Contents.json": Array("[".utf8),
  ])

  @Test(arguments: [
    ("plain.png", 3.0, 60.0, 40.0), ("two.png", 3, 30, 20), ("two@2x.png", 3, 30, 20),
    ("both.png", 3, 30, 30), ("both.png", 2, 30, 20), ("both.png", 1, 30, 30),
  ])
  func files(name: String, scale: Double, width: Double, height: Double) {
    guard case .found(let size) = file(scale, name) else {
      Issue.record("not found")
      return
    }
    #expect(size == Size(width: width, height: height))
  }

  @Test(arguments: [
    ("badge", 3.0, 40.0, 40.0), ("badge", 2, 30, 20), ("badge", 1, 40, 40), ("vector", 3, 24, 12),
  ])
  func assets(name: String, scale: Double, width: Double, height: Double) {
    guard case .found(let size) = asset(scale, name) else {
      Issue.record("not found")
      return
    }
    #expect(size == Size(width: width, height: height))
  }

  /// A catalog cannot lead out of its folder; what cannot be read is told from what is missing.
  @Test func faults() {
    if case .found(nil) = asset(2, "Brand.xcassets/mark") {
    } else {
      Issue.record("a way out")
    }
    if case .missing(.notFound) = asset(2, "nobody") {} else { Issue.record("found") }
    if case .broken = asset(2, "odd") {} else { Issue.record("odd is fine") }
    if case .broken = file(2, "broken.png") {} else { Issue.record("broken is fine") }
    if case .found(nil) = file(2, "photo.heic") {} else { Issue.record("heic has a size") }
    if case .missing(.outsideRoot) = file(2, "../secret.png") {} else { Issue.record("out") }
  }

  private func file(_ scale: Double, _ name: String) -> ImageFinder.Outcome {
    var finder = finder(scale)
    return finder.file(name)
  }

  private func asset(_ scale: Double, _ name: String) -> ImageFinder.Outcome {
    var finder = finder(scale)
    return finder.asset(name)
  }

  private func finder(_ scale: Double) -> ImageFinder {
    ImageFinder(files: NamedFiles(files), base: "spec.quoin.yaml", scale: scale)
  }
}

/// Pictures that live in a dictionary, by path.
private struct PictureFiles: FileProvider {
  private let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    if path.hasPrefix("../") { return .failure(.outsideRoot) }
    guard let bytes = files[path] else { return .failure(.notFound) }
    return .success(SourceFile(path: path, bytes: bytes))
  }
}
