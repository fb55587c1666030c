import QuoinScreen
import Testing

@testable import QuoinScreen

/// Sizes read from the headers of pictures, which are written here by hand from their standards.
@Suite struct ImageFileTests {
  @Test(arguments: [(1.0, 60.0, 40.0), (2, 30, 20), (3, 20, 40.0 / 3)])
  func pixelsBecomePointsByTheScale(scale: Double, width: Double, height: Double) {
    let size = ImageFile(PictureBytes.png(60, 40))?.points(at: scale)
    #expect(size == Size(width: width, height: height))
  }

  @Test func gif() {
    #expect(size(Array("GIF89a".utf8) + [64, 1, 200, 0, 0, 0, 0]) == Size(width: 320, height: 200))
  }

  /// Fill bytes, a segment of another kind, then a progressive frame.
  @Test func jpeg() {
    #expect(size(PictureBytes.jpeg(300, 200)) == Size(width: 300, height: 200))
  }

  /// Cameras write pictures on their side and an orientation of 5 to 8; UIKit turns them.
  @Test(arguments: [(1, 300.0, 200.0), (3, 300, 200), (6, 200, 300), (8, 200, 300)])
  func orientationTurnsAJPEG(orientation: UInt8, width: Double, height: Double) {
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let app1 = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    #expect(size(PictureBytes.jpeg(300, 200, after: app1)) == Size(width: width, height: height))
  }

  @Test(arguments: [
    ("/MediaBox [0 0 64 40]", 64.0, 40.0), ("/MediaBox[ 10.5 -5 110.5 45 ]/Rotate 0", 100, 50),
    ("/MediaBox [0 0 64 40] /Rotate 90", 40, 64), ("/Rotate -270/MediaBox[0 0 64 40]", 40, 64),
  ])
  func pdf(page: String, width: Double, height: Double) {
    #expect(size("%PDF-1.7\n<<\(page)>>") == Size(width: width, height: height))
  }

  @Test(arguments: [
    ("<svg width='48' height='24'/>", 48.0, 24.0),
    ("<svg viewBox=\"0 0 48 24\">", 48, 24),
    ("<svg width=\"100%\" viewBox=\"0,0,48,24\">", 48, 24),
    ("<svg width=\"96px\" viewBox=\"0 0 48 24\">", 96, 48),
    ("<svg height = '12' viewBox='0 0 48 24'>", 24, 12),
    ("<svg width=\"72pt\" height=\"1in\">", 96, 96),
    (
      "<?xml version='1.0'?><!-- <svg width='1'> --><!DOCTYPE svg [<!ENTITY a '>'>]>\n<svg width='3' height='4'>",
      3, 4
    ),
  ])
  func svg(text: String, width: Double, height: Double) {
    #expect(size(text) == Size(width: width, height: height))
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg>", "<svg width='0' height='0'>", "<svg width='1e999' height='5'>",
    "<svg width='9e9' height='9e9'>", "<html width='5' height='5'>", "<!--", "<!DOCTYPE [",
    "%PDF-1.4", "%PDF-1.4 /MediaBox [0 0 64", "%PDF-1.4 /MediaBox [nan 0 1e999 4]", "GIF8",
    "plain text",
  ])
  func whatHasNoSizeGivesNone(text: String) {
    #expect(ImageFile(Array(text.utf8)) == nil)
  }

  /// Cut and changed at every byte: no trap, and a size within bounds or none.
  @Test func brokenFilesAreNotBelieved() {
    let files = [
      PictureBytes.png(60, 40), PictureBytes.jpeg(300, 200),
      Array("%PDF-1.7\n<</MediaBox [0 0 64 40]/Rotate 90>>".utf8),
      Array("<?xml?><svg width='48px' height='24' viewBox='0 0 1 1'/>".utf8),
    ]
    for file in files {
      for index in file.indices {
        check(Array(file[..<index]))
        for byte: UInt8 in [0, 0x2D, 0x39, 0x7F, 0xFF] {
          var changed = file
          changed[index] = byte
          check(changed)
        }
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let size = ImageFile(bytes)?.size else { return }
    #expect((1...ImageFile.largestSide).contains(size.width))
    #expect((1...ImageFile.largestSide).contains(size.height))
  }

  private func size(_ bytes: [UInt8]) -> Size? { ImageFile(bytes)?.points(at: 1) }
  private func size(_ text: String) -> Size? { size(Array(text.utf8)) }
}

/// Headers of pictures, byte by byte.
enum PictureBytes {
  /// A PNG up to the end of its header chunk.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  /// A JPEG up to its frame header, with a segment before it.
  static func jpeg(_ width: Int, _ height: Int, after segment: [UInt8] = []) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value / 256), UInt8(value % 256)] }
    return [0xFF, 0xD8] + segment + [0xFF, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8]
      + word(height) + word(width) + [1, 1, 0x11, 0]
  }
}
